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
