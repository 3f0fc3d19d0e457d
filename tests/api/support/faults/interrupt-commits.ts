import { GrpcStatus, type WriteResult } from 'firebase-admin/firestore';
import type { Harness } from '../harness/harness.ts';

type Commit = () => Promise<WriteResult[]>;

/**
 * Lets `make` make each commit of the API in its own way.
 * @param make is told which commit it is, from 1
 * @returns what puts everything back
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
 * Lets `act` run before each commit of the API, which it may hold up or, by throwing, break off.
 * @param act is told which commit it is, from 1
 * @returns what puts everything back
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
 * The process dies at the n-th commit of the API, from 1, before it.
 * @returns what puts everything back
 */
export const dieAtCommit = (harness: Harness, nth: number): (() => void) =>
  beforeEachCommit(harness, (number) => {
    if (number === nth) throw new Error('The process was killed');
  });

/**
 * What becomes of a commit that went through and whose answer is lost. unanswered: nobody tells.
 * repeated: the client sends it once more, and hears that what it has created is there already.
 */
export const lostAnswers = {
  unanswered: GrpcStatus.UNAVAILABLE,
  repeated: GrpcStatus.ALREADY_EXISTS,
};
export type LostAnswer = keyof typeof lostAnswers;

/**
 * Loses the answer of the n-th commit of the API, from 1, after the commit has gone through.
 * @returns what puts everything back, and tells how many commits there were
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
