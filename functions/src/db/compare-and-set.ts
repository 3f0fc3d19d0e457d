import { setTimeout } from 'node:timers/promises';
import type {
  DocumentSnapshot,
  Precondition,
  WriteBatch,
  WriteResult,
} from 'firebase-admin/firestore';
import { GrpcStatus } from 'firebase-admin/firestore';

/** Codes with which a commit is refused because of another one. Nothing was written then. */
const lostRace: readonly unknown[] = [
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ABORTED,
];

/** The write goes through only if the document is still as it was when it was read. */
export function asRead(snapshot: DocumentSnapshot<unknown>): Precondition {
  if (!snapshot.updateTime) throw new Error(`${snapshot.ref.path} was not there when it was read`);
  return { lastUpdateTime: snapshot.updateTime };
}

/**
 * Commits all or nothing.
 * @returns when each write was made; undefined if another commit got in the way: read and decide again
 */
export async function commitUnlessRaced(batch: WriteBatch): Promise<WriteResult[] | undefined> {
  try {
    return await batch.commit();
  } catch (error) {
    const isLost = error instanceof Error && 'code' in error && lostRace.includes(error.code);
    if (isLost) return undefined;
    throw error;
  }
}

/**
 * Commits all or nothing.
 * @returns false if another commit got in the way: read again and decide again
 */
export const commitIfUnchanged = async (batch: WriteBatch): Promise<boolean> =>
  (await commitUnlessRaced(batch)) !== undefined;

/** How often a decision is made afresh before giving up. */
const maxAttempts = 30;

/** The longest pause after a lost race, in milliseconds; a random part of it spreads rivals out. */
const pauseMs = (losses: number): number => Math.random() * Math.min(200, 5 * 2 ** losses);

/**
 * Reads, decides and commits until nobody came in between.
 * @param attempt answers undefined when its commit lost a race
 */
export async function untilUncontended<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let losses = 0; losses < maxAttempts; losses += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
    await setTimeout(pauseMs(losses));
  }
  throw new Error(`Lost ${maxAttempts} races in a row`);
}
