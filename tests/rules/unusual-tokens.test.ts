import { collections } from '@carwash/domain/collections';
import { beforeEach, describe, test } from 'vitest';
import { customer } from './purchase-access.ts';
import {
  expectReadToFail,
  expectReadToSucceed,
  largestPage,
  otherUserUid,
  ownerUid,
  seed,
  signedInWith,
} from './set-up.ts';

const profilePath = `${collections.users}/${ownerUid}`;
const bookingPath = `${collections.bookings}/T-7-tokens`;
const servicePath = `${collections.services}/wash0002`;
const statsPath = `${collections.stats}/2030-01-15`;

beforeEach(() =>
  seed({
    [profilePath]: { name: customer.name },
    [bookingPath]: { customer },
    [servicePath]: { name: 'Express Wash' },
    [statsPath]: { bookings: 1 },
  }),
);

describe('the owner without a role', () => {
  const owner = signedInWith(ownerUid, {});

  test('still reads what is their own', async () => {
    await expectReadToSucceed(owner.doc(profilePath));
    await expectReadToSucceed(owner.doc(bookingPath));
  });

  test('is no admin', async () => {
    await expectReadToFail(owner.doc(statsPath));
    await expectReadToFail(owner.collection(collections.users).limit(largestPage));
  });
});

describe('an anonymous visitor', () => {
  const visitor = signedInWith('anonymous-uid', {
    provider_id: 'anonymous',
    firebase: { sign_in_provider: 'anonymous' },
  });

  test('reads what everybody reads', () => expectReadToSucceed(visitor.doc(servicePath)));

  test('reads nothing of a customer', async () => {
    await expectReadToFail(visitor.doc(profilePath));
    await expectReadToFail(visitor.doc(bookingPath));
    await expectReadToFail(visitor.doc(statsPath));
  });
});

describe('what only looks like the admin role', () => {
  test.each([
    { role: 'Admin' },
    { role: 'administrator' },
    { role: ['admin'] },
    { role: true },
    { role: null },
    { admin: true },
    { roles: ['admin'] },
  ])('%j gives no rights', async (claims) => {
    const pretender = signedInWith(otherUserUid, claims);
    await expectReadToFail(pretender.doc(statsPath));
    await expectReadToFail(pretender.doc(profilePath));
    await expectReadToFail(pretender.doc(bookingPath));
  });
});
