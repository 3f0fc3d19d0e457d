import { GrpcStatus, type WriteResult } from 'firebase-admin/firestore';
import type { World } from './world.ts';

type Commit = () => Promise<WriteResult[]>;

/**
 * Lets `make` make each commit of the API in its own way.
 * @param make is told which commit it is, from 1
 * @returns what puts everything back
 */
function makeEachCommit(
  { context }: World,
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
  world: World,
  act: (number: number) => void | Promise<void>,
): (() => void) =>
  makeEachCommit(world, async (number, commit) => {
    await act(number);
    return commit();
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
export function loseAnswer(world: World, nth: number, how: LostAnswer): () => number {
  let commits = 0;
  const restore = makeEachCommit(world, async (number, commit) => {
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
