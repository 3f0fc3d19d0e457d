import type { ProviderOutcome } from '@carwash/domain/payments/next-payment-step';
import { type Occasion, queryWaitMs } from '@carwash/domain/payments/provider-query-schedule';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { hourMs } from '@carwash/domain/time/durations';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../../db/compare-and-set.ts';
import type { ProviderQuery } from '../../db/document-schemas.ts';

/** How long a query is remembered, in milliseconds. */
const memoryMs = hourMs;

/** The time of the last query about a payment, as read. */
export type LastQuery = DocumentSnapshot<ProviderQuery>;

/** Result when another call has just queried the provider. */
interface Waiting {
  waitMs: number;
  /** The outcome that the other call was told; null while it waits for it. */
  outcome: ProviderOutcome | null;
}

/** Result when the caller may query the provider now; it must store the answer afterwards. */
interface QueryLease {
  queriedAt: Date;
}

/**
 * Tells whether a query has to wait.
 * @returns null if the provider may be queried
 */
export function waitForLease(
  transaction: Transaction,
  occasion: Occasion,
  lastQuery: LastQuery,
  { now }: Context,
): Waiting | null {
  const last = lastQuery.data() ?? null;
  const waitMs = queryWaitMs(transaction, occasion, last, now());
  return waitMs > 0 ? { waitMs, outcome: last?.outcome ?? null } : null;
}

/**
 * Limits all instances together to one query per payment and interval.
 * @param lastQuery its time as read; read again if it has changed since
 */
export function acquireQueryLease(
  transaction: Transaction,
  occasion: Occasion,
  lastQuery: LastQuery,
  context: Context,
): Promise<QueryLease | Waiting> {
  const { db, now } = context;
  let read = lastQuery;
  return retryOnConflict(async () => {
    const waiting = waitForLease(transaction, occasion, read, context);
    if (waiting) return waiting;
    const last = read.data();
    const queriedAt = now();
    const query = {
      queriedAt,
      newsQueriedAt: occasion === 'news' ? queriedAt : (last?.newsQueriedAt ?? null),
      waitedUntil: occasion === 'news' ? null : (last?.waitedUntil ?? null),
      status: transaction.status,
      outcome: null,
      expiresAt: new Date(queriedAt.getTime() + memoryMs),
    };
    const batch = db.batch();
    if (last) batch.update(read.ref, query, ifUnchanged(read));
    else batch.create(read.ref, { _id: read.id, ...query, createdAt: queriedAt });
    if (await commitIfUnchanged(batch)) return { queriedAt };
    // Another call has queried the provider, or only stored the answer to an earlier query.
    read = await read.ref.get();
    return undefined;
  });
}

/**
 * Lets one call of all instances wait for the next query about a payment because of news.
 * @returns false if another call waits for it already
 */
export const claimWait = (
  transactionId: string,
  waitMs: number,
  { db, now }: Context,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const lastQuery = await db.providerQueries.doc(transactionId).get();
    const last = lastQuery.data();
    if (!last) return true;
    const startedAt = now();
    if (last.waitedUntil && last.waitedUntil > startedAt) return false;
    const batch = db.batch();
    const waitedUntil = new Date(startedAt.getTime() + waitMs);
    batch.update(lastQuery.ref, { waitedUntil }, ifUnchanged(lastQuery));
    return (await commitIfUnchanged(batch)) || undefined;
  });

/** Stores the answer for calls within the interval, unless a newer query has started. */
export const shareAnswer = (
  transactionId: string,
  { queriedAt }: QueryLease,
  outcome: ProviderOutcome,
  { db }: Context,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const lastQuery = await db.providerQueries.doc(transactionId).get();
    if (lastQuery.data()?.queriedAt.getTime() !== queriedAt.getTime()) return false;
    const batch = db.batch();
    batch.update(lastQuery.ref, { outcome }, ifUnchanged(lastQuery));
    return (await commitIfUnchanged(batch)) || undefined;
  });
