import type { Booking } from '@carwash/domain/bookings/booking';
import { fromMinorUnits } from '@carwash/domain/money/money';
import { linesOfAddition } from '@carwash/domain/payments/booking-payments';
import type { AdditionMethod, Transaction } from '@carwash/domain/payments/transaction';
import { minutesOf } from '@carwash/domain/services/quote';
import { countTransaction } from '@carwash/domain/statistics/count-statistics';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readPrivateSettings } from '../db/read-settings.ts';
import { draftTransaction, soldAtOnce } from '../payments/purchase/draft-transaction.ts';
import { addReceipts } from '../receipts/add-receipts.ts';
import { countChange } from '../statistics/count-change.ts';

/** The difference that an edit adds to the price of a booking. */
export interface Addition {
  minor: number;
  method: AdditionMethod;
  vatPercent: number;
}

/**
 * Adds the payment of an addition to `batch`: a transaction of its own, with its receipt and its counter changes.
 * @param after the booking with its new lines
 */
export async function chargeAddition(
  batch: WriteBatch,
  { minor, method, vatPercent }: Addition,
  before: Booking,
  after: Booking,
  context: Context,
): Promise<Transaction> {
  const seller = await readPrivateSettings(context);
  const lines = linesOfAddition(
    before.lines,
    after.lines,
    minor,
    `Change of booking ${after.code}`,
  );
  const quote = { lines, amount: fromMinorUnits(minor), minutes: minutesOf(lines) };
  const { customer, service, slot, vehicle, cancellationHours } = after;
  const purchase = { customer, service, quote, slot, vehicle, visit: after, seller, vatPercent };
  const payment = soldAtOnce(method, cancellationHours, context.now());
  const drafted = draftTransaction(purchase, payment, context);
  const transaction: Transaction = { ...drafted, bookingId: after._id };
  batch.create(context.db.transactions.doc(transaction._id), transaction);
  addReceipts(batch, null, transaction, context);
  countChange(batch, countTransaction(transaction, context.settings.businessTimeZone), context);
  return transaction;
}
