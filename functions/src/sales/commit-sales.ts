import type { Act, Sale } from '@carwash/domain/sales/sale';
import { isRefusal, type SaleChange, type SaleDecision } from '@carwash/domain/sales/sale-change';
import type { Timestamp, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { changeDays, raiseVisitChanges } from '../days/change-days.ts';
import type { ReadDays, ReadSlot } from '../days/read-days.ts';
import { noteNewDays } from '../days/read-roster.ts';
import { commitOrFindOwn, commitUnlessConflicted, retryOnConflict } from '../db/compare-and-set.ts';
import { type ReadKey, rememberIdempotencyKey } from '../db/idempotency-key.ts';
import { toError } from '../errors/api-error.ts';
import type { LoadedSale } from './load-sale.ts';
import { type Author, writeChange } from './write-change.ts';

/** A decision about one sale or several of them, and what was read for it. */
export interface Decided {
  decision: SaleDecision | readonly SaleChange[];
  /** All with the same days. */
  loaded: readonly LoadedSale[];
  /** An Idempotency-Key that was read with them, to be stored with the change. */
  key?: ReadKey | null;
}

export interface SaleCommit<Loaded extends readonly LoadedSale[], D extends Decided = Decided> {
  load: () => Promise<readonly [...Loaded]>;
  /** Computes what becomes of the sales. It may read facts, but writes nothing. */
  decide: (loaded: readonly [...Loaded], act: Act) => D | Promise<D>;
  /** Reads the Idempotency-Key of the call: one that is repeated with it changes nothing. */
  readKey?: () => Promise<ReadKey | null>;
  /** See `retryOnConflict`. */
  contended?: string | undefined;
}

interface CommitOutcome<D> {
  /** The sales after the commit. */
  sales: readonly Sale[];
  /** undefined: nothing had to be written. */
  committed?: { decided: D; writtenAt: Timestamp };
}

/** @throws Error if there is none, which cannot be where a sale was loaded */
export function firstSale([sale]: readonly Sale[]): Sale {
  if (!sale) throw new Error('A sale is gone');
  return sale;
}

/** Returns the changes of a decision; none if it changes nothing. */
export const changesOf = (decision: Decided['decision']): readonly SaleChange[] => {
  if (typeof decision === 'string' || isRefusal(decision)) return [];
  return 'payments' in decision ? [decision] : decision;
};

function changeDaysOf(
  [first]: readonly LoadedSale[],
  changes: readonly SaleChange[],
  batch: WriteBatch,
  context: Context,
): void {
  const { days = [], roster } = first ?? {};
  const jobs = changes.flatMap((change) => change.jobs ?? []);
  const waiting = changes.flatMap(({ onWaitlist }) => onWaitlist?.waiting ?? []);
  if (jobs.length > 0 || waiting.length > 0) {
    changeDays(batch, days, { jobs, waiting, bays: roster?.bays }, context);
    if (roster) noteNewDays(batch, roster, context);
  } else if (changes.some((change) => change.jobs)) {
    raiseVisitChanges(batch, days);
  }
}

/** Queries the provider about lapsed holds in the way of a slot. Resolves to true if that may have changed the slot. */
export type ClearHolds = (read: ReadSlot) => Promise<boolean>;

/** Calls `clearHolds` for each slot that the changes take, until one may have changed. */
export async function clearWay(
  changes: readonly SaleChange[],
  days: ReadDays,
  clearHolds: ClearHolds,
): Promise<boolean> {
  for (const slot of changes.flatMap(({ takes = [] }) => takes)) {
    if (await clearHolds({ slot, days })) return true;
  }
  return false;
}

/** @returns when it was written; undefined when another commit was faster */
async function commit(
  batch: WriteBatch,
  changes: readonly SaleChange[],
  context: Context,
): Promise<Timestamp | undefined> {
  const made = changes.find(({ newPayment }) => newPayment)?.newPayment;
  if (!made) return (await commitUnlessConflicted(batch))?.[0]?.writeTime;
  const document = context.db.transactions.doc(made._id);
  return commitOrFindOwn(batch, document, ({ claimId }) => claimId === made.claimId, context);
}

async function commitDecision<D extends Decided>(
  decided: D,
  keyOfCall: ReadKey | null,
  author: Author,
  context: Context,
): Promise<CommitOutcome<D> | undefined> {
  const { decision, loaded, key = keyOfCall } = decided;
  const changes = changesOf(decision);
  const batch = context.db.batch();
  const sales: Sale[] = [];
  for (const [index, sale] of loaded.entries()) {
    const change = changes[index];
    sales.push(change ? await writeChange(batch, sale, change, author, context) : sale.sale);
  }
  changeDaysOf(loaded, changes, batch, context);
  const [change] = changes;
  const made = change?.newPayment ?? sales[0]?.booking ?? sales[0]?.payments[0];
  if (key && made) rememberIdempotencyKey(batch, key, { _id: made._id, createdAt: context.now() });
  const writtenAt = await commit(batch, changes, context);
  return writtenAt && { sales, committed: { decided, writtenAt } };
}

/**
 * Changes sales in one commit. Decides again when somebody else has changed them meanwhile.
 * @throws ApiError not_found; the refusal of the command; conflict for a key of another request
 */
export async function commitSales<Loaded extends readonly LoadedSale[], D extends Decided>(
  { load, decide, readKey, contended }: SaleCommit<Loaded, D>,
  author: Author,
  context: Context,
): Promise<CommitOutcome<D>> {
  const by = { uid: author?.uid ?? '', role: author?.role ?? 'user' } as const;
  return retryOnConflict(async () => {
    const read = await load();
    // Read after the sale: if an earlier attempt of this call has changed the sale, its key is then found.
    const key = (await readKey?.()) ?? null;
    // Loaded again, because the first call may have committed between two of the reads.
    if (key?.snapshot.exists) return { sales: (await load()).map(({ sale }) => sale) };
    const decided = await decide(read, { by, now: context.now() });
    const { decision, loaded } = decided;
    if (decision === 'stale') return undefined;
    if (decision === 'unchanged') return { sales: loaded.map(({ sale }) => sale) };
    if (isRefusal(decision)) throw toError(decision);
    return commitDecision(decided, key, author, context);
  }, contended);
}
