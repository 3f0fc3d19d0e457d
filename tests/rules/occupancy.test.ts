import { collections } from '@carwash/domain/collections';
import { newService, newSlot } from '../support/catalogue/catalogue.ts';
import { testAccess } from './access-table.ts';
import { ground } from './set-up.ts';

const { date } = await newSlot(ground, await newService(ground));
const day = (await ground.context.db.occupancy.doc(date).get()).data();
if (!day) throw new Error('The slot is offered on no day');

testAccess(
  { path: `${collections.occupancy}/${date}`, data: day },
  {
    signedOut: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
