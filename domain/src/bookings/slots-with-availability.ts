import type { Slot } from '../slots/slot.ts';
import { nextSlotChange } from '../slots/slot-state.ts';
import type { Booking } from './booking.ts';
import {
  type OwnPayment,
  type SlotAvailability,
  slotAvailability,
  slotAvailabilityForReschedule,
} from './slot-availability.ts';

export interface SlotWithAvailability {
  slot: Slot;
  availability: SlotAvailability;
}

/**
 * Each slot with its availability at `now` for a visitor who wants to book and has the
 * payments `own`.
 */
export const addAvailability = (
  slots: readonly Slot[],
  own: readonly OwnPayment[],
  now: Date,
): SlotWithAvailability[] =>
  slots.map((slot) => ({ slot, availability: slotAvailability(slot, own, now) }));

/** Each slot with its availability at `now` for a customer who wants to reschedule `booking`. */
export const addAvailabilityForReschedule = (
  slots: readonly Slot[],
  booking: Pick<Booking, 'claimId'>,
  now: Date,
): SlotWithAvailability[] =>
  slots.map((slot) => ({ slot, availability: slotAvailabilityForReschedule(slot, booking, now) }));

/**
 * The next time at which the state of one of the slots changes without any other change; null if none
 * will.
 */
export function nextChangeOfSlots(slots: readonly Slot[], now: Date): Date | null {
  const changes = slots.flatMap((slot) => nextSlotChange(slot, now) ?? []);
  return changes.length === 0 ? null : new Date(Math.min(...changes.map(Number)));
}

/** The text that the screen shows for each availability. */
export const availabilityTexts: Record<SlotAvailability, string> = {
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
  before: readonly SlotWithAvailability[],
  after: readonly SlotWithAvailability[],
): string {
  const availabilities = new Map(before.map(({ slot, availability }) => [slot._id, availability]));
  return after
    .filter(
      ({ slot, availability }) =>
        availabilities.has(slot._id) && availabilities.get(slot._id) !== availability,
    )
    .map(
      ({ slot, availability }) =>
        `${slot.startTime} is now ${availabilityTexts[availability].toLowerCase()}.`,
    )
    .join(' ');
}
