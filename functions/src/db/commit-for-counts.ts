import type { WriteBatch } from 'firebase-admin/firestore';

/**
 * The answer to a commit, as Firestore gives it
 * (https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#writeresult): for each write what its
 * increments have led to.
 */
interface CommitAnswer {
  writeResults?: { transformResults?: { integerValue?: string | number | null }[] | null }[] | null;
}

/** The SDK's own step of `commit`, which drops this part of the answer. */
interface AnsweringBatch {
  _commit?: (options: object) => Promise<CommitAnswer>;
}

/**
 * Commits writes that increment one whole number each, without a precondition.
 * @returns the number after each write, those of the same commit before it included
 * @throws Error when the SDK or the database does not tell
 */
export async function commitForCounts(batch: WriteBatch): Promise<number[]> {
  const answering = batch as unknown as AnsweringBatch;
  if (!answering._commit) throw new Error('This version of the Firestore SDK has no _commit');
  const { writeResults } = await answering._commit({});
  return (writeResults ?? []).map(({ transformResults }) => {
    const count = Number(transformResults?.[0]?.integerValue ?? Number.NaN);
    if (!Number.isSafeInteger(count)) throw new Error('A commit did not tell what it counted');
    return count;
  });
}
