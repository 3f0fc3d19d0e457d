import { collections } from '@carwash/domain/collections';
import { beforeEach, describe, test } from 'vitest';
import { newBooking } from '../support/purchases/bookings.ts';
import { newPurchase } from './purchase-access.ts';
import {
  expectReadToFail,
  expectReadToSucceed,
  fixtures,
  largestPage,
  otherUser,
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

beforeEach(() => seed({ [statsPath]: { bookings: 1 } }));

describe('the owner without a role', () => {
  const database = signedInWith(owner.uid, {});

  test('still reads what is their own', async () => {
    await expectReadToSucceed(database.doc(profilePath));
    await expectReadToSucceed(database.doc(bookingPath));
  });

  test('is no admin', async () => {
    await expectReadToFail(database.doc(statsPath));
    await expectReadToFail(database.collection(collections.users).limit(largestPage));
  });
});

describe('an anonymous visitor', () => {
  const visitor = signedInWith('anonymous-uid', {
    provider_id: 'anonymous',
    firebase: { sign_in_provider: 'anonymous' },
  });

  test('reads public data', () => expectReadToSucceed(visitor.doc(servicePath)));

  test('reads nothing of a customer', async () => {
    await expectReadToFail(visitor.doc(profilePath));
    await expectReadToFail(visitor.doc(bookingPath));
    await expectReadToFail(visitor.doc(statsPath));
  });
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

  beforeEach(() =>
    seed({ [`${collections.users}/${uid}`]: { role: 'manager', status: 'active' } }),
  );

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

describe('a claim that only resembles the admin role', () => {
  test.each([
    { role: 'Admin' },
    { role: 'administrator' },
    { role: ['admin'] },
    { role: true },
    { role: null },
    { admin: true },
    { roles: ['admin'] },
  ])('%j gives no rights', async (claims) => {
    const pretender = signedInWith(otherUser.uid, claims);
    await expectReadToFail(pretender.doc(statsPath));
    await expectReadToFail(pretender.doc(profilePath));
    await expectReadToFail(pretender.doc(bookingPath));
  });
});
