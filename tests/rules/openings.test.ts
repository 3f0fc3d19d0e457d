import { collections } from '@carwash/domain/collections';
import { newService, newSlot } from '../support/catalogue/catalogue.ts';
import { testAccess } from './access-table.ts';
import { ground } from './set-up.ts';

const service = await newService(ground);
const { _id } = service;
await newSlot(ground, service);
const openings = (await ground.context.db.openings.doc(_id).get()).data();
if (!openings) throw new Error('The slot opened nothing');

testAccess(
  { path: `${collections.openings}/${_id}`, data: openings },
  {
    signedOut: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
