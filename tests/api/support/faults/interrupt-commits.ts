import { GrpcStatus, type WriteResult } from 'firebase-admin/firestore';
import type { Harness } from '../harness/harness.ts';

type Commit = () => Promise<WriteResult[]>;

/**
 * Replaces each commit of the API.
 * @param make gets the number of the commit, from 1
 * @returns a function that restores everything
 */
function makeEachCommit(
  { context }: Harness,
  make: (number: number, commit: Commit) => Promise<WriteResult[]>,
): () => void {
  const { db } = context;
  let commits = 0;
  context.db = {
    ...db,
    batch: () => {
      const batch = db.batch();
      const commit = batch.commit.bind(batch);
      batch.commit = () => {
        commits += 1;
        return make(commits, commit);
      };
      return batch;
    },
  };
  return () => {
    context.db = db;
  };
}

/**
 * Runs `act` before each commit of the API; it may delay the commit or, by throwing, abort it.
 * @param act gets the number of the commit, from 1
 * @returns a function that restores everything
 */
export const beforeEachCommit = (
  harness: Harness,
  act: (number: number) => void | Promise<void>,
): (() => void) =>
  makeEachCommit(harness, async (number, commit) => {
    await act(number);
    return commit();
  });

/**
 * Makes the process die before the n-th commit of the API, from 1.
 * @returns a function that restores everything
 */
export const dieAtCommit = (harness: Harness, nth: number): (() => void) =>
  beforeEachCommit(harness, (number) => {
    if (number === nth) throw new Error('The process was killed');
  });

/**
 * Ways in which a successful commit loses its answer. unanswered: no answer comes. repeated: the client sends
 * the commit once more, and gets the error that its document already exists.
 */
export const lostAnswers = {
  unanswered: GrpcStatus.UNAVAILABLE,
  repeated: GrpcStatus.ALREADY_EXISTS,
};
export type LostAnswer = keyof typeof lostAnswers;

/**
 * Loses the answer of the n-th commit of the API, from 1, after the commit has succeeded.
 * @returns a function that restores everything and returns the number of commits
 */
export function loseAnswer(harness: Harness, nth: number, how: LostAnswer): () => number {
  let commits = 0;
  const restore = makeEachCommit(harness, async (number, commit) => {
    commits = number;
    const results = await commit();
    if (number !== nth) return results;
    throw Object.assign(new Error('The answer was lost'), { code: lostAnswers[how] });
  });
  return () => {
    restore();
    return commits;
  };
}
