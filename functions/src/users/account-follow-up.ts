import { minuteMs } from '@carwash/domain/time/durations';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import type { AccountFollowUp } from '../db/document-schemas.ts';

/**
 * Time after a decision in which all calls that began before it have ended, in milliseconds. Until then they may
 * still write what the reconciler then corrects or erases.
 */
const olderCallsMs = 2 * minuteMs;

/**
 * Records in `batch`, which changes a profile's role or status or deletes it, that the Firebase Auth account
 * must follow. The account cannot be part of the commit. The call updates it at once, and the reconciler does so
 * once more, because the call may fail in between and an older one may be late. A newer decision replaces the record.
 */
export function recordFollowUp(
  batch: WriteBatch,
  { uid, what }: Pick<AccountFollowUp, 'uid' | 'what'>,
  { db, now }: Pick<Context, 'db' | 'now'>,
): void {
  const createdAt = now();
  const dueAt = new Date(createdAt.getTime() + olderCallsMs);
  const followUp = db.accountFollowUps.doc(`${what}_${uid}`);
  batch.set(followUp, { _id: followUp.id, uid, what, dueAt, createdAt });
}
