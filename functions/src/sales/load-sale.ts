import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import { bookingIdOf } from '@carwash/domain/payments/booking-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Sale } from '@carwash/domain/sales/sale';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readBooking } from '../bookings/read-booking.ts';
import { readPayments } from '../bookings/read-payment.ts';
import type { Context } from '../context.ts';
import { dataOfDays, type ReadDays, readDays } from '../days/read-days.ts';
import type { ReadRoster } from '../days/read-roster.ts';
import type { EntrySnapshot } from '../days/waitlist-entries.ts';
import { readDocument } from '../db/read-document.ts';
import type { CustomerVersion } from '../payments/customer-version.ts';
import { readTransaction } from '../payments/read-own-transaction.ts';

/** A sale with the documents that it was read from. */
export interface LoadedSale {
  sale: Sale;
  booking: QueryDocumentSnapshot<Booking> | null;
  payments: readonly QueryDocumentSnapshot<Transaction>[];
  /** Those of the sale, also the ones that do not exist yet. */
  days: ReadDays;
  /** Of a purchase of somebody with an account, see `raiseCustomerVersion`. */
  customerVersion?: CustomerVersion;
  /** The customer's entry of the waitlist, which the sale may end or put back in line. */
  entry?: EntrySnapshot | null;
  /** The bays as they are set up, for a day that does not exist yet. */
  roster?: ReadRoster | null;
}

async function readTimeline(bookingId: string, { db }: Context): Promise<BookingEvent[]> {
  const events = await db.bookingEvents(bookingId).get();
  return events.docs
    .map((event) => event.data())
    .toSorted((one, other) => Number(one._id) - Number(other._id));
}

/** Returns a sale as loaded. */
export const loaded = (
  { booking, payments, days, ...others }: Omit<LoadedSale, 'sale'>,
  timeline: BookingEvent[] = [],
): LoadedSale => ({
  sale: {
    booking: booking?.data() ?? null,
    payments: payments.map((snapshot) => snapshot.data()),
    timeline,
    days: dataOfDays(days),
  },
  booking,
  payments,
  days,
  ...others,
});

/** Returns the sale with the days that its command needs. */
export const withDays = (of: LoadedSale, days: ReadDays): LoadedSale => ({
  ...of,
  sale: { ...of.sale, days: dataOfDays(days) },
  days,
});

async function saleOf(
  booking: QueryDocumentSnapshot<Booking>,
  context: Context,
): Promise<LoadedSale> {
  const [payments, days] = await Promise.all([
    readPayments(booking.data(), context),
    readDays([booking.data().slot], context),
  ]);
  // Read last, so that no event is missing up to the version of the booking.
  const timeline = await readTimeline(booking.id, context);
  return loaded({ booking, payments, days }, timeline);
}

/**
 * Reads the sale of a booking, with the days of its visit. Does not check the caller.
 * @throws ApiError not_found
 */
export const loadSale = async (bookingId: string, context: Context): Promise<LoadedSale> =>
  saleOf(await readBooking(bookingId, context), context);

/**
 * Reads the sale to which a payment belongs. Does not check the caller.
 * @throws ApiError not_found
 */
export async function loadSaleOfPayment(paymentId: string, context: Context): Promise<LoadedSale> {
  const payment = await readTransaction(paymentId, context);
  const booking = await readDocument(context.db.bookings, bookingIdOf(payment.data()));
  return booking
    ? saleOf(booking, context)
    : loaded({ booking: null, payments: [payment], days: [] });
}
