import type { PendingBooking } from '@carwash/domain/entities/pending-booking';
import type { Slot } from '@carwash/domain/entities/slot';
import { nextSlotChange, type SlotState, slotState } from '@carwash/domain/rules/slot-state';

/** `yours`: held for this customer, who has not paid yet and may go on. */
export type Offer = SlotState | 'yours';

export interface OfferedSlot {
  slot: Slot;
  offer: Offer;
}

/**
 * Each slot with what this visitor may be told about it at `now`.
 * @param pending what this visitor went to pay for, if anything
 */
export const offerSlots = (
  slots: readonly Slot[],
  pending: Pick<PendingBooking, 'slotId'> | null,
  now: Date,
): OfferedSlot[] =>
  slots.map((slot) => {
    const state = slotState(slot, now);
    const yours = state === 'held' && pending?.slotId === slot._id;
    return { slot, offer: yours ? 'yours' : state };
  });

/** The first moment at which time alone changes one of the slots; null if it never does. */
export function nextChange(slots: readonly Slot[], now: Date): Date | null {
  const changes = slots.flatMap((slot) => nextSlotChange(slot, now) ?? []);
  return changes.length === 0 ? null : new Date(Math.min(...changes.map(Number)));
}

/** Whether this visitor may choose the slot. */
export const canChoose = ({ offer }: OfferedSlot): boolean => offer === 'open' || offer === 'yours';

/** The offer in the words of the screen. */
export const offerTexts: Record<Offer, string> = {
  open: 'Available',
  yours: 'Held for you',
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
