import type { FailureReason, Transaction } from '@carwash/domain/payments/transaction';
import { giveUp } from '@carwash/domain/sales/fail';
import { paymentOf } from '@carwash/domain/sales/sale';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { entryBackInLine } from '@carwash/domain/waitlist/entry-change';
import type { Context } from '../../context.ts';
import { newLineId } from '../../days/put-back-entry.ts';
import { type ReadDays, readDays } from '../../days/read-days.ts';
import { findAmong, readDocument } from '../../db/read-document.ts';
import { readSettings } from '../../db/read-settings.ts';
import { readTransaction } from '../../payments/read-own-transaction.ts';
import { commitSales, firstSale } from '../commit-sales.ts';
import { type LoadedSale, loaded } from '../load-sale.ts';

/** Tells whether the customer of a payment has booked its service and day, or can pay for it, through another payment. */
async function hasAnotherPlace(
  { claimId, customer: { uid }, service, slot: { date } }: Transaction,
  days: ReadDays,
  { db, now }: Context,
): Promise<boolean> {
  const jobs = Object.entries(days.find(({ id }) => id === date)?.data()?.jobs ?? {});
  const others = jobs.flatMap(([id, { slotId, heldUntil }]) => {
    const parts = partsOfSlotId(slotId);
    const isOther = id !== claimId && (heldUntil === null || heldUntil > now());
    return isOther && parts?.serviceId === service._id && parts.date === date ? id : [];
  });
  const payments = await findAmong(db.transactions, 'claimId', others);
  return payments
    .map((payment) => payment.data())
    .some(
      (other) => other.customer.uid === uid && (other.paymentUrl || other.status !== 'pending'),
    );
}

/** Returns what puts the entry of the waitlist back in line that a payment has ended; null if nothing does. */
async function backInLine(
  { sale, entry, days }: LoadedSale,
  payment: Transaction,
  context: Context,
) {
  if (entry?.data().state !== 'taken') return null;
  if (await hasAnotherPlace(payment, days, context)) return null;
  const line = {
    hours: await readSettings(context),
    timeZone: context.settings.businessTimeZone,
    lineId: newLineId(),
  };
  return entryBackInLine(entry.data(), sale.days, line, context.now());
}

/**
 * Ends a payment that is not paid, and frees the slot that it holds; any other one stays as it is.
 * @param endedEntry id of the waitlist entry that the payment ended and that gets its place back, unless its customer has
 * got another one meanwhile; null: none
 * @returns the transaction afterwards
 * @throws ApiError not_found
 */
export async function giveUpPayment(
  transactionId: string,
  reason: FailureReason,
  context: Context,
  endedEntry: string | null = null,
): Promise<Transaction> {
  const load = async (): Promise<[LoadedSale]> => {
    const payment = await readTransaction(transactionId, context);
    const [days, entry] = await Promise.all([
      readDays([payment.data().slot], context),
      endedEntry === null ? null : readDocument(context.db.waitlist, endedEntry),
    ]);
    return [loaded({ booking: null, payments: [payment], days, entry })];
  };
  const { sales } = await commitSales(
    {
      load,
      decide: async (read, act) => {
        const [{ sale }] = read;
        const onWaitlist = await backInLine(read[0], paymentOf(sale, transactionId), context);
        return { decision: giveUp(sale, { reason, onWaitlist }, act), loaded: read };
      },
    },
    null,
    context,
  );
  return paymentOf(firstSale(sales), transactionId);
}
