import type { Service } from '../services/service.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { holdStillBlocks } from '../slots/hold.ts';
import type { Slot, SlotClaim } from '../slots/slot.ts';
import { claimOf, isSlotOpen } from '../slots/slot-state.ts';
import type { User } from '../users/user.ts';
import { refusalOfCustomer, refusalOfOffer } from './sale-refusals.ts';
import type { Transaction } from './transaction.ts';

type Owner = Pick<Transaction, 'claimId'>;

/** Returns the hold of `owner`, unless its bay has been closed or given to a booking since. */
export function holdOf(slot: Pick<Slot, 'claims' | 'free'>, owner: Owner): SlotClaim | undefined {
  const claim = claimOf(slot, owner);
  return slot.free.some(({ bay }) => bay === claim?.bay) ? claim : undefined;
}

/** Tells whether `transaction` holds `slot` before its start, or may renew its expired hold. */
export const holdsSlot = (
  transaction: Owner,
  slot: Pick<Slot, 'claims' | 'free' | 'isBooked' | 'startsAt'> | null,
  now: Date,
): boolean =>
  slot !== null &&
  slot.isBooked !== 'canceled' &&
  Boolean(holdOf(slot, transaction)?.heldUntil) &&
  slot.startsAt > now;

/** Tells whether the minutes of a payment were given up: if it is paid now, it takes them like a new sale. */
export const isWithoutHold = (transaction: Owner, slot: Pick<Slot, 'claims'>): boolean =>
  claimOf(slot, transaction) === undefined;

/** What decides whether something is on sale to a customer, besides room. */
export interface OfferFacts {
  /** null: there is no such service any more. */
  service: Pick<Service, 'isPaused'> | null;
  slot: Pick<Slot, 'date' | 'startsAt'>;
  customer: Pick<User, 'status'>;
  /** Whether the customer can book by phone only. */
  isBlocked: boolean;
  settings: PublicSettings;
  timeZone: string;
}

/** Tells whether a customer could begin to pay for something at `now`, if there is room. */
export const isStillOnSale = (
  { service, slot, customer, isBlocked, settings, timeZone }: OfferFacts,
  now: Date,
): boolean =>
  service !== null &&
  refusalOfCustomer(customer, isBlocked, settings) === null &&
  refusalOfOffer({ service, slot }, { ...settings, timeZone }, now) === null;

/**
 * Tells whether a verified payment may still become a booking of its slot. Yes if its own hold is active or
 * has only just expired (even if the slot has begun in the meantime, but not once it has ended), if nobody has got
 * the minutes of its expired hold, not even somebody who waits for them, or if the slot is open. Otherwise the payment
 * is refunded.
 */
export function mayBookPaidSlot(
  slot: Pick<Slot, 'isBooked' | 'heldUntil' | 'startsAt' | 'endsAt' | 'claims' | 'free'>,
  transaction: Owner,
  now: Date,
): boolean {
  if (slot.endsAt <= now) return false;
  const own = holdOf(slot, transaction)?.heldUntil;
  const isTheirs = Boolean(own && holdStillBlocks(own, now)) || holdsSlot(transaction, slot, now);
  return isTheirs || isSlotOpen(slot, now);
}
