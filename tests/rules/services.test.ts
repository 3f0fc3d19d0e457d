import { collections } from '@carwash/domain/collections';
import { newService } from '../support/catalogue/catalogue.ts';
import { testAccess } from './access-table.ts';
import { fixtures } from './set-up.ts';

const service = await newService(fixtures);

testAccess(
  { path: `${collections.services}/${service._id}`, data: service },
  {
    signedOut: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
