import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import { collections } from '@carwash/domain/collections';
import { testAccess } from './access-table.ts';
import { ownerUid } from './set-up.ts';

const data = {
  kind: 'role',
  action: 'role changed',
  by: { uid: 'admin-uid', name: 'Rumana Akter' },
  subject: { id: ownerUid, label: 'Mina Rahman' },
  before: { role: 'user' },
  after: { role: 'admin' },
} satisfies Partial<AuditEntry>;

// Admins read what admins did; not even they can change or remove it.
testAccess(
  { path: `${collections.audit}/entry-1`, data },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
