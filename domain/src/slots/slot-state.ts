import type { Slot } from './slot.ts';

type SlotFacts = Pick<Slot, 'isBooked' | 'heldUntil' | 'startsAt'>;

export type SlotState = 'open' | 'held' | 'booked' | 'canceled' | 'past';

/** What a customer may be told about a slot at `now`. Re-evaluate as time passes: holds end. */
export function slotState(slot: SlotFacts, now: Date): SlotState {
  if (slot.startsAt <= now) return 'past';
  if (slot.isBooked !== 'available') return slot.isBooked;
  if (slot.heldUntil && slot.heldUntil > now) return 'held';
  return 'open';
}

/** Whether a customer has gone to pay for the slot and may still do so, even if it has begun. */
export const isBeingPaidFor = (
  { isBooked, heldUntil }: Pick<Slot, 'isBooked' | 'heldUntil'>,
  now: Date,
): boolean => isBooked === 'available' && heldUntil !== null && heldUntil > now;

/**
 * Whether a hold has run out and nobody has found out yet whether it was paid: that comes first when
 * somebody else wants the slot.
 */
export const hasLapsedHold = (
  { isBooked, heldUntil }: Pick<Slot, 'isBooked' | 'heldUntil'>,
  now: Date,
): boolean => isBooked === 'available' && heldUntil !== null && heldUntil <= now;

/** Whether a slot can be taken by anybody at `now`. */
export const isSlotOpen = (slot: SlotFacts, now: Date): boolean => slotState(slot, now) === 'open';

/** The next moment at which the state changes by the passing of time alone; null if it never does. */
export function nextSlotChange(slot: SlotFacts, now: Date): Date | null {
  const state = slotState(slot, now);
  if (state === 'past') return null;
  const holdEndsFirst = state === 'held' && slot.heldUntil && slot.heldUntil < slot.startsAt;
  return holdEndsFirst ? slot.heldUntil : slot.startsAt;
}
