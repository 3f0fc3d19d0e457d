import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { SeedTime } from '../seed-time.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { buildBooking, buildBookingEvents } from './build-booking.ts';
import { buildTransaction } from './build-transaction.ts';
import type { SalePlan } from './plan-sales.ts';
import { timeSale } from './time-sale.ts';

export interface Sale {
  transaction: Transaction;
  /** null when the payment failed or came too late. */
  booking: Booking | null;
  events: BookingEvent[];
  /** Id of the bay that was sold. */
  bay: string;
}

/** Builds the documents of a planned sale. `adminUid` is the admin who pays out refunds. */
export function buildSale(
  plan: SalePlan,
  adminUid: string,
  time: SeedTime,
  random: SeededRandom,
): Sale {
  const times = timeSale(plan, time, random);
  const transaction = buildTransaction(plan, times, time.now, random);
  const { bay } = plan.place;
  if (plan.outcome === 'failed') return { transaction, booking: null, events: [], bay };
  const booking = buildBooking(transaction, plan, times, time.now);
  const events = buildBookingEvents(booking, transaction, times, adminUid);
  const version = events.length;
  return {
    // The last event of a refunded sale is its cancellation or its refund.
    transaction: transaction.refundReason === null ? transaction : { ...transaction, version },
    booking: { ...booking, version },
    events,
    bay,
  };
}
