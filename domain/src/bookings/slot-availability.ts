import type { Transaction } from '../payments/transaction.ts';
import { type BookingWindow, bookingEnd, outsideWindow } from '../slots/booking-window.ts';
import type { Slot } from '../slots/slot.ts';
import {
  claimOf,
  isTooShort,
  nextSlotChange,
  type SlotState,
  slotState,
} from '../slots/slot-state.ts';
import type { Booking } from './booking.ts';

/**
 * The state of a slot from the view of one visitor. yours: held for this customer, who has not finished
 * paying yet. current: the slot of the booking that is being rescheduled. late, closed and early: too near,
 * on a closed day, or too far ahead, for customers to book. short: free, but not for as long as the wanted job takes.
 */
export type SlotAvailability =
  | SlotState
  | 'yours'
  | 'current'
  | 'late'
  | 'closed'
  | 'early'
  | 'short';

/** The part of a visitor's payment that is needed to recognise the visitor's own holds. */
export type OwnPayment = Pick<Transaction, 'claimId'>;

/** Returns the end of the visitor's own hold of the slot; null without one. */
export function ownHoldOf(
  slot: Pick<Slot, 'claims'>,
  own: readonly OwnPayment[],
  now: Date,
): Date | null {
  const ends = own.map((payment) => claimOf(slot, payment)?.heldUntil);
  return ends.find((end) => end && end > now) ?? null;
}

/**
 * Returns the visitor's own payment that keeps a held slot from them: a bay would be free for it but for their holds of
 * other times. undefined if others hold every bay.
 */
export function ownPaymentInTheWay<Payment extends OwnPayment>(
  { free }: Pick<Slot, 'free'>,
  own: readonly Payment[],
): Payment | undefined {
  const isOwn = (claimId: string) => own.some((payment) => payment.claimId === claimId);
  const bay = free.find(({ holds, isForWaitlist }) => !isForWaitlist && holds.every(isOwn));
  return own.find(({ claimId }) => bay?.holds.includes(claimId));
}

/**
 * Returns the availability as customers may see it: never who holds a slot, and outside the booking window
 * only that.
 */
function publicState(slot: Slot, window: BookingWindow, now: Date): SlotAvailability {
  const state = slotState(slot, now);
  if (state === 'past') return state;
  return outsideWindow(slot, window, now) ?? (isTooShort(slot) ? 'short' : state);
}

/**
 * Returns the availability of a slot at `now` for a visitor who wants to book.
 * @param own the visitor's own payments, including all that hold a slot
 */
export function slotAvailability(
  slot: Slot,
  own: readonly OwnPayment[],
  window: BookingWindow,
  now: Date,
): SlotAvailability {
  const state = publicState(slot, window, now);
  return state !== 'past' && ownHoldOf(slot, own, now) ? 'yours' : state;
}

/**
 * Returns the availability of a slot at `now` for a customer who wants to reschedule `booking`. A held slot
 * is not available, even if this customer holds it, because that hold belongs to another booking.
 */
export function slotAvailabilityForReschedule(
  slot: Slot,
  booking: Pick<Booking, 'claimId'>,
  window: BookingWindow,
  now: Date,
): SlotAvailability {
  const state = publicState(slot, window, now);
  return state !== 'past' && claimOf(slot, booking)?.heldUntil === null ? 'current' : state;
}

/**
 * Returns the next time at which the availability changes through time alone, not counting the change of
 * days; null if it never does.
 */
export function nextAvailabilityChange(slot: Slot, window: BookingWindow, now: Date): Date | null {
  const end = bookingEnd(slot.startsAt, window);
  const next = nextSlotChange(slot, now);
  return next && end > now && end < next ? end : next;
}

/** Tells whether the slot is shown to customers. */
export const isShown = (availability: SlotAvailability): boolean =>
  !['past', 'late', 'closed', 'early'].includes(availability);

/** Tells whether this visitor may take the slot. */
export const mayTake = (availability: SlotAvailability): availability is 'open' | 'yours' =>
  availability === 'open' || availability === 'yours';

/**
 * Texts that say why a slot can't be taken. The booking's current slot has no text, because it is not lost.
 */
const unavailableTexts: Record<Exclude<SlotAvailability, 'open' | 'yours' | 'current'>, string> = {
  held: 'is being booked by somebody else',
  booked: 'has been booked',
  short: 'leaves too little time for this vehicle and these extras',
  canceled: 'is no longer offered',
  past: 'has begun',
  late: 'starts too soon to be booked',
  closed: 'is on a closed day',
  early: 'is too far ahead to be booked',
};

/**
 * Describes why the slot that the visitor had chosen is no longer available; null while it is available.
 * @param own the visitor's own payments, including all that hold a slot
 */
export function describeUnavailable(
  slot: Pick<Slot, 'startTime' | 'free'>,
  availability: SlotAvailability,
  own: readonly OwnPayment[] = [],
): string | null {
  if (mayTake(availability) || availability === 'current') return null;
  const isOwn = availability === 'held' && ownPaymentInTheWay(slot, own) !== undefined;
  const text = isOwn ? 'is kept by your unfinished booking' : unavailableTexts[availability];
  return `The ${slot.startTime} slot ${text}. Please choose another time.`;
}
