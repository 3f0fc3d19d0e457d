import { collections } from '@carwash/domain/collections';
import { newService } from '../support/catalogue/catalogue.ts';
import { everybody, testAccess } from './access-table.ts';
import { fixtures } from './set-up.ts';

const service = await newService(fixtures);

testAccess(
  { path: `${collections.services}/${service._id}`, data: service },
  { get: everybody, list: everybody },
);
