import { claimOf } from '../payments/paid-slot-policy.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { Slot } from '../slots/slot.ts';
import { type SlotState, slotState } from '../slots/slot-state.ts';
import type { Booking } from './booking.ts';

/**
 * The state of a slot from the view of one visitor. yours: held for this customer, who has not finished
 * paying yet. current: the slot of the booking that is being rescheduled.
 */
export type SlotAvailability = SlotState | 'yours' | 'current';

/** The part of a visitor's payment that is needed to recognise the visitor's own holds. */
export type OwnPayment = Pick<Transaction, 'claimId'>;

/** The end of the visitor's own hold of the slot; null without one. */
export function ownHoldOf(
  slot: Pick<Slot, 'claims'>,
  own: readonly OwnPayment[],
  now: Date,
): Date | null {
  const ends = own.map((payment) => claimOf(slot, payment)?.heldUntil);
  return ends.find((end) => end && end > now) ?? null;
}

/**
 * The availability of a slot at `now` for a visitor who wants to book.
 * @param own the visitor's own payments, all among them that hold a slot
 */
export function slotAvailability(
  slot: Slot,
  own: readonly OwnPayment[],
  now: Date,
): SlotAvailability {
  const state = slotState(slot, now);
  return state !== 'past' && ownHoldOf(slot, own, now) ? 'yours' : state;
}

/**
 * The availability of a slot at `now` for a customer who wants to reschedule `booking`. A held slot is not
 * available, even if this customer holds it: that hold belongs to another booking.
 */
export function slotAvailabilityForReschedule(
  slot: Slot,
  booking: Pick<Booking, 'claimId'>,
  now: Date,
): SlotAvailability {
  const state = slotState(slot, now);
  return state !== 'past' && claimOf(slot, booking)?.heldUntil === null ? 'current' : state;
}

/** Whether this visitor may take the slot. */
export const mayTake = (availability: SlotAvailability): availability is 'open' | 'yours' =>
  availability === 'open' || availability === 'yours';

/** Why a slot cannot be taken. The booking's current slot has no text, because it is not lost. */
const unavailableTexts: Record<Exclude<SlotAvailability, 'open' | 'yours' | 'current'>, string> = {
  held: 'is being booked by somebody else',
  booked: 'has been booked',
  canceled: 'is no longer offered',
  past: 'has begun',
};

/** Why the slot that the visitor had chosen is no longer available; null while it is available. */
export const describeUnavailable = (
  slot: Pick<Slot, 'startTime'>,
  availability: SlotAvailability,
): string | null =>
  mayTake(availability) || availability === 'current'
    ? null
    : `The ${slot.startTime} slot ${unavailableTexts[availability]}. Please choose another time.`;
