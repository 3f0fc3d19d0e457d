import { type Booking, bookingSchema } from '@carwash/domain/bookings/booking';
import { provesVisit } from '@carwash/domain/bookings/proves-visit';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Sale } from '@carwash/domain/sales/sale';
import type { SaleChange } from '@carwash/domain/sales/sale-change';
import {
  type Counts,
  changeInCounts,
  countBooking,
  countTransaction,
  sumCounts,
} from '@carwash/domain/statistics/count-statistics';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { requireNoClosingAfter } from '../closings/till-of-payment.ts';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { requireReadable } from '../db/schema-converter.ts';
import type { Caller, Staff } from '../http/handler.ts';
import { queueMessages } from '../outbox/queue-messages.ts';
import { raiseCustomerVersion } from '../payments/customer-version.ts';
import { writeTransaction } from '../payments/write-transaction.ts';
import { addReceipts, requireOriginals } from '../receipts/add-receipts.ts';
import { verifyReviews } from '../reviews/verify-reviews.ts';
import { withdrawVerification } from '../reviews/withdraw-verification.ts';
import { countChange } from '../statistics/count-change.ts';
import { rememberVehicle } from '../vehicles/remember-vehicle.ts';
import type { LoadedSale } from './load-sale.ts';
import { writeEvents } from './write-events.ts';

/** null: nobody, for a command that only the time decides. */
export type Author = Caller | Staff | null;

/** Adds the changed booking to `batch`, with the verified marks of its customer's reviews. */
async function writeBooking(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Booking>,
  fields: Partial<Booking>,
  context: Context,
): Promise<Booking> {
  const before = snapshot.data();
  const after: Booking = { ...before, ...fields };
  requireReadable(bookingSchema, after);
  batch.update(snapshot.ref, fields, ifUnchanged(snapshot));
  if (!provesVisit(before) && provesVisit(after)) await verifyReviews(batch, before, context);
  if (provesVisit(before) && !provesVisit(after))
    await withdrawVerification(batch, before, context);
  return after;
}

/** Adds a new booking to `batch`. The commit conflicts if another booking has its code. */
function writeNewBooking(batch: WriteBatch, booking: Booking, context: Context): Booking {
  const { _id, code, createdAt } = booking;
  const { db } = context;
  batch.create(db.bookingCodes.doc(code), { _id: code, bookingId: _id, createdAt });
  batch.create(db.bookings.doc(_id), booking);
  rememberVehicle(batch, booking, context);
  return booking;
}

function writeNewPayment(batch: WriteBatch, payment: Transaction, context: Context): void {
  batch.create(context.db.transactions.doc(payment._id), payment);
  addReceipts(batch, null, payment, context);
}

/** Returns what a sale adds to the statistics. */
const countSale = (
  { booking, payments }: Pick<Sale, 'booking' | 'payments'>,
  timeZone: string,
): Counts =>
  sumCounts([
    ...payments.map((payment) => countTransaction(payment, timeZone)),
    ...(booking ? [countBooking(booking, timeZone)] : []),
  ]);

/** Returns the version of a sale after a change. It begins with the booking; a payment before that counts its own changes. */
const versionAfter = (
  { newBooking }: SaleChange,
  { sale: { booking, payments } }: LoadedSale,
): number => (newBooking ? newBooking.version : ((booking ?? payments[0])?.version ?? 0) + 1);

/**
 * Adds to `batch` all that a change of a sale writes, but for its days.
 * @throws ApiError conflict where money of a sale without a receipt would be refunded
 * @returns the sale afterwards, with the days as they were; new payments are the last
 */
export async function writeChange(
  batch: WriteBatch,
  loaded: LoadedSale,
  change: SaleChange,
  author: Author,
  context: Context,
): Promise<Sale> {
  const version = versionAfter(change, loaded);
  for (const snapshot of loaded.payments) {
    const before = snapshot.data();
    const after = { ...before, ...change.payments[snapshot.id] };
    await requireOriginals(before, after, context);
  }
  const payments = loaded.payments.map((snapshot): Transaction => {
    const fields = change.payments[snapshot.id];
    return fields
      ? writeTransaction(batch, snapshot, { ...fields, version }, context)
      : snapshot.data();
  });
  const { newPayment, newRest, newBooking, customer, onWaitlist } = change;
  const made = [newPayment, newRest].filter((payment) => payment !== undefined);
  const added = made.map((payment) => ({ ...payment, version }));
  for (const payment of added) writeNewPayment(batch, payment, context);
  if (customer) raiseCustomerVersion(batch, loaded.customerVersion ?? null, context, customer);
  if (onWaitlist && loaded.entry) {
    batch.update(loaded.entry.ref, onWaitlist.entry, ifUnchanged(loaded.entry));
  }
  const booking = newBooking
    ? writeNewBooking(batch, newBooking, context)
    : loaded.booking &&
      (await writeBooking(batch, loaded.booking, { ...change.booking, version }, context));
  if (booking) writeEvents(batch, booking, change.events, context);
  queueMessages(batch, change.messages ?? [], context);
  if (change.lastClosing !== undefined) requireNoClosingAfter(batch, change.lastClosing, context);
  for (const entry of change.audit) {
    if (!author || !('name' in author)) throw new Error('Only what the staff changes is audited');
    addAuditEntry(batch, entry, author, context);
  }
  const after = { ...loaded.sale, booking, payments: [...payments, ...added] };
  const { businessTimeZone: timeZone } = context.settings;
  // Once for the whole sale, because each call of it writes the delta of the commit.
  countChange(
    batch,
    changeInCounts(countSale(loaded.sale, timeZone), countSale(after, timeZone)),
    context,
  );
  return after;
}
