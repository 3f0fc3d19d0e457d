import type { Booking } from '../bookings/booking.ts';
import { movedFromAfter } from '../bookings/moved-from.ts';
import { noticeAfterDeskMove, withoutNotice } from '../bookings/refund-terms.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { TransactionChange } from '../payments/transaction-change.ts';
import type { BookedSlot } from '../slots/slot.ts';
import type { Act, Sale } from './sale.ts';
import type { NewEvent, SaleChange } from './sale-change.ts';

/** What a move needs to know beside the sale. */
export interface MoveFacts {
  /** Whether no bay can do the booking any more where it is. */
  isDisplaced: boolean;
  /** Claim ids are public, so the old and the new slot must not show the same one. */
  newClaimId: string;
}

const isSameTime = (one: Pick<BookedSlot, 'startsAt'>, other: Pick<BookedSlot, 'startsAt'>) =>
  one.startsAt.getTime() === other.startsAt.getTime();

/**
 * Returns the cancellation notice, in hours, of a booking that moves to `slot` by no wish of its customer: free
 * cancellation ends no earlier than by the terms that count now.
 */
export function noticeAfterMove(
  booking: Booking,
  slot: Pick<BookedSlot, 'startsAt'>,
  { payments }: Sale,
  { isDisplaced }: Pick<MoveFacts, 'isDisplaced'>,
): number {
  // In another bay at the same time nothing changes, so a notice that is none for now is not stored.
  const terms = isDisplaced && !isSameTime(slot, booking.slot) ? withoutNotice(booking) : booking;
  const sold = payments[0]?.cancellationHours ?? booking.cancellationHours;
  return noticeAfterDeskMove(terms, slot.startsAt, sold);
}

/**
 * Returns how the payments of a booking that moves change. The one that made it gets the new claim id. What is still to be
 * paid gets the new slot, because it is asked for by the day of the visit; what has come keeps the slot for which it came.
 */
function paymentsOfMove(
  payments: readonly Transaction[],
  slot: BookedSlot,
  claimId: string,
): SaleChange['payments'] {
  const changes = payments.map(({ _id, status, bookingId }): [string, TransactionChange] => [
    _id,
    {
      ...(bookingId === undefined && { claimId }),
      ...(status === 'unpaid' && { slot }),
    },
  ]);
  return Object.fromEntries(changes.filter(([, change]) => Object.keys(change).length > 0));
}

/** Returns what becomes of a booking in another place, but for its minutes in the bays. */
export function inOtherPlace(
  booking: Booking,
  slot: BookedSlot,
  terms: Partial<Pick<Booking, 'refundTerms' | 'cancellationHours'>>,
  { payments }: Sale,
  { newClaimId: claimId }: MoveFacts,
  { by }: Act,
): Pick<SaleChange, 'payments' | 'events'> & { booking: NonNullable<SaleChange['booking']> } {
  const isMoved = !isSameTime(slot, booking.slot);
  const told: NewEvent = { kind: 'rescheduled', by, slots: { from: booking.slot, to: slot } };
  return {
    booking: {
      slot,
      claimId,
      ...terms,
      ...(isMoved && {
        sequence: booking.sequence + 1,
        movedFrom: movedFromAfter(booking, slot, by),
        stage: 'expected',
      }),
    },
    payments: paymentsOfMove(payments, slot, claimId),
    events: isMoved ? [told] : [],
  };
}
