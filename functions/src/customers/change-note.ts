import { createHash } from 'node:crypto';
import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import { readCustomerKey } from '@carwash/domain/customers/customer-key';
import type { CustomerNote } from '@carwash/domain/customers/customer-note';
import type { WriteBatch } from 'firebase-admin/firestore';
import { accountSubject } from '../audit/account-subject.ts';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Staff } from '../http/handler.ts';

/** A change of what the staff has written, and what the audit calls it. */
interface NoteChange {
  change: Partial<Pick<CustomerNote, 'staffNote' | 'block' | 'edition'>>;
  action: string;
  /** Writes what else changes with it. */
  alsoWrite?: (batch: WriteBatch) => Promise<void>;
}

/**
 * Returns the audit subject of a customer: the account, or without one a hash of the key, which holds the phone number
 * or the plate.
 * @throws ApiError conflict when the account was deleted: nobody would read what is written about it, nor erase it
 */
export async function customerSubject(
  key: string,
  { db }: Context,
): Promise<AuditEntry['subject']> {
  const mark = readCustomerKey(key);
  if (mark?.kind !== 'account') {
    const id = createHash('sha256').update(key).digest('hex').slice(0, 8);
    return { id, label: `Without an account, ${id}` };
  }
  if (await readDocument(db.users, mark.uid)) return accountSubject(mark.uid);
  throw new ApiError('conflict', 'The account of this customer was deleted.');
}

const emptyNote = { staffNote: '', block: null, edition: 0 };

/**
 * Changes what the staff has written about a customer. The audit contains neither note nor reason, because both are
 * erased with the account.
 * @param decide returns the change of the note as it is now; null when there is nothing to change
 */
export const changeNote = (
  key: string,
  decide: (before: Pick<CustomerNote, 'staffNote' | 'block' | 'edition'>) => NoteChange | null,
  caller: Staff,
  context: Context,
): Promise<CustomerNote> =>
  retryOnConflict(async () => {
    const { db, now } = context;
    const [snapshot] = await db.readAll(db.customerNotes.doc(key));
    const before = snapshot.data() ?? emptyNote;
    const decided = decide(before);
    const written = { _id: key, writtenBy: caller.name, writtenAt: now() };
    // An empty note that is left as it is has never been written.
    if (!decided) return snapshot.data() ?? { ...emptyNote, edition: 1, ...written };
    const after = { ...before, ...decided.change, edition: before.edition + 1, ...written };
    const batch = db.batch();
    if (snapshot.exists) {
      const { _id, ...fields } = after;
      batch.update(snapshot.ref, fields, ifUnchanged(snapshot));
    } else {
      batch.create(snapshot.ref, after);
    }
    await decided.alsoWrite?.(batch);
    const subject = await customerSubject(key, context);
    const audited = { kind: 'customer', action: decided.action, subject } as const;
    addAuditEntry(batch, { ...audited, before: null, after: null }, caller, context);
    return (await commitIfUnchanged(batch)) ? after : undefined;
  });
