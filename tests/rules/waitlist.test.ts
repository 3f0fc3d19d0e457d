import { collections } from '@carwash/domain/collections';
import { exampleVehicle } from '@carwash/domain/vehicles/vehicle';
import { waitlistEntryId } from '@carwash/domain/waitlist/waitlist-entry';
import { test } from 'vitest';
import { ownerAndStaffWith, testAccess } from './access-table.ts';
import { expectReadsToFail, largestPage, otherUser, owner, personas } from './set-up.ts';

testAccess(
  {
    path: `${collections.waitlist}/${waitlistEntryId(owner.uid, 'foamwash', '2030-01-15')}`,
    data: { vehicle: exampleVehicle, uid: owner.uid, date: '2030-01-15', state: 'waiting' },
    list: (database) => database.collection(collections.waitlist).where('uid', '==', owner.uid),
  },
  { get: ownerAndStaffWith('runDesk'), list: ownerAndStaffWith('runDesk') },
);

test('a customer does not learn who else waits', () => {
  const all = personas.owner.collection(collections.waitlist);
  return expectReadsToFail({
    all: all.limit(largestPage),
    'of a day': all.where('date', '==', '2030-01-15').limit(largestPage),
    'with somebody else': all.where('uid', 'in', [owner.uid, otherUser.uid]).limit(largestPage),
  });
});
