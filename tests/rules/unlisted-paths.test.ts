import { collections } from '@carwash/domain/collections';
import { beforeEach, describe, test } from 'vitest';
import { nobody, testAccess } from './access-table.ts';
import { customer } from './purchase-access.ts';
import { expectReadToFail, largestPage, owner, personas, seed } from './set-up.ts';

describe('an unknown collection', () => {
  testAccess({ path: 'unknown/1', data: { customer } }, nobody);
});

describe('an unknown subcollection', () => {
  testAccess({ path: `${collections.services}/wash0003/unknown/1`, data: {} }, nobody);
});

describe('collection groups', () => {
  const bookingPath = `${collections.bookings}/T-8-group`;

  beforeEach(() =>
    seed({
      [`${collections.services}/wash0003`]: { name: 'Express Wash' },
      [bookingPath]: { customer },
      [`${bookingPath}/${collections.events}/1`]: { kind: 'booked' },
    }),
  );

  test.each(Object.values(collections))('%s: closed to admins', (collection) =>
    expectReadToFail(personas.admin.collectionGroup(collection).limit(largestPage)),
  );

  test('bookings: closed to their owner', () =>
    expectReadToFail(
      personas.owner
        .collectionGroup(collections.bookings)
        .where('customer.uid', '==', owner.uid)
        .limit(largestPage),
    ));
});
