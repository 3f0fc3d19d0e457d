import type { Slot } from '../slots/slot.ts';
import { nextSlotChange } from '../slots/slot-state.ts';
import type { Booking } from './booking.ts';
import {
  type OwnPayment,
  type SlotOffer,
  slotOffer,
  slotOfferForReschedule,
} from './slot-offer.ts';

export interface OfferedSlot {
  slot: Slot;
  offer: SlotOffer;
}

/**
 * Each slot with its offer at `now` for a visitor who wants to book and has the pending payments `own`.
 */
export const offerSlots = (
  slots: readonly Slot[],
  own: readonly OwnPayment[],
  now: Date,
): OfferedSlot[] => slots.map((slot) => ({ slot, offer: slotOffer(slot, own, now) }));

/** Each slot with its offer at `now` for a customer who wants to reschedule `booking`. */
export const offerSlotsForReschedule = (
  slots: readonly Slot[],
  booking: Pick<Booking, 'claimId'>,
  now: Date,
): OfferedSlot[] =>
  slots.map((slot) => ({ slot, offer: slotOfferForReschedule(slot, booking, now) }));

/**
 * The next time at which the state of one of the slots changes without any other change; null if none
 * will.
 */
export function nextChangeOfSlots(slots: readonly Slot[], now: Date): Date | null {
  const changes = slots.flatMap((slot) => nextSlotChange(slot, now) ?? []);
  return changes.length === 0 ? null : new Date(Math.min(...changes.map(Number)));
}

/** The text that the screen shows for each offer. */
export const offerTexts: Record<SlotOffer, string> = {
  open: 'Available',
  yours: 'Held for you',
  current: 'Your time',
  held: 'Being booked',
  booked: 'Booked',
  canceled: 'Unavailable',
  past: 'Past',
};

/**
 * The differences between two versions of the same day's slots, as sentences for a screen reader. Empty
 * when nothing changed.
 */
export function describeChanges(
  before: readonly OfferedSlot[],
  after: readonly OfferedSlot[],
): string {
  const offers = new Map(before.map(({ slot, offer }) => [slot._id, offer]));
  return after
    .filter(({ slot, offer }) => offers.has(slot._id) && offers.get(slot._id) !== offer)
    .map(({ slot, offer }) => `${slot.startTime} is now ${offerTexts[offer].toLowerCase()}.`)
    .join(' ');
}
