import type { WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import type { Context } from '../../context.ts';
import type { Staff } from '../../http/handler.ts';

/** Adds to the batch that a PIN was set, removed or used, never which one. */
export const auditPin = (
  batch: WriteBatch,
  action: 'PIN set' | 'PIN removed' | 'switched to by PIN',
  { uid, name }: Pick<Staff, 'uid' | 'name'>,
  caller: Staff,
  context: Context,
): void =>
  addAuditEntry(
    batch,
    { kind: 'account', action, subject: { id: uid, label: name }, before: null, after: null },
    caller,
    context,
  );
