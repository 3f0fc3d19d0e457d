import type { Transaction } from '../payments/transaction.ts';
import type { Booking } from './booking.ts';

export type WriteOffVerdict =
  | 'possible'
  /** It can still be cancelled, and the money may still come. */
  | 'visit_to_come'
  | 'written_off_already'
  /** It was paid or is void, or it was never to be paid later. */
  | 'nothing_owed';

/** Tells whether what is to be paid later for a booking, or for an addition to it, can be written off. */
export function mayWriteOff(
  payment: Pick<Transaction, 'status'>,
  booking: Pick<Booking, 'status'>,
): WriteOffVerdict {
  if (payment.status === 'written_off') return 'written_off_already';
  if (payment.status !== 'unpaid') return 'nothing_owed';
  return booking.status === 'pending' ? 'visit_to_come' : 'possible';
}
