import { setTimeout } from 'node:timers/promises';
import type {
  DocumentReference,
  DocumentSnapshot,
  Precondition,
  WriteBatch,
  WriteResult,
} from 'firebase-admin/firestore';
import { GrpcStatus } from 'firebase-admin/firestore';
import { inTime } from './in-time.ts';

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
 * How long a commit may take, in milliseconds. The client repeats one that the database has no time
 * for, for ten minutes: long after the function had to end, and nobody can make it stop.
 */
const commitPatienceMs = 10_000;

/**
 * Commits all or nothing.
 * @throws Error when the database does not answer in time: the commit may have been made, or be made yet
 * @returns when each write was made; undefined if another commit got in the way: read and decide again
 */
export async function commitUnlessRaced(batch: WriteBatch): Promise<WriteResult[] | undefined> {
  try {
    return await inTime(batch.commit(), commitPatienceMs, 'The database did not answer in time');
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

/**
 * Commits all or nothing, and knows its own success again: the client repeats a commit whose answer was
 * lost, and then hears that what this very commit has created is there already.
 * @param made a document that `batch` creates
 * @param isOwn whether it is this call's: it has written something into it that nobody else writes
 * @returns false if another commit got in the way: read again and decide again
 */
export async function commitOrFindOwn<T>(
  batch: WriteBatch,
  made: DocumentReference<T>,
  isOwn: (document: T) => boolean,
): Promise<boolean> {
  if (await commitIfUnchanged(batch)) return true;
  const found = (await made.get()).data();
  return found !== undefined && isOwn(found);
}

/** After how many milliseconds no decision is made afresh any more. */
const racingMs = 15_000;

/** How often a decision is made afresh before giving up. */
const maxAttempts = 30;

/** The longest pause after a lost race, in milliseconds; a random part of it spreads rivals out. */
const pauseMs = (losses: number): number => Math.random() * Math.min(200, 5 * 2 ** losses);

/**
 * Reads, decides and commits until nobody came in between.
 * @param attempt answers undefined when its commit lost a race
 * @throws Error when it has lost too many, or has tried for too long
 */
export async function untilUncontended<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + racingMs;
  let losses = 0;
  while (losses < maxAttempts && performance.now() < end) {
    const result = await attempt();
    if (result !== undefined) return result;
    await setTimeout(pauseMs(losses));
    losses += 1;
  }
  throw new Error(`Lost ${losses} races in a row`);
}
