import { collections } from '@carwash/domain/collections';
import { makeAdmin } from '@carwash/functions/users/make-admin';
import { newAccount } from '../support/accounts/accounts.ts';
import { auditOf } from '../support/reads/audit.ts';
import { testAccess } from './access-table.ts';
import { fixtures } from './set-up.ts';

const promoted = await newAccount(fixtures);
await makeAdmin(promoted.email, fixtures.context);
const [entry] = await auditOf(fixtures, promoted.uid);
if (!entry) throw new Error('Nobody noted who was made an admin');

// Admins read what admins did; not even they can change or remove it.
testAccess(
  { path: `${collections.audit}/${entry._id}`, data: entry, needs: 'seeAudit' },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
