import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { type Act, paymentOf, type Sale } from '@carwash/domain/sales/sale';
import { movesMoney, type SaleChange, type SaleDecision } from '@carwash/domain/sales/sale-change';
import type { Context } from '../context.ts';
import type { ReadDays } from '../days/read-days.ts';
import { numberAfterCommit } from '../receipts/number-receipts.ts';
import { clearLapsedHolds } from '../sales/settlement/query-and-settle.ts';
import { type Command, changesOf, commitSales, type Decided } from './commit-sales.ts';
import { type LoadedSale, loadSale, loadSaleOfPayment } from './load-sale.ts';
import type { Author } from './write-change.ts';

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

/**
 * Changes sales in one commit, see `commitSales`. Before a slot is taken, holds in its way that have run out are asked
 * about; receipts are numbered afterwards.
 * @throws ApiError also slot_being_paid
 */
export async function changeSalesAndTell<Loaded extends readonly LoadedSale[], D extends Decided>(
  command: Command<Loaded, D>,
  author: Author,
  context: Context,
) {
  // Also set by a commit that was made although its answer was lost.
  let hasReceipts = false;
  const outcome = await commitSales(
    {
      ...command,
      decide: async (read, act) => {
        const decided = await command.decide(read, act);
        const changes = changesOf(decided.decision);
        hasReceipts ||= changes.some(movesMoney);
        const isStale = await clearWay(changes, decided.loaded[0]?.days ?? [], context);
        return isStale ? { ...decided, decision: 'stale' } : decided;
      },
    },
    author,
    context,
  );
  if (hasReceipts) await numberAfterCommit(context);
  return outcome;
}

/** Changes sales, see `changeSalesAndTell`. Returns them as they are afterwards. */
export const changeSales = async <Loaded extends readonly LoadedSale[]>(
  command: Command<Loaded>,
  author: Author,
  context: Context,
): Promise<readonly Sale[]> => (await changeSalesAndTell(command, author, context)).sales;

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
