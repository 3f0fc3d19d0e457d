import { readCustomerKey } from '@carwash/domain/customers/customer-key';
import type { CustomerNote } from '@carwash/domain/customers/customer-note';
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
}

/**
 * Returns the name of an account, else the phone number or the plate, for the audit.
 * @throws ApiError conflict when the account was deleted: nobody would read what is written about it, nor erase it
 */
async function labelOf(key: string, { db }: Context): Promise<string> {
  const mark = readCustomerKey(key);
  if (mark?.kind === 'phone') return `+${mark.digits}`;
  if (mark?.kind === 'plate') return mark.plate;
  const profile = mark && (await readDocument(db.users, mark.uid));
  if (!profile) throw new ApiError('conflict', 'The account of this customer was deleted.');
  return profile.data().name;
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
    const subject = { id: key, label: await labelOf(key, context) };
    const audited = { kind: 'customer', action: decided.action, subject } as const;
    addAuditEntry(batch, { ...audited, before: null, after: null }, caller, context);
    return (await commitIfUnchanged(batch)) ? after : undefined;
  });
