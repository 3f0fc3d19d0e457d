import type { AuditedChange } from '../audit/audited-change.ts';
import type { Booking, BookingEvent } from '../bookings/booking.ts';
import type { VisitStage } from '../bookings/visit-stage.ts';
import type { JobChange } from '../days/changed-day.ts';
import type { Refusal } from '../endpoint/errors.ts';
import type { MessageDraft } from '../messages/new-message.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { TransactionChange } from '../payments/transaction-change.ts';
import type { StartHoldOf } from '../slots/hold.ts';
import type { Slot } from '../slots/slot.ts';
import type { EntryChange } from '../waitlist/entry-change.ts';

/** An event of a timeline before it has a number, a version and a time. */
export type NewEvent = Omit<BookingEvent, '_id' | 'version' | 'createdAt'> & {
  /** The stage before an event that changes it. It is not stored. */
  stageBefore?: VisitStage;
};

/** New values for the customer's version; fields that are left out stay as they are. */
export interface CustomerChange {
  openPayments?: string[];
  startHolds?: StartHoldOf[];
  hasPaid?: boolean;
}

/** The result of a command, which one commit writes. */
export interface SaleChange {
  booking?: Partial<Omit<Booking, '_id' | 'code' | 'version' | 'createdAt'>>;
  /** The booking that a payment becomes. */
  newBooking?: Booking;
  /** Changes of minutes in the bays; empty: only other facts of the visit change; left out: nothing that a day shows. */
  jobs?: readonly JobChange[];
  /** Slots that it takes. Before it is committed, holds in their way that have run out are asked about. */
  takes?: readonly Slot[];
  /** By the payment's id. The writer adds receipts and counters. */
  payments: Readonly<Record<string, TransactionChange>>;
  newPayment?: Transaction;
  /** A second payment of a new sale that is paid in two ways. */
  newRest?: Transaction;
  /** For a purchase of an account, whose purchases must not be decided at the same moment. */
  customer?: CustomerChange;
  /** The customer's entry of the waitlist that the sale was loaded with. */
  onWaitlist?: EntryChange;
  /** The number of the newest closing of the till that was seen; 0: none. Nothing is written once there is another one. */
  lastClosing?: number;
  /** The writer adds their messages. */
  events: readonly NewEvent[];
  /** Messages without an event. */
  messages?: readonly MessageDraft[];
  audit: readonly AuditedChange[];
}

/**
 * unchanged: the sale is as it is to become. stale: somebody has changed the sale between two reads, so it must be read
 * again.
 */
export type SaleDecision = SaleChange | Refusal | 'unchanged' | 'stale';

/** Tells whether the change creates receipts, which need numbers. */
export const movesMoney = ({ payments, newPayment, newRest }: SaleChange): boolean =>
  [newPayment, newRest].some((made) => made?.paidAt != null && made.amount > 0) ||
  Object.values(payments).some(
    ({ paidAt, refunds, earlierSales }) => paidAt != null || refunds || earlierSales,
  );

export const conflict = (message: string): Refusal => ({ code: 'conflict', message });

export const bookingNotFound: Refusal = {
  code: 'not_found',
  message: 'There is no such booking.',
};

export const bookingCancelled = conflict('This booking is cancelled.');

export const isRefusal = (decision: object): decision is Refusal => 'code' in decision;
