import type { WriteBatch } from 'firebase-admin/firestore';
import { accountSubject } from '../../audit/account-subject.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import type { Context } from '../../context.ts';
import type { Staff } from '../../http/handler.ts';

/** Adds to the batch that a PIN was set, removed, used or not known, never which one. */
export const auditPin = (
  batch: WriteBatch,
  action: 'PIN set' | 'PIN removed' | 'switched to by PIN' | 'wrong PIN' | 'locked PIN tried',
  { uid }: Pick<Staff, 'uid'>,
  caller: Staff,
  context: Context,
): void =>
  addAuditEntry(
    batch,
    { kind: 'account', action, subject: accountSubject(uid), before: null, after: null },
    caller,
    context,
  );
