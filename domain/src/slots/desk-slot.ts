import type { Slot } from './slot.ts';
import { isBeingPaidFor, type SlotState, slotState } from './slot-state.ts';

/**
 * The state of a slot at `now` for staff at the desk. Unlike customers, staff see whether a slot that
 * has begun was booked, is still being paid for, or was closed. past: it was not used.
 */
export function deskSlotState(
  slot: Pick<Slot, 'isBooked' | 'heldUntil' | 'startsAt'>,
  now: Date,
): SlotState {
  if (isBeingPaidFor(slot, now)) return 'held';
  return slot.isBooked === 'available' ? slotState(slot, now) : slot.isBooked;
}

/**
 * The next time at which the desk state of one of the slots changes without any other change; null if
 * none will.
 */
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

/** The text that the desk screen shows for each state. */
export const deskSlotTexts: Record<SlotState, string> = {
  open: 'Open',
  held: 'Being paid',
  booked: 'Booked',
  canceled: 'Closed',
  past: 'Past',
};
