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
import { inTurn } from './in-turn.ts';
import { withTimeout } from './with-timeout.ts';

/** Error codes of a commit that conflicted with another one. Nothing was written then. */
const conflictCodes: readonly unknown[] = [
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ABORTED,
];

/** A precondition: the write fails if the document has changed since it was read. */
export function ifUnchanged(snapshot: DocumentSnapshot<unknown>): Precondition {
  if (!snapshot.updateTime) throw new Error(`${snapshot.ref.path} was not there when it was read`);
  return { lastUpdateTime: snapshot.updateTime };
}

/**
 * Timeout of a commit, in milliseconds. Without it the client would retry a commit that the database is
 * too busy for during ten minutes: longer than the function runs, and the retries cannot be stopped.
 */
const commitTimeoutMs = 10_000;

/**
 * Commits all or nothing.
 * @throws Error when the database does not answer in time: the commit may have been made, or may be
 * made yet
 * @returns when each write was made; undefined if another commit conflicted: read and decide again
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
 * @returns false if another commit conflicted: read again and decide again
 */
export const commitIfUnchanged = async (batch: WriteBatch): Promise<boolean> =>
  (await commitUnlessConflicted(batch)) !== undefined;

/**
 * Commits all or nothing, and recognises its own success: if the answer to a commit is lost, the client
 * retries it and then gets the error that the document already exists.
 * @param made a document that `batch` creates
 * @param isOwn whether the existing document was written by this call, recognised by a value that no
 * other call writes
 * @returns when the document was written; undefined if another commit conflicted: read again and decide
 * again
 */
export async function commitOrFindOwn<T>(
  batch: WriteBatch,
  made: DocumentReference<T>,
  isOwn: (document: T) => boolean,
  { db }: { db: Pick<Database, 'readAll'> },
): Promise<Timestamp | undefined> {
  const written = await commitUnlessConflicted(batch);
  // All writes of a commit have its time.
  if (written) return written[0]?.writeTime;
  const [found] = await db.readAll(made);
  const document = found.data();
  return document !== undefined && isOwn(document) ? found.updateTime : undefined;
}

/** No further attempt starts after this many milliseconds. */
const retryingMs = 15_000;

/** Maximum number of attempts. */
const maxAttempts = 30;

/**
 * The pause after a conflict, in milliseconds: random below a growing maximum, so that competing calls
 * do not retry at the same time.
 */
const pauseMs = (losses: number): number => Math.random() * Math.min(200, 5 * 2 ** losses);

/**
 * Repeats an attempt to read, decide and commit until no other commit conflicts with it.
 * @param attempt returns undefined when its commit conflicted
 * @param contended what many contend for, such as a day: in this process, those who have lost twice go on
 * one after the other, so that they do not make each other lose again. After the first time most find out that
 * there is nothing to win any more, for which nobody has to wait
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
    const result = await (waits ? inTurn(contended, attempt) : attempt());
    if (result !== undefined) return result;
    await setTimeout(pauseMs(losses));
    losses += 1;
  }
  throw new Error(`Lost ${losses} races in a row`);
}
