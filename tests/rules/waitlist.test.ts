import { collections } from '@carwash/domain/collections';
import { exampleVehicle } from '@carwash/domain/services/vehicle';
import { waitlistEntryId } from '@carwash/domain/waitlist/waitlist-entry';
import { describe, test } from 'vitest';
import { testAccess } from './access-table.ts';
import { expectReadToFail, largestPage, otherUser, owner, personas } from './set-up.ts';

testAccess(
  {
    path: `${collections.waitlist}/${waitlistEntryId(owner.uid, 'foamwash', '2030-01-15')}`,
    needs: 'runDesk',
    data: { vehicle: exampleVehicle, uid: owner.uid, date: '2030-01-15', state: 'waiting' },
    list: (database) => database.collection(collections.waitlist).where('uid', '==', owner.uid),
  },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);

describe('a customer', () => {
  test('does not learn who else waits', async () => {
    const all = personas.owner.collection(collections.waitlist);
    await expectReadToFail(all.limit(largestPage));
    await expectReadToFail(all.where('date', '==', '2030-01-15').limit(largestPage));
    await expectReadToFail(all.where('uid', 'in', [owner.uid, otherUser.uid]).limit(largestPage));
  });
});
