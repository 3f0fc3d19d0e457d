import { GrpcStatus } from 'firebase-admin/firestore';
import type { World } from './world.ts';

/**
 * Lets `act` run before each commit of the API, which it may hold up or, by throwing, break off.
 * @param act is told which commit it is, from 1
 * @returns what puts everything back
 */
export function beforeEachCommit(
  { context }: World,
  act: (commit: number) => void | Promise<void>,
): () => void {
  const { db } = context;
  let commits = 0;
  context.db = {
    ...db,
    batch: () => {
      const batch = db.batch();
      const commit = batch.commit.bind(batch);
      batch.commit = async () => {
        commits += 1;
        await act(commits);
        return commit();
      };
      return batch;
    },
  };
  return () => {
    context.db = db;
  };
}

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
export function loseAnswer({ context }: World, nth: number, how: LostAnswer): () => number {
  const { db } = context;
  let commits = 0;
  context.db = {
    ...db,
    batch: () => {
      const batch = db.batch();
      const commit = batch.commit.bind(batch);
      batch.commit = async () => {
        commits += 1;
        const isLost = commits === nth;
        const results = await commit();
        if (!isLost) return results;
        throw Object.assign(new Error('The answer was lost'), { code: lostAnswers[how] });
      };
      return batch;
    },
  };
  return () => {
    context.db = db;
    return commits;
  };
}
