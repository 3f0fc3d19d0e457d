import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import type { AccountFollowUp } from '../db/document-schemas.ts';

type Decision = Pick<AccountFollowUp, 'uid' | 'what'>;

/**
 * Time that the call itself has to update the account before the reconciler continues, in milliseconds. After
 * a deletion it is long enough for all other calls of this customer to have ended, because they may still
 * write what the reconciler then erases.
 */
const ownTimeMs = { role: 60_000, status: 60_000, deletion: 2 * 60_000 };

const followUpOf = (
  { uid, what }: Decision,
  { db }: Pick<Context, 'db'>,
): DocumentReference<AccountFollowUp> => db.accountFollowUps.doc(`${what}_${uid}`);

/**
 * Records in `batch`, which changes a profile's role or status or deletes it, that the Firebase Auth account
 * must follow. The account cannot be part of the commit. If the call fails in between, the reconciler
 * continues.
 */
export function recordFollowUp(
  batch: WriteBatch,
  decision: Decision,
  context: Pick<Context, 'db' | 'now'>,
): void {
  const createdAt = context.now();
  const dueAt = new Date(createdAt.getTime() + ownTimeMs[decision.what]);
  const followUp = followUpOf(decision, context);
  batch.set(followUp, { _id: followUp.id, ...decision, dueAt, createdAt });
}

/**
 * Removes the record of a follow-up in `batch`, which must only succeed if the profile has not changed since
 * it was copied.
 */
export function removeFollowUp(
  batch: WriteBatch,
  decision: Decision,
  context: Pick<Context, 'db'>,
): void {
  batch.delete(followUpOf(decision, context));
}
