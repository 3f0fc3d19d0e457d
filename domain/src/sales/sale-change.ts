import type { AuditedChange } from '../audit/audited-change.ts';
import type { Booking, BookingEvent } from '../bookings/booking.ts';
import type { VisitStage } from '../bookings/visit-stage.ts';
import type { Refusal } from '../endpoint/errors.ts';
import type { MessageDraft } from '../messages/new-message.ts';
import type { TransactionChange } from '../payments/transaction-change.ts';

/** An event of a timeline before it has a number and a time. */
export type NewEvent = Omit<BookingEvent, '_id' | 'createdAt'> & {
  /** The stage before an event that changes it. It is not stored. */
  stageBefore?: VisitStage;
};

/** The result of a command, which one commit writes. */
export interface SaleChange {
  booking?: Partial<Pick<Booking, 'status' | 'refundTerms' | 'sequence'>>;
  /** Frees the minutes in the bay. The booking remembers the bay. */
  leavesBay?: boolean;
  /** By the payment's id. The writer adds receipts and counters. */
  payments: Readonly<Record<string, TransactionChange>>;
  /** The writer adds their messages. */
  events: readonly NewEvent[];
  /** Messages without an event. */
  messages?: readonly MessageDraft[];
  audit: readonly AuditedChange[];
}

/**
 * unchanged: the call repeats an earlier one. stale: somebody has changed the sale between two reads, so it must be read
 * again.
 */
export type SaleDecision = SaleChange | Refusal | 'unchanged' | 'stale';

/** Tells whether the change creates receipts, which need numbers. */
export const movesMoney = ({ payments }: SaleChange): boolean =>
  Object.values(payments).some(({ paidAt, refunds }) => paidAt != null || refunds !== undefined);

export const conflict = (message: string): Refusal => ({ code: 'conflict', message });

export const bookingNotFound: Refusal = {
  code: 'not_found',
  message: 'There is no such booking.',
};

export const moneyChanged = conflict(
  'The money of this booking has just changed. Please look again.',
);

export const isRefusal = (decision: object): decision is Refusal => 'code' in decision;
