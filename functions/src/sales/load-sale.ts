import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingIdOf } from '@carwash/domain/payments/booking-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { jobOf } from '@carwash/domain/sales/bay-of-visit';
import type { Sale, SaleWithTimeline } from '@carwash/domain/sales/sale';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readBooking } from '../bookings/read-booking.ts';
import { readPayments } from '../bookings/read-payment.ts';
import type { Context } from '../context.ts';
import { dataOfDays, type ReadDays, readDates, readDays } from '../days/read-days.ts';
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

const inOrder = new Intl.Collator('en', { numeric: true });

/** Reads the timeline of a sale, which has all events up to the version of its booking. */
export async function withTimeline(sale: Sale, { db }: Context): Promise<SaleWithTimeline> {
  const { docs } = sale.booking ? await db.bookingEvents(sale.booking._id).get() : { docs: [] };
  const events = docs.map((event) => event.data());
  return {
    ...sale,
    timeline: events.toSorted((one, other) => inOrder.compare(one._id, other._id)),
  };
}

/** Returns a sale as loaded. */
export const loaded = ({
  booking,
  payments,
  days,
  ...others
}: Omit<LoadedSale, 'sale'>): LoadedSale => ({
  sale: {
    booking: booking?.data() ?? null,
    payments: payments.map((snapshot) => snapshot.data()),
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

/** Reads the days of a visit; also the one before it where its wash has begun, or may begin, before midnight. */
async function readDaysOfVisit(
  booking: Pick<Booking, 'slot' | 'claimId'>,
  context: Context,
): Promise<ReadDays> {
  const { slot } = booking;
  const days = await readDays([slot], context);
  const dayOf = (moment: Date) => businessDay(moment, context.settings.businessTimeZone);
  const now = context.now();
  const before = addDays(slot.date, -1);
  if (slot.endsAt <= now || dayOf(now) < before) return days;
  const job = jobOf(booking, dataOfDays(days));
  const isInOwnDays = job && [job.from, now].every((moment) => dayOf(moment) >= slot.date);
  return isInOwnDays ? days : [...(await readDates(new Set([before]), context)), ...days];
}

/** Reads what is left of a sale without its payments, see `loadVisit`. */
export async function visitOf(
  booking: QueryDocumentSnapshot<Booking>,
  context: Context,
): Promise<LoadedSale> {
  return loaded({ booking, payments: [], days: await readDaysOfVisit(booking.data(), context) });
}

/**
 * Reads the sale of a booking without its payments, for a command that moves no money. Does not check the caller.
 * @throws ApiError not_found
 */
export const loadVisit = async (bookingId: string, context: Context): Promise<LoadedSale> =>
  visitOf(await readBooking(bookingId, context), context);

async function saleOf(
  booking: QueryDocumentSnapshot<Booking>,
  context: Context,
): Promise<LoadedSale> {
  const [payments, days] = await Promise.all([
    readPayments(booking.data(), context),
    readDaysOfVisit(booking.data(), context),
  ]);
  return loaded({ booking, payments, days });
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
