import type { DocumentSnapshot, Precondition, WriteBatch } from 'firebase-admin/firestore';
import { GrpcStatus } from 'firebase-admin/firestore';

/** Codes with which a commit is refused because another one came first. */
const lostRace: readonly unknown[] = [
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ABORTED,
];

/** The write goes through only if the document is still as it was when it was read. */
export const asRead = (snapshot: DocumentSnapshot<unknown>): Precondition =>
  snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {};

/**
 * Commits all or nothing.
 * @returns false if another commit changed one of the documents first: read again and decide again.
 */
export async function commitIfUnchanged(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && lostRace.includes(error.code)) return false;
    throw error;
  }
}

/** How often a decision is made afresh before giving up; every loss means somebody else succeeded. */
const maxAttempts = 8;

/**
 * Reads, decides and commits until nobody came in between.
 * @param attempt answers undefined when its commit lost a race
 */
export async function untilUncontended<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let count = 0; count < maxAttempts; count += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new Error(`Lost ${maxAttempts} races in a row`);
}
