import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import type { AuditedChange } from '@carwash/domain/audit/audited-change';
import { changedFields } from '@carwash/domain/audit/changed-fields';
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged } from '../db/compare-and-set.ts';
import type { Staff } from '../http/handler.ts';

/** The person who makes the change, with their current name. */
export type ChangedBy = Pick<Staff, 'uid' | 'name'>;

const auditEntry = (
  id: string,
  { before, after, ...change }: AuditedChange,
  { uid, name }: ChangedBy,
  { now }: Pick<Context, 'now'>,
): AuditEntry => ({
  _id: id,
  ...change,
  by: { uid, name },
  ...changedFields(before, after),
  createdAt: now(),
});

/**
 * Adds an audit entry to the `batch` that makes a change by staff, so that both are written together or
 * not at all. The entry may be read years later: it must not contain data that should be forgotten.
 * @param entry where to write it; a change with several commits passes the same reference each time
 */
export function addAuditEntry(
  batch: WriteBatch,
  change: AuditedChange,
  caller: ChangedBy,
  context: Pick<Context, 'db' | 'now'>,
  entry: DocumentReference<AuditEntry> = context.db.audit.doc(),
): void {
  batch.set(entry, auditEntry(entry.id, change, caller, context));
}

/**
 * Commits an audit entry on its own, for a change outside of Firestore. An existing entry, written by
 * an earlier call, is kept.
 */
export async function leaveAuditEntry(
  change: AuditedChange,
  caller: Staff,
  context: Context,
  entry: DocumentReference<AuditEntry>,
): Promise<void> {
  const batch = context.db.batch();
  batch.create(entry, auditEntry(entry.id, change, caller, context));
  await commitIfUnchanged(batch);
}
