import { collections } from '@carwash/domain/collections';
import type { Context } from '@carwash/functions/context';
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';

/** Thrown in place of the commit that the server wanted to make. */
class CommitWasHeld extends Error {}

/** A commit that the server was about to make. */
export interface HeldCommit {
  /** Makes it. Rejects if something that it depends on has changed since. */
  make: () => Promise<unknown>;
  /** The transaction that it creates, if it does. */
  transaction: DocumentReference | undefined;
}

/**
 * Lets the server's own code read and decide, and keeps its first commit instead of making it.
 * @throws Error if it makes none
 */
export async function holdCommit(
  context: Context,
  act: (context: Context) => Promise<unknown>,
): Promise<HeldCommit> {
  let make: HeldCommit['make'] | undefined;
  let transaction: DocumentReference | undefined;

  const holdingBatch = (): WriteBatch => {
    const batch = context.db.batch();
    const create = batch.create.bind(batch);
    batch.create = (made, data) => {
      if (made.parent.id === collections.transactions) transaction = made as DocumentReference;
      return create(made, data);
    };
    const commit = batch.commit.bind(batch);
    batch.commit = () => {
      make = commit;
      return Promise.reject(new CommitWasHeld());
    };
    return batch;
  };

  try {
    await act({ ...context, db: { ...context.db, batch: holdingBatch } });
  } catch (error) {
    if (!(error instanceof CommitWasHeld)) throw error;
  }
  if (!make) throw new Error('There was nothing to commit');
  return { make, transaction };
}
