import { collections } from '@carwash/domain/collections';
import { newService, newSlot } from '../support/catalogue/catalogue.ts';
import { testAccess } from './access-table.ts';
import { fixtures } from './set-up.ts';

const { date } = await newSlot(fixtures, await newService(fixtures));
const day = (await fixtures.context.db.days.doc(date).get()).data();
if (!day) throw new Error('The slot is offered on no day');

testAccess(
  { path: `${collections.days}/${date}`, data: day },
  {
    signedOut: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
