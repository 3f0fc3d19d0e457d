import { collections } from '@carwash/domain/collections';
import { newService, newSlot } from '../support/catalogue/catalogue.ts';
import { everybody, staffWith, testAccess } from './access-table.ts';
import { fixtures } from './set-up.ts';

const { date } = await newSlot(fixtures, await newService(fixtures));
const day = (await fixtures.context.db.days.doc(date).get()).data();
if (!day) throw new Error('The slot is offered on no day');

testAccess(
  { path: `${collections.days}/${date}`, data: day },
  { get: everybody, list: staffWith('runDesk') },
);
