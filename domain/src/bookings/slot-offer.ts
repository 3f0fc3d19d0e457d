import { ownsSlot } from '../payments/paid-slot-policy.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { Slot } from '../slots/slot.ts';
import { type SlotState, slotState } from '../slots/slot-state.ts';
import type { Booking } from './booking.ts';

/**
 * What a slot is to one visitor. yours: held for this customer, who went to pay and may go on.
 * current: the slot of the very booking that is to be moved.
 */
export type SlotOffer = SlotState | 'yours' | 'current';

/** What of a visitor's own unfinished payments tells which holds are theirs. */
export type OwnPayment = Pick<Transaction, 'claimId'>;

/**
 * What a visitor who wants to book may be told about a slot at `now`.
 * @param own the visitor's own pending payments
 */
export function slotOffer(slot: Slot, own: readonly OwnPayment[], now: Date): SlotOffer {
  const state = slotState(slot, now);
  const isOwn = own.some((payment) => ownsSlot(slot, payment));
  return state === 'held' && isOwn ? 'yours' : state;
}

/**
 * What a customer who wants to move `booking` may be told about a slot at `now`. A hold keeps
 * everybody else away, even a hold of the customer's own: it is there for another booking.
 */
export function slotOfferForMove(
  slot: Slot,
  booking: Pick<Booking, 'claimId'>,
  now: Date,
): SlotOffer {
  const state = slotState(slot, now);
  return state === 'booked' && ownsSlot(slot, booking) ? 'current' : state;
}

/** Whether this visitor may take the slot. */
export const mayTake = (offer: SlotOffer): offer is 'open' | 'yours' =>
  offer === 'open' || offer === 'yours';

/** Why a slot cannot be taken; the booking's own slot is no loss. */
const lossTexts: Record<Exclude<SlotOffer, 'open' | 'yours' | 'current'>, string> = {
  held: 'is being booked by somebody else',
  booked: 'has been booked',
  canceled: 'is no longer offered',
  past: 'has begun',
};

/** Why a slot that the visitor had chosen is not to be had any more; null while it is. */
export const describeLoss = (slot: Pick<Slot, 'startTime'>, offer: SlotOffer): string | null =>
  mayTake(offer) || offer === 'current'
    ? null
    : `The ${slot.startTime} slot ${lossTexts[offer]}. Please choose another time.`;
