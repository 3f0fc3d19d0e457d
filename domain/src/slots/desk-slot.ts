import type { Slot } from './slot.ts';
import { isBeingPaidFor, type SlotState, slotState } from './slot-state.ts';

/**
 * What a slot is to the people at the desk at `now`. Unlike a customer they are told of a slot that
 * has begun whether it was booked, is still being paid for, or was closed; past: it went unused.
 */
export function deskSlotState(
  slot: Pick<Slot, 'isBooked' | 'heldUntil' | 'startsAt'>,
  now: Date,
): SlotState {
  if (isBeingPaidFor(slot, now)) return 'held';
  return slot.isBooked === 'available' ? slotState(slot, now) : slot.isBooked;
}

/** The first moment at which time alone changes what the desk is told of one of the slots, or null. */
export function nextDeskChange(
  slots: readonly Pick<Slot, 'heldUntil' | 'startsAt'>[],
  now: Date,
): Date | null {
  const moments = slots
    .flatMap(({ heldUntil, startsAt }) => [startsAt, heldUntil])
    .filter((moment) => moment !== null && moment > now)
    .map(Number);
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

/** The state in the words of the desk. */
export const deskSlotTexts: Record<SlotState, string> = {
  open: 'Open',
  held: 'Being paid',
  booked: 'Booked',
  canceled: 'Closed',
  past: 'Past',
};
