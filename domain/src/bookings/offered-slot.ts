import type { Slot } from '../slots/slot.ts';
import { nextSlotChange } from '../slots/slot-state.ts';
import type { Booking } from './booking.ts';
import { type OwnPayment, type SlotOffer, slotOffer, slotOfferForMove } from './slot-offer.ts';

export interface OfferedSlot {
  slot: Slot;
  offer: SlotOffer;
}

/** Each slot with what a visitor who wants to book, and whose pending payments are `own`, is told at `now`. */
export const offerSlots = (
  slots: readonly Slot[],
  own: readonly OwnPayment[],
  now: Date,
): OfferedSlot[] => slots.map((slot) => ({ slot, offer: slotOffer(slot, own, now) }));

/** Each slot with what a customer who wants to move `booking` is told at `now`. */
export const offerSlotsForMove = (
  slots: readonly Slot[],
  booking: Pick<Booking, 'claimId'>,
  now: Date,
): OfferedSlot[] => slots.map((slot) => ({ slot, offer: slotOfferForMove(slot, booking, now) }));

/** The first moment at which time alone changes one of the slots; null if it never does. */
export function nextChange(slots: readonly Slot[], now: Date): Date | null {
  const changes = slots.flatMap((slot) => nextSlotChange(slot, now) ?? []);
  return changes.length === 0 ? null : new Date(Math.min(...changes.map(Number)));
}

/** The offer in the words of the screen. */
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
 * What changed between two looks at the same day, as sentences for a screen reader. Empty when
 * nothing did.
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
