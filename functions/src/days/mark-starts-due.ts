import type { WriteBatch } from 'firebase-admin/firestore';
import type { DaysContext } from './read-days.ts';

/**
 * Notes in `batch`, which changes what the starts by the opening hours depend on, that they are to be looked at
 * again. The next run of the background work does so.
 */
export function markStartsDue(batch: WriteBatch, { db, now }: DaysContext): void {
  batch.set(db.startsByHours, { dueAt: now(), madeUntil: null });
}
