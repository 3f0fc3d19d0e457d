import { collections } from '@carwash/domain/collections';
import { makeAdmin } from '@carwash/functions/users/make-admin';
import { newAccount } from '../support/accounts/accounts.ts';
import { auditOf } from '../support/reads/audit.ts';
import { staffWith, testAccess } from './access-table.ts';
import { fixtures } from './set-up.ts';

const promoted = await newAccount(fixtures);
await makeAdmin(promoted.email, fixtures.context);
const [entry] = await auditOf(fixtures, promoted.uid);
if (!entry) throw new Error('Nobody noted who was made an admin');

testAccess(
  { path: `${collections.audit}/${entry._id}`, data: entry },
  { get: staffWith('seeAudit'), list: staffWith('seeAudit') },
);
