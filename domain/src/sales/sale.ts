import type { Booking, BookingEvent } from '../bookings/booking.ts';
import type { Day } from '../days/day.ts';
import type { Transaction } from '../payments/transaction.ts';

/** A booking with all its payments and the days of its visit. */
export interface Sale {
  /** null: the payment never became a booking. */
  booking: Booking | null;
  /**
   * The payment that made the booking, then those of its additions, the oldest first. None where they were not read, because
   * the command moves no money.
   */
  payments: readonly Transaction[];
  /** The days that the visit reaches into, and would reach into after the command, as far as they exist. */
  days: readonly Day[];
}

/** A sale with what has happened to its booking, for the few decisions that depend on it. */
export interface SaleWithTimeline extends Sale {
  /** The oldest event first. */
  timeline: readonly BookingEvent[];
}

export interface Act {
  by: BookingEvent['by'] & { uid: string };
  now: Date;
}

/** @throws Error if the sale has no such payment */
export function paymentOf({ payments }: Sale, paymentId: string): Transaction {
  const payment = payments.find(({ _id }) => _id === paymentId);
  if (!payment) throw new Error(`The sale has no payment ${paymentId}`);
  return payment;
}
