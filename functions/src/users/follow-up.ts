import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import type { AccountFollowUp } from '../db/database.ts';

type Decision = Pick<AccountFollowUp, 'uid' | 'what'>;

/** How long the call that decides has to follow up by itself, in milliseconds. */
const ownTimeMs = 60_000;

const followUpOf = (
  { uid, what }: Decision,
  { db }: Pick<Context, 'db'>,
): DocumentReference<AccountFollowUp> => db.accountFollowUps.doc(`${what}_${uid}`);

/**
 * Notes in `batch`, which decides something in a profile, that the account of Firebase Auth is to
 * follow: no commit reaches there. If the call that decides fails half-way, the reconciler goes on.
 */
export function oweFollowUp(
  batch: WriteBatch,
  decision: Decision,
  context: Pick<Context, 'db' | 'now'>,
): void {
  const createdAt = context.now();
  const dueAt = new Date(createdAt.getTime() + ownTimeMs);
  const followUp = followUpOf(decision, context);
  batch.set(followUp, { _id: followUp.id, ...decision, dueAt, createdAt });
}

/** Notes in `batch`, which goes through only if the profile is as it was followed, that it has been. */
export function noteFollowedUp(
  batch: WriteBatch,
  decision: Decision,
  context: Pick<Context, 'db'>,
): void {
  batch.delete(followUpOf(decision, context));
}
