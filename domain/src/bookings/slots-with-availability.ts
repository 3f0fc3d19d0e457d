import type { BookingWindow } from '../slots/booking-window.ts';
import type { Slot } from '../slots/slot.ts';
import { leftAt } from '../slots/slot-state.ts';
import { withKeptMinutes } from '../slots/slots-of-day.ts';
import type { Booking } from './booking.ts';
import {
  mayTake,
  nextAvailabilityChange,
  type OwnPayment,
  ownHoldOf,
  type SlotAvailability,
  slotAvailability,
  slotAvailabilityForReschedule,
} from './slot-availability.ts';

export interface SlotWithAvailability {
  slot: Slot;
  availability: SlotAvailability;
  /** The end of the hold that is in the way, or of the visitor's own; null without one. */
  heldUntil: Date | null;
  /**
   * Number of times the slot can still be sold; null when that is not worth showing, because there are many
   * or only one bay.
   */
  left: number | null;
  /** Set for a slot that is kept for the waitlist, which only the desk can take. */
  isKept?: true;
}

/** Numbers up to this one are worth showing. */
const few = 2;

function describe(
  slot: Slot,
  availability: SlotAvailability,
  own: readonly OwnPayment[],
  now: Date,
): SlotWithAvailability {
  const left = leftAt(slot, now);
  const isNews = availability === 'open' && left <= few && left < slot.bays;
  const heldUntil = availability === 'yours' ? ownHoldOf(slot, own, now) : slot.heldUntil;
  return { slot, availability, heldUntil, left: isNews ? left : null };
}

/** Adds to each slot its availability at `now` for a visitor who wants to book and has the payments `own`. */
export const addAvailability = (
  slots: readonly Slot[],
  own: readonly OwnPayment[],
  window: BookingWindow,
  now: Date,
): SlotWithAvailability[] =>
  slots.map((slot) => describe(slot, slotAvailability(slot, own, window, now), own, now));

/** Adds to each slot its availability at `now` for a customer who wants to reschedule `booking`. */
export const addAvailabilityForReschedule = (
  slots: readonly Slot[],
  booking: Pick<Booking, 'claimId'>,
  window: BookingWindow,
  now: Date,
): SlotWithAvailability[] =>
  slots.map((slot) =>
    describe(slot, slotAvailabilityForReschedule(slot, booking, window, now), [], now),
  );

/** Adds the same at the desk, which can take a slot that is kept for the waitlist if it means to. */
export const addAvailabilityAtDesk = (
  slots: readonly Slot[],
  booking: Pick<Booking, 'claimId'>,
  window: BookingWindow,
  now: Date,
): SlotWithAvailability[] =>
  slots.map((slot) => {
    const shown = (one: Slot) =>
      describe(one, slotAvailabilityForReschedule(one, booking, window, now), [], now);
    const kept = withKeptMinutes(slot);
    const isKept = shown(slot).availability !== 'open' && shown(kept).availability === 'open';
    return isKept ? { ...shown(kept), isKept } : shown(slot);
  });

/**
 * Returns the slots that the visitor may take instead of the one that starts at `startsAt`: the nearest ones,
 * earliest first.
 */
export const nearestOpen = (
  slots: readonly SlotWithAvailability[],
  startsAt: Date,
  most: number,
): Slot[] => {
  const distance = (slot: Slot) => Math.abs(slot.startsAt.getTime() - startsAt.getTime());
  return slots
    .filter(({ availability }) => mayTake(availability))
    .map(({ slot }) => slot)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
};

/**
 * Returns the next time at which the state of one of the slots changes through time alone; null if none will.
 */
export function nextChangeOfSlots(
  slots: readonly Slot[],
  window: BookingWindow,
  now: Date,
): Date | null {
  const changes = slots.flatMap((slot) => nextAvailabilityChange(slot, window, now) ?? []);
  return changes.length === 0 ? null : new Date(Math.min(...changes.map(Number)));
}

/** The text that the screen shows for each availability. */
export const availabilityTexts: Record<SlotAvailability, string> = {
  open: 'Available',
  yours: 'Held for you',
  current: 'This booking',
  held: 'Being booked',
  booked: 'Booked',
  short: 'Too short',
  canceled: 'Unavailable',
  past: 'Past',
  late: 'Too late',
  closed: 'Closed',
  early: 'Not yet',
};

/**
 * Describes the differences between two versions of the same day's slots, as sentences for a screen reader.
 * Empty when nothing changed.
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
