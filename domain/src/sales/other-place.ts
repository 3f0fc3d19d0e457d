import type { Booking } from '../bookings/booking.ts';
import { movedFromAfter } from '../bookings/moved-from.ts';
import { noticeAfterDeskMove, withoutNotice } from '../bookings/refund-terms.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { TransactionChange } from '../payments/transaction-change.ts';
import { type BookedSlot, bookedSlotSchema, type Slot } from '../slots/slot.ts';
import { leaveBay, takeBay } from '../slots/take-bay.ts';
import type { Act, Sale } from './sale.ts';
import type { NewEvent, SaleChange } from './sale-change.ts';

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
 * The booking's first payment gets the new claim id. Unpaid payments get the new slot, because debts are listed by the day of
 * the visit; others keep the slot that was paid for.
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

/** Moves a booking to a slot that is free for it. */
export function inOtherPlace(
  booking: Booking,
  target: Slot,
  terms: Partial<Pick<Booking, 'refundTerms' | 'cancellationHours'>>,
  { payments, days }: Sale,
  { newClaimId: claimId }: MoveFacts,
  { by, now }: Act,
): Omit<SaleChange, 'audit' | 'jobs'> & Required<Pick<SaleChange, 'jobs'>> {
  const slot = bookedSlotSchema.cast(target, { stripUnknown: true });
  const taken = takeBay({ slot: target, days }, { claimId, heldUntil: null }, now);
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
    takes: [target],
    jobs: [leaveBay(booking.claimId), ...taken],
    payments: paymentsOfMove(payments, slot, claimId),
    events: isMoved ? [told] : [],
  };
}
