import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import { changedFields } from '@carwash/domain/audit/changed-fields';
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged } from '../db/compare-and-set.ts';
import type { Admin } from '../http/handler.ts';

interface AuditedChange extends Pick<AuditEntry, 'kind' | 'action' | 'subject'> {
  /** null: there was nothing before. */
  before: object | null;
  /** null: there is nothing any more. */
  after: object | null;
}

/** Who makes a change, as they are called on the day. */
export type ChangedBy = Pick<Admin, 'uid' | 'name'>;

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
 * Writes into `batch`, which makes a change by an admin, the entry that tells of it: they are there
 * together or not at all. Say only what people may read years later.
 * @param entry where it is written; a change that takes several commits names the same place each time
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
 * Commits an entry of its own, for a change that no commit can make. Where one is already, left by a
 * call that came first, that one stays.
 */
export async function leaveAuditEntry(
  change: AuditedChange,
  caller: Admin,
  context: Context,
  entry: DocumentReference<AuditEntry>,
): Promise<void> {
  const batch = context.db.batch();
  batch.create(entry, auditEntry(entry.id, change, caller, context));
  await commitIfUnchanged(batch);
}
