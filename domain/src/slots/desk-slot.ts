import type { BookingWindow } from './booking-window.ts';
import type { Slot } from './slot.ts';
import { isBeingPaidFor, type SlotState, slotState } from './slot-state.ts';

/** Returns the booking window of the desk: every slot that has not begun. */
export const deskWindow = (timeZone: string): BookingWindow => ({
  // A century.
  bookAheadDays: 36_525,
  lastMinutes: 0,
  hours: [],
  exceptions: [],
  timeZone,
});

/**
 * Returns the state of a slot at `now` for staff at the desk. Unlike customers, staff see whether a slot that
 * has begun was booked, is still being paid for, or was closed. past: it has begun and nobody took it.
 */
export function deskSlotState(
  slot: Pick<Slot, 'isBooked' | 'heldUntil' | 'startsAt' | 'claims'>,
  now: Date,
): SlotState {
  if (isBeingPaidFor(slot, now)) return 'held';
  if (slot.isBooked !== 'available') return slot.isBooked;
  const state = slotState(slot, now);
  if (state !== 'past') return state;
  // It may have begun with a bay left.
  if (slot.claims.some(({ heldUntil }) => heldUntil === null)) return 'booked';
  return slot.claims.some(({ heldUntil }) => heldUntil && heldUntil > now) ? 'held' : state;
}

/**
 * Returns the next time at which the desk state of one of the slots changes by the clock; null if none will.
 */
export function nextDeskChange(
  slots: readonly Pick<Slot, 'heldUntil' | 'startsAt' | 'claims'>[],
  now: Date,
): Date | null {
  const moments = slots
    .flatMap(({ heldUntil, startsAt, claims }) => [
      startsAt,
      heldUntil,
      ...claims.map((claim) => claim.heldUntil),
    ])
    .filter((moment) => moment !== null && moment > now)
    .map(Number);
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

/** The text that the desk screen shows for each state. */
export const deskSlotTexts: Record<SlotState, string> = {
  open: 'Open',
  held: 'Being paid',
  booked: 'Booked',
  canceled: 'Closed',
  past: 'Past',
};
