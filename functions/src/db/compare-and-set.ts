import { setTimeout } from 'node:timers/promises';
import type {
  DocumentReference,
  DocumentSnapshot,
  Precondition,
  Timestamp,
  WriteBatch,
  WriteResult,
} from 'firebase-admin/firestore';
import { GrpcStatus } from 'firebase-admin/firestore';
import type { Database } from './database.ts';
import { runExclusive } from './mutex.ts';
import { withTimeout } from './with-timeout.ts';

/** Error codes of a commit that conflicted with another one. Nothing was written then. */
const conflictCodes: readonly unknown[] = [
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ABORTED,
];

/** Returns a precondition: the write fails if the document has changed since it was read. */
export function ifUnchanged(snapshot: DocumentSnapshot<unknown>): Precondition {
  if (!snapshot.updateTime) throw new Error(`${snapshot.ref.path} was not there when it was read`);
  return { lastUpdateTime: snapshot.updateTime };
}

/**
 * Makes `batch` fail if the document has changed since it was read. The document itself stays unchanged.
 */
export function requireUnchanged(batch: WriteBatch, snapshot: DocumentSnapshot<unknown>): void {
  const createdAt: unknown = snapshot.get('createdAt');
  batch.update(snapshot.ref, 'createdAt', createdAt, ifUnchanged(snapshot));
}

/**
 * Timeout of a commit, in milliseconds. By default the client retries a commit for ten minutes when the
 * database is too busy: longer than the function runs, and the retries can't be stopped.
 */
const commitTimeoutMs = 10_000;

/**
 * Commits all or nothing.
 * @returns when each write was made; undefined if another commit conflicted: the caller must read and decide
 * again
 * @throws Error when the database does not answer in time: the commit may have been made, or may still be
 * made
 */
export async function commitUnlessConflicted(
  batch: WriteBatch,
): Promise<WriteResult[] | undefined> {
  try {
    return await withTimeout(
      batch.commit(),
      commitTimeoutMs,
      'The database did not answer in time',
    );
  } catch (error) {
    const isLost = error instanceof Error && 'code' in error && conflictCodes.includes(error.code);
    if (isLost) return undefined;
    throw error;
  }
}

/**
 * Commits all or nothing.
 * @returns false if another commit conflicted: the caller must read and decide again
 */
export const commitIfUnchanged = async (batch: WriteBatch): Promise<boolean> =>
  (await commitUnlessConflicted(batch)) !== undefined;

/**
 * Commits all or nothing, and recognises its own success: if the answer to a commit is lost, the client
 * retries it and then gets the error that the document already exists.
 * @param made a document that `batch` creates
 * @param isOwn tells whether this call wrote the existing document, recognised by a value that no other call
 * writes
 * @returns when the document was written; undefined if another commit conflicted: the caller must read and
 * decide again
 */
export async function commitOrFindOwn<T>(
  batch: WriteBatch,
  made: DocumentReference<T>,
  isOwn: (document: T) => boolean,
  { db }: { db: Pick<Database, 'readAll'> },
): Promise<Timestamp | undefined> {
  const written = await commitUnlessConflicted(batch);
  // All writes of a commit have the same time.
  if (written) return written[0]?.writeTime;
  const [found] = await db.readAll(made);
  const document = found.data();
  return document !== undefined && isOwn(document) ? found.updateTime : undefined;
}

/** Time after which no further attempt starts, in milliseconds. */
const retryingMs = 15_000;

/** Most attempts. */
const maxAttempts = 30;

/**
 * Returns the pause after a conflict, in milliseconds: random below a growing maximum, so that competing
 * calls do not retry at the same time.
 */
const pauseMs = (losses: number): number => Math.random() * Math.min(200, 5 * 2 ** losses);

/**
 * Repeats an attempt to read, decide and commit until no other commit conflicts with it.
 * @param attempt returns undefined when its commit conflicted
 * @param contended key of data that many calls change, such as a day. After the second conflict, calls of
 * this process with the same key run one after the other, so that they do not cause each other more
 * conflicts. The first retry does not queue, because it mostly finds that there is nothing left to win
 * @throws Error after too many attempts or too long a time
 */
export async function retryOnConflict<T>(
  attempt: () => Promise<T | undefined>,
  contended?: string,
): Promise<T> {
  const end = performance.now() + retryingMs;
  let losses = 0;
  while (losses < maxAttempts && performance.now() < end) {
    const waits = losses > 1 && contended !== undefined;
    const result = await (waits ? runExclusive(contended, attempt) : attempt());
    if (result !== undefined) return result;
    await setTimeout(pauseMs(losses));
    losses += 1;
  }
  throw new Error(`Lost ${losses} races in a row`);
}
