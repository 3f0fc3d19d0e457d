import type { PendingBooking } from '@carwash/domain/entities/pending-booking';
import type { Slot } from '@carwash/domain/entities/slot';
import { type SlotState, slotState } from '@carwash/domain/rules/slot-state';

/** `yours`: held for this customer, who went to pay and may go on. */
export type SlotOffer = SlotState | 'yours';

/**
 * What this visitor may be told about a slot at `now`.
 * @param pending what this visitor went to pay for, if anything
 */
export function slotOffer(
  slot: Slot,
  pending: Pick<PendingBooking, 'slotId'> | null,
  now: Date,
): SlotOffer {
  const state = slotState(slot, now);
  return state === 'held' && pending?.slotId === slot._id ? 'yours' : state;
}

/** Whether this visitor may take the slot. */
export const canTake = (offer: SlotOffer): boolean => offer === 'open' || offer === 'yours';

const lossTexts: Record<Exclude<SlotOffer, 'open' | 'yours'>, string> = {
  held: 'is being booked by somebody else',
  booked: 'has been booked',
  canceled: 'is no longer offered',
  past: 'has begun',
};

/** Why a slot that the visitor had chosen is not to be had any more; null while it is. */
export const describeLoss = (slot: Pick<Slot, 'startTime'>, offer: SlotOffer): string | null =>
  offer === 'open' || offer === 'yours'
    ? null
    : `The ${slot.startTime} slot ${lossTexts[offer]}. Please choose another time.`;
