import { collections } from '@carwash/domain/collections';
import { firstBay, rosterId } from '@carwash/domain/days/roster';
import { nobody, staffWith, testAccess } from './access-table.ts';
import { fixtures } from './set-up.ts';

const roster = {
  _id: rosterId,
  bays: [firstBay],
  closures: [],
  daysMade: 0,
  createdAt: new Date(),
};
await fixtures.context.db.bays.doc(rosterId).set(roster);

testAccess(
  { path: `${collections.bays}/${rosterId}`, data: roster },
  { get: staffWith('runDesk'), list: nobody },
);
