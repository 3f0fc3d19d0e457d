import { collections } from '@carwash/domain/collections';
import { newService, newSlot } from '../support/catalogue/catalogue.ts';
import { testAccess } from './access-table.ts';
import { ground, largestDay } from './set-up.ts';

const slot = await newSlot(ground, await newService(ground));

testAccess(
  { path: `${collections.slots}/${slot._id}`, data: slot, adminPage: largestDay },
  {
    signedOut: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
