import { collections } from '@carwash/domain/collections';
import { beforeAll, describe, test } from 'vitest';
import { nobody, testAccess } from './access-table.ts';
import { customer } from './purchase-access.ts';
import {
  byName,
  expectReadsToFail,
  expectReadToFail,
  largestPage,
  owner,
  personas,
  seed,
} from './set-up.ts';

describe('an unknown collection', () => {
  testAccess({ path: 'unknown/1', data: { customer } }, { get: nobody, list: nobody });
});

describe('an unknown subcollection', () => {
  testAccess(
    { path: `${collections.services}/wash0003/unknown/1`, data: {} },
    { get: nobody, list: nobody },
  );
});

describe('collection groups', () => {
  const bookingPath = `${collections.bookings}/T-8-group`;

  beforeAll(() =>
    seed({
      [`${collections.services}/wash0003`]: { name: 'Express Wash' },
      [bookingPath]: { customer },
      [`${bookingPath}/${collections.events}/1`]: { kind: 'booked' },
    }),
  );

  test('are closed to admins', () =>
    expectReadsToFail(
      byName(Object.values(collections), (collection) =>
        personas.admin.collectionGroup(collection).limit(largestPage),
      ),
    ));

  test('of bookings are closed to their owner', () =>
    expectReadToFail(
      personas.owner
        .collectionGroup(collections.bookings)
        .where('customer.uid', '==', owner.uid)
        .limit(largestPage),
    ));
});
