import { type Booking, bookingSchema } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Sale } from '@carwash/domain/sales/sale';
import type { SaleChange } from '@carwash/domain/sales/sale-change';
import {
  changeInCounts,
  countBooking,
  countTransaction,
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
import { addReceipts } from '../receipts/add-receipts.ts';
import { verifyReviews } from '../reviews/verify-reviews.ts';
import { withdrawVerification } from '../reviews/withdraw-verification.ts';
import { countChange } from '../statistics/count-change.ts';
import { rememberVehicle } from '../vehicles/remember-vehicle.ts';
import type { LoadedSale } from './load-sale.ts';
import { writeEvents } from './write-events.ts';

/** null: nobody, for a command that only the time decides. */
export type Author = Caller | Staff | null;

/** Adds the changed booking to `batch`, with its counters and the verified marks of its customer's reviews. */
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
  if (after.status !== before.status) {
    if (after.status === 'completed') await verifyReviews(batch, before, context);
    if (before.status === 'completed') await withdrawVerification(batch, before, context);
  }
  const { businessTimeZone: timeZone } = context.settings;
  const counts = changeInCounts(countBooking(before, timeZone), countBooking(after, timeZone));
  countChange(batch, counts, context);
  return after;
}

/** Adds a new booking to `batch`. The commit conflicts if another booking has its code. */
function writeNewBooking(batch: WriteBatch, booking: Booking, context: Context): Booking {
  const { _id, code, createdAt } = booking;
  const { db, settings } = context;
  batch.create(db.bookingCodes.doc(code), { _id: code, bookingId: _id, createdAt });
  batch.create(db.bookings.doc(_id), booking);
  rememberVehicle(batch, booking, context);
  countChange(batch, countBooking(booking, settings.businessTimeZone), context);
  return booking;
}

function writeNewPayment(batch: WriteBatch, payment: Transaction, context: Context): void {
  batch.create(context.db.transactions.doc(payment._id), payment);
  addReceipts(batch, null, payment, context);
  countChange(batch, countTransaction(payment, context.settings.businessTimeZone), context);
}

/** Returns the version of a sale after a change. It begins with the booking; a payment before that counts its own changes. */
const versionAfter = (
  { newBooking }: SaleChange,
  { sale: { booking, payments } }: LoadedSale,
): number => (newBooking ? newBooking.version : ((booking ?? payments[0])?.version ?? 0) + 1);

/**
 * Adds to `batch` all that a change of a sale writes, but for its days.
 * @returns the sale afterwards, with the timeline and the days as they were; a new payment is the last
 */
export async function writeChange(
  batch: WriteBatch,
  loaded: LoadedSale,
  change: SaleChange,
  author: Author,
  context: Context,
): Promise<Sale> {
  const version = versionAfter(change, loaded);
  const payments = loaded.payments.map((snapshot): Transaction => {
    const fields = change.payments[snapshot.id];
    return fields
      ? writeTransaction(batch, snapshot, { ...fields, version }, context)
      : snapshot.data();
  });
  const { newPayment, newBooking, customer, onWaitlist } = change;
  const added = newPayment && { ...newPayment, version };
  if (added) writeNewPayment(batch, added, context);
  if (customer) raiseCustomerVersion(batch, loaded.customerVersion ?? null, context, customer);
  if (onWaitlist && loaded.entry) {
    batch.update(loaded.entry.ref, onWaitlist.entry, ifUnchanged(loaded.entry));
  }
  const booking = newBooking
    ? writeNewBooking(batch, newBooking, context)
    : loaded.booking &&
      (await writeBooking(batch, loaded.booking, { ...change.booking, version }, context));
  const { timeline } = loaded.sale;
  if (booking) writeEvents(batch, booking, change.events, timeline.length, context);
  queueMessages(batch, change.messages ?? [], context);
  if (change.lastClosing !== undefined) requireNoClosingAfter(batch, change.lastClosing, context);
  for (const entry of change.audit) {
    if (!author || !('name' in author)) throw new Error('Only what the staff changes is audited');
    addAuditEntry(batch, entry, author, context);
  }
  return { ...loaded.sale, booking, payments: added ? [...payments, added] : payments };
}
