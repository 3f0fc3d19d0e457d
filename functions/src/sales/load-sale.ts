import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import { bookingIdOf } from '@carwash/domain/payments/booking-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Sale } from '@carwash/domain/sales/sale';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readBooking } from '../bookings/read-booking.ts';
import { readPayments } from '../bookings/read-payment.ts';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { readTransaction } from '../payments/read-own-transaction.ts';

/** A sale with the documents that it was read from. */
export interface LoadedSale {
  sale: Sale;
  booking: QueryDocumentSnapshot<Booking> | null;
  payments: readonly QueryDocumentSnapshot<Transaction>[];
}

async function readTimeline(bookingId: string, { db }: Context): Promise<BookingEvent[]> {
  const events = await db.bookingEvents(bookingId).get();
  return events.docs
    .map((event) => event.data())
    .toSorted((one, other) => Number(one._id) - Number(other._id));
}

const loaded = (
  { booking, payments }: Pick<LoadedSale, 'booking' | 'payments'>,
  timeline: BookingEvent[],
): LoadedSale => ({
  sale: {
    booking: booking?.data() ?? null,
    payments: payments.map((snapshot) => snapshot.data()),
    timeline,
  },
  booking,
  payments,
});

async function saleOf(
  booking: QueryDocumentSnapshot<Booking>,
  context: Context,
): Promise<LoadedSale> {
  const payments = await readPayments(booking.data(), context);
  // Read last: a repeated call is recognized by its event, which must be there if the payments show the first call.
  const timeline = await readTimeline(booking.id, context);
  return loaded({ booking, payments }, timeline);
}

/**
 * Reads the sale of a booking. Does not check the caller.
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
  return booking ? saleOf(booking, context) : loaded({ booking: null, payments: [payment] }, []);
}
