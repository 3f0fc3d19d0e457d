import type { AuditEntry } from '@carwash/domain/entities/audit';
import { changedFields } from '@carwash/domain/rules/changed-fields';
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import type { Admin } from '../http/handler.ts';

interface AuditedChange extends Pick<AuditEntry, 'kind' | 'action' | 'subject'> {
  /** null: there was nothing before. */
  before: object | null;
  /** null: there is nothing any more. */
  after: object | null;
}

/**
 * Writes into `batch`, which makes a change by an admin, the entry that tells of it: they are there
 * together or not at all. Say only what people may read years later.
 * @param entry where it is written; a change that takes several commits names the same place each time
 */
export function addAuditEntry(
  batch: WriteBatch,
  { before, after, ...change }: AuditedChange,
  { uid, name }: Admin,
  { db, now }: Context,
  entry: DocumentReference<AuditEntry> = db.audit.doc(),
): void {
  batch.set(entry, {
    _id: entry.id,
    ...change,
    by: { uid, name },
    ...changedFields(before, after),
    createdAt: now(),
  });
}
