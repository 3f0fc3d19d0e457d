import { GrpcStatus, type WriteBatch } from 'firebase-admin/firestore';

/**
 * Firestore's answer to a commit
 * (https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#writeresult): for each write
 * the values after its increments.
 */
interface CommitAnswer {
  writeResults?: { transformResults?: { integerValue?: string | number | null }[] | null }[] | null;
}

/** The SDK's own step of `commit`, which drops this part of the answer. */
interface AnsweringBatch {
  _commit?: (options: { retryCodes: GrpcStatus[] }) => Promise<CommitAnswer>;
}

/** Errors after which `commit` is retried: nothing was written, or that is unknown. */
const retryCodes = [GrpcStatus.ABORTED, GrpcStatus.RESOURCE_EXHAUSTED, GrpcStatus.UNAVAILABLE];

/**
 * Commits writes that increment one whole number each, without a precondition.
 * @param writes the number of writes
 * @returns the number after each write, including earlier writes of the same commit
 * @throws Error when the SDK or the database does not return the numbers
 */
export async function commitForCounts(batch: WriteBatch, writes: number): Promise<number[]> {
  const answering = batch as unknown as AnsweringBatch;
  if (!answering._commit) throw new Error('This version of the Firestore SDK has no _commit');
  const { writeResults } = await answering._commit({ retryCodes });
  const counts = (writeResults ?? []).map(({ transformResults }) =>
    Number(transformResults?.[0]?.integerValue ?? Number.NaN),
  );
  if (counts.length !== writes || !counts.every(Number.isSafeInteger)) {
    throw new Error('A commit did not tell what it counted');
  }
  return counts;
}
