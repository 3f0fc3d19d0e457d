import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { type Act, paymentOf, type Sale } from '@carwash/domain/sales/sale';
import {
  isRefusal,
  movesMoney,
  type SaleChange,
  type SaleDecision,
} from '@carwash/domain/sales/sale-change';
import type { Context } from '../context.ts';
import { changeDaysOfVisit } from '../days/change-days.ts';
import type { ReadDays } from '../days/read-days.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import {
  type KeyedCall,
  type ReadKey,
  readIdempotencyKey,
  rememberIdempotencyKey,
} from '../db/idempotency-key.ts';
import { toError } from '../errors/api-error.ts';
import { clearLapsedHolds } from '../payments/settlement/query-and-settle.ts';
import { numberAfterCommit } from '../receipts/number-receipts.ts';
import { type LoadedSale, loadSale, loadSaleOfPayment } from './load-sale.ts';
import { type Author, writeChange } from './write-change.ts';

/** Asks about holds that have run out in the way of a change; true: what was read may have changed by that. */
async function clearWay(
  changes: readonly SaleChange[],
  days: ReadDays,
  context: Context,
): Promise<boolean> {
  for (const slot of changes.flatMap(({ takes = [] }) => takes)) {
    if (await clearLapsedHolds({ slot, days }, context)) return true;
  }
  return false;
}

/** Returns the sales afterwards; undefined when another commit was faster. */
async function commitChanges(
  loaded: readonly LoadedSale[],
  changes: readonly SaleChange[],
  key: ReadKey | null,
  author: Author,
  context: Context,
): Promise<Sale[] | undefined> {
  const days = loaded[0]?.days ?? [];
  if (await clearWay(changes, days, context)) return undefined;
  const batch = context.db.batch();
  const after: Sale[] = [];
  for (const [index, sale] of loaded.entries()) {
    const change = changes[index];
    after.push(change ? await writeChange(batch, sale, change, author, context) : sale.sale);
  }
  if (changes.some(({ jobs }) => jobs)) {
    const jobs = changes.flatMap((change) => change.jobs ?? []);
    changeDaysOfVisit(batch, days, jobs, context);
  }
  const made = after[0]?.booking;
  if (key && made) rememberIdempotencyKey(batch, key, { _id: made._id, createdAt: context.now() });
  return (await commitIfUnchanged(batch)) ? after : undefined;
}

/** A decision about one sale or several of them, and what was read for it. */
interface Decided {
  decision: SaleDecision | readonly SaleChange[];
  /** All with the same days. */
  loaded: readonly LoadedSale[];
}

interface Command<Loaded extends readonly LoadedSale[]> {
  load: () => Promise<readonly [...Loaded]>;
  /** Computes what becomes of the sales. It may read facts, but writes nothing. */
  decide: (loaded: readonly [...Loaded], act: Act) => Decided | Promise<Decided>;
  /** The request that an Idempotency-Key belongs to, and the key. */
  keyed?: KeyedCall & { idempotencyKey: string | null };
  /** See `retryOnConflict`. */
  contended?: string | undefined;
}

const listOf = (decision: SaleChange | readonly SaleChange[]): readonly SaleChange[] =>
  'payments' in decision ? [decision] : decision;

/**
 * Changes sales in one commit. Decides again when somebody else has changed them meanwhile.
 * @returns the sales afterwards; as they are where the call was repeated
 * @throws ApiError not_found; the refusal of the command; conflict for a key of another request
 */
export async function changeSales<Loaded extends readonly LoadedSale[]>(
  { load, decide, keyed, contended }: Command<Loaded>,
  author: Author,
  context: Context,
): Promise<readonly Sale[]> {
  const asItIs = async () => (await load()).map(({ sale }) => sale);
  const by = { uid: author?.uid ?? '', role: author?.role ?? 'user' } as const;
  // Also set by a commit that was made although its answer was lost.
  let hasReceipts = false;
  const sales = await retryOnConflict(async () => {
    const read = await load();
    // Read after the sale: if an earlier attempt of this call has changed the sale, its key is then found.
    const key =
      keyed && author
        ? await readIdempotencyKey(author.uid, keyed.idempotencyKey, keyed, context)
        : null;
    // Loaded again, because the first call may have committed between two of the reads.
    if (key?.snapshot.exists) return asItIs();
    const { decision, loaded } = await decide(read, { by, now: context.now() });
    if (decision === 'stale') return undefined;
    if (decision === 'unchanged') return asItIs();
    if (isRefusal(decision)) throw toError(decision);
    const changes = listOf(decision);
    hasReceipts = changes.some(movesMoney);
    return commitChanges(loaded, changes, key, author, context);
  }, contended);
  if (hasReceipts) await numberAfterCommit(context);
  return sales;
}

/** Returns the booking of a sale. @throws Error if it has none */
export function bookingOf(sale: Sale | undefined): Booking {
  if (!sale?.booking) throw new Error('The sale has no booking');
  return sale.booking;
}

type Decide = (sale: Sale, act: Act) => SaleDecision | Promise<SaleDecision>;

const changeSale = async (
  load: () => Promise<LoadedSale>,
  decide: Decide,
  author: Author,
  context: Context,
): Promise<Sale> => {
  const command: Command<[LoadedSale]> = {
    load: async () => [await load()],
    decide: async (loaded, act) => ({ decision: await decide(loaded[0].sale, act), loaded }),
  };
  const [sale] = await changeSales(command, author, context);
  if (!sale) throw new Error('A sale is gone');
  return sale;
};

/** Changes the sale of a booking, see `changeSales`. Returns the booking. */
export const changeBooking = async (
  bookingId: string,
  decide: Decide,
  author: Author,
  context: Context,
): Promise<Booking> =>
  bookingOf(await changeSale(() => loadSale(bookingId, context), decide, author, context));

/** Changes the sale to which a payment belongs, see `changeSales`. Returns the payment. */
export const changePayment = async (
  paymentId: string,
  decide: Decide,
  author: Author,
  context: Context,
): Promise<Transaction> => {
  const load = () => loadSaleOfPayment(paymentId, context);
  return paymentOf(await changeSale(load, decide, author, context), paymentId);
};
