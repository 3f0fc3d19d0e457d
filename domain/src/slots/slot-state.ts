import { isFreeAt } from '../days/free-bays.ts';
import type { Slot } from './slot.ts';

type SlotFacts = Pick<Slot, 'isBooked' | 'heldUntil' | 'startsAt'>;

export type SlotState = 'open' | 'held' | 'booked' | 'canceled' | 'past';

/**
 * The state of a slot at `now` as shown to customers. It changes as time passes, so evaluate it again
 * then.
 */
export function slotState(slot: SlotFacts, now: Date): SlotState {
  if (slot.startsAt <= now) return 'past';
  if (slot.isBooked !== 'available') return slot.isBooked;
  if (slot.heldUntil && slot.heldUntil > now) return 'held';
  return 'open';
}

/** Whether a customer is paying for the slot and may still finish, even if the slot has begun. */
export const isBeingPaidFor = (
  { isBooked, heldUntil }: Pick<Slot, 'isBooked' | 'heldUntil'>,
  now: Date,
): boolean => isBooked === 'available' && heldUntil !== null && heldUntil > now;

/**
 * Whether the hold has expired and it is unknown whether it was paid. This must be checked before
 * another customer can take the slot.
 */
export const hasLapsedHold = (
  { isBooked, heldUntil }: Pick<Slot, 'isBooked' | 'heldUntil'>,
  now: Date,
): boolean => isBooked === 'available' && heldUntil !== null && heldUntil <= now;

/** Tells whether nobody has taken the slot, and there is only too little time for the wanted job. */
export const isTooShort = ({ isBooked, fits }: Pick<Slot, 'isBooked' | 'fits'>): boolean =>
  isBooked === 'booked' && !fits;

/** Whether any customer can take the slot at `now`. */
export const isSlotOpen = (slot: SlotFacts, now: Date): boolean => slotState(slot, now) === 'open';

/** Whether there is a bay for the slot at `now`, although it may begin just then. */
export const hasFreeBay = (
  { isBooked, heldUntil }: Pick<Slot, 'isBooked' | 'heldUntil'>,
  now: Date,
): boolean => isBooked === 'available' && (heldUntil === null || heldUntil <= now);

/** The next time at which the state changes without any other change; null if it never does. */
export function nextSlotChange(slot: SlotFacts & Pick<Slot, 'free'>, now: Date): Date | null {
  const state = slotState(slot, now);
  if (state === 'past') return null;
  const ends = slot.isBooked === 'available' ? slot.free.flatMap((bay) => bay.heldUntil ?? []) : [];
  const next = [...ends, slot.startsAt].filter((moment) => moment > now);
  return new Date(Math.min(...next.map(Number)));
}

/** How often the slot can be sold at `now`. */
export const leftAt = (
  { isBooked, free, startsAt }: Pick<Slot, 'isBooked' | 'free' | 'startsAt'>,
  now: Date,
): number =>
  isBooked === 'available' && startsAt > now ? free.filter((bay) => isFreeAt(bay, now)).length : 0;
