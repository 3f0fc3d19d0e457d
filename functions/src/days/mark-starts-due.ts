import type { WriteBatch } from 'firebase-admin/firestore';
import type { DaysContext } from './read-days.ts';

/**
 * Adds a note to `batch` that the starts by the opening hours are due for an update, because the batch changes what they
 * depend on. The next run of the background work updates them.
 */
export function markStartsDue(batch: WriteBatch, { db, now }: DaysContext): void {
  batch.set(db.startsByHours, { dueAt: now(), madeUntil: null });
}
