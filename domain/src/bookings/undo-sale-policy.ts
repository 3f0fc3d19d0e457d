import type { Transaction } from '../payments/transaction.ts';
import type { Booking, BookingEvent } from './booking.ts';

/** How long a sale at the desk can be undone, in milliseconds: ten minutes. */
const undoSaleMs = 600_000;

type UndoFacts = Pick<Booking, 'status' | 'stage' | 'createdAt'>;
type Payment = Pick<Transaction, 'status' | 'paymentMethod' | 'refunds'>;

export type UndoVerdict =
  | 'possible'
  | 'cancelled'
  /** Sold online: by card, or to a customer who booked a free service. */
  | 'not_at_desk'
  | 'too_late'
  /** The car is in a bay, or the visit is over. */
  | 'begun'
  | 'refunded';

/** Statuses of payments of which nothing has gone back; `void`: an addition that was taken back before it was paid. */
const untouched: readonly Payment['status'][] = ['success', 'unpaid', 'void'];

/** Returns the time until which a sale at the desk can be undone. */
export const undoSaleEnd = ({ createdAt }: Pick<UndoFacts, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + undoSaleMs);

/**
 * Tells whether a mistaken sale at the desk can be undone.
 * @param payments the one that made the booking, then those of its additions
 * @param soldBy role of the person who sold it
 */
export function mayUndoSale(
  booking: UndoFacts,
  payments: readonly Payment[],
  soldBy: BookingEvent['by']['role'],
  now: Date,
): UndoVerdict {
  if (booking.status === 'cancelled') return 'cancelled';
  if (soldBy === 'user' || payments.some(({ paymentMethod }) => paymentMethod === 'card'))
    return 'not_at_desk';
  if (now >= undoSaleEnd(booking)) return 'too_late';
  const isHere = booking.stage === 'expected' || booking.stage === 'arrived';
  if (!isHere || booking.status !== 'pending') return 'begun';
  const isUntouched = payments.every(
    ({ status, refunds }) => untouched.includes(status) && !refunds?.length,
  );
  return isUntouched ? 'possible' : 'refunded';
}
