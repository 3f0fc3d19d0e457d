import { isFreeAt } from '../days/free-bays.ts';
import type { Slot, SlotClaim } from './slot.ts';

type SlotFacts = Pick<Slot, 'isBooked' | 'heldUntil' | 'startsAt'>;

export type SlotState = 'open' | 'held' | 'booked' | 'canceled' | 'past';

/**
 * Returns the state of a slot at `now` as shown to customers. It changes as time passes (`nextSlotChange`).
 */
export function slotState(slot: SlotFacts, now: Date): SlotState {
  if (slot.startsAt <= now) return 'past';
  if (slot.isBooked !== 'available') return slot.isBooked;
  if (slot.heldUntil && slot.heldUntil > now) return 'held';
  return 'open';
}

/** Tells whether a customer is paying for the slot and may still finish, even if the slot has begun. */
export const isBeingPaidFor = (
  { isBooked, heldUntil }: Pick<Slot, 'isBooked' | 'heldUntil'>,
  now: Date,
): boolean => isBooked === 'available' && heldUntil !== null && heldUntil > now;

/**
 * Tells whether the hold has expired, so that it is unknown whether it was paid. Callers must ask about its payment
 * before another customer can take the slot.
 */
export const hasLapsedHold = (
  { isBooked, heldUntil }: Pick<Slot, 'isBooked' | 'heldUntil'>,
  now: Date,
): boolean => isBooked === 'available' && heldUntil !== null && heldUntil <= now;

/** Tells whether nobody has taken the slot, but the wanted job is longer than the time that is left. */
export const isTooShort = ({ isBooked, fits }: Pick<Slot, 'isBooked' | 'fits'>): boolean =>
  isBooked === 'booked' && !fits;

/** Tells whether any customer can take the slot at `now`. */
export const isSlotOpen = (slot: SlotFacts, now: Date): boolean => slotState(slot, now) === 'open';

/** Tells whether a bay is free for the slot at `now`, even if the slot begins at this moment. */
export const hasFreeBay = (
  { isBooked, heldUntil }: Pick<Slot, 'isBooked' | 'heldUntil'>,
  now: Date,
): boolean => isBooked === 'available' && (heldUntil === null || heldUntil <= now);

/** Returns the next time at which the state changes by the clock; null if it never does. */
export function nextSlotChange(slot: SlotFacts & Pick<Slot, 'free'>, now: Date): Date | null {
  const state = slotState(slot, now);
  if (state === 'past') return null;
  const ends = slot.isBooked === 'available' ? slot.free.flatMap((bay) => bay.heldUntil ?? []) : [];
  const next = [...ends, slot.startsAt].filter((moment) => moment > now);
  return new Date(Math.min(...next.map(Number)));
}

/** Returns how often the slot can be sold at `now`. */
export const leftAt = (
  { isBooked, free, startsAt }: Pick<Slot, 'isBooked' | 'free' | 'startsAt'>,
  now: Date,
): number =>
  isBooked === 'available' && startsAt > now ? free.filter((bay) => isFreeAt(bay, now)).length : 0;

/** Returns the claim with this id, by which somebody holds or has booked the slot; undefined without one. */
export const claimOf = (
  { claims }: Pick<Slot, 'claims'>,
  { claimId }: Pick<SlotClaim, 'claimId'>,
): SlotClaim | undefined => claims.find((claim) => claim.claimId === claimId);
