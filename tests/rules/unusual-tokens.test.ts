import { collections } from '@carwash/domain/collections';
import { beforeAll, describe, test } from 'vitest';
import { newBooking } from '../support/purchases/bookings.ts';
import { newPurchase } from './purchase-access.ts';
import {
  adminProfile,
  type Database,
  expectAnswers,
  expectReadsToFail,
  expectReadToFail,
  expectReadToSucceed,
  fixtures,
  largestPage,
  owner,
  remove,
  seed,
  signedInWith,
} from './set-up.ts';

const profilePath = `${collections.users}/${owner.uid}`;
const purchase = await newPurchase();
const booking = await newBooking(fixtures, purchase);
const bookingPath = `${collections.bookings}/${booking._id}`;
const servicePath = `${collections.services}/${purchase.service._id}`;
const statsPath = `${collections.stats}/2030-01-15`;

beforeAll(() => seed({ [statsPath]: { bookings: 1 } }));

/** Reads that only the owner and staff may make. */
const notForOthers = (database: Database) => ({
  profile: database.doc(profilePath),
  booking: database.doc(bookingPath),
  statistics: database.doc(statsPath),
});

describe('the owner without a role', () => {
  const database = signedInWith(owner.uid, {});

  test('still reads what is their own', () =>
    expectAnswers(
      { profile: database.doc(profilePath), booking: database.doc(bookingPath) },
      { profile: 'yes', booking: 'yes' },
    ));

  test('is no admin', () =>
    expectReadsToFail({
      statistics: database.doc(statsPath),
      profiles: database.collection(collections.users).limit(largestPage),
    }));
});

describe('an anonymous visitor', () => {
  const visitor = signedInWith('anonymous-uid', {
    provider_id: 'anonymous',
    firebase: { sign_in_provider: 'anonymous' },
  });

  test('reads public data', () => expectReadToSucceed(visitor.doc(servicePath)));

  test('reads nothing of a customer', () => expectReadsToFail(notForOthers(visitor)));
});

describe('one of the staff who signed in by PIN', () => {
  const uid = 'by-pin';
  const pinPath = `${collections.pins}/${uid}`;
  const signedInAt = 1_900_000_000;
  const byPin = signedInWith(uid, {
    role: 'manager',
    auth_time: signedInAt,
    firebase: { sign_in_provider: 'custom' },
  });
  const setPinAt = (ms: number) => seed({ [pinPath]: { setAt: new Date(ms) } });

  beforeAll(() => seed({ [`${collections.users}/${uid}`]: { role: 'manager', status: 'active' } }));

  test('reads as others do while that PIN is set', async () => {
    await setPinAt(signedInAt * 1000 + 999);
    await expectReadToSucceed(byPin.doc(statsPath));
  });

  test('reads only what is their own once the PIN is set anew or removed', async () => {
    await setPinAt((signedInAt + 1) * 1000);
    await expectReadToFail(byPin.doc(statsPath));
    await remove(pinPath);
    await expectReadToFail(byPin.doc(statsPath));
    await expectReadToSucceed(byPin.doc(`${collections.users}/${uid}`));
  });
});

describe('an admin by their profile, with a claim that only resembles the role', () => {
  const uid = 'pretender';
  beforeAll(() => seed({ [`${collections.users}/${uid}`]: adminProfile }));

  test.each([
    {},
    { role: 'Admin' },
    { role: 'administrator' },
    { role: ['admin'] },
    { role: true },
    { role: null },
    { admin: true },
    { roles: ['admin'] },
  ])('%j gives no rights', (claims) => expectReadsToFail(notForOthers(signedInWith(uid, claims))));
});
