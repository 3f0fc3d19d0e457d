import type { JobChange } from '../days/changed-day.ts';
import { baysOn, type Day, type Job } from '../days/day.ts';
import { chooseBay, type FreeBay, freeBays } from '../days/free-bays.ts';
import type { Slot, SlotClaim } from './slot.ts';
import { claimOf } from './slot-state.ts';

/** A slot with the days that it reaches into, and perhaps others. */
export interface SlotInDays {
  slot: Slot;
  days: readonly Day[];
}

interface Claim {
  claimId: string;
  /** End of the hold; null: booked. */
  heldUntil: Date | null;
  /** true for a hold of an unproven customer: see `mayHoldUnproven`. */
  isUnproven?: boolean;
}

/** Returns the bay that a new claim of the slot gets; null while all are held or booked. */
export function bayFor({ slot, days }: SlotInDays, now: Date): FreeBay | null {
  return chooseBay(slot.free, baysOn(days, slot.date), now);
}

/**
 * Returns the bay that an existing claim gets: its own if it can stay there, else a free one, else its own all the same.
 * A job that becomes longer gets no bay whose minutes are kept for the waitlist.
 */
function bayOf({ claimId, bay }: SlotClaim, { slot, days }: SlotInDays, now: Date): FreeBay {
  const need = { serviceId: slot.serviceId, from: slot.startsAt, to: slot.endsAt };
  const before = days.map(({ jobs }) => jobs[claimId]).find((job) => job !== undefined);
  const isLonger = before !== undefined && slot.endsAt > before.to;
  const kept = slot.free.filter(({ isForWaitlist }) => isForWaitlist).map((other) => other.bay);
  const free = freeBays(need, days, claimId).filter(
    (other) => !isLonger || !kept.includes(other.bay),
  );
  const own = free.find((other) => other.bay === bay && other.heldUntil === null);
  return (
    own ?? chooseBay(free, baysOn(days, slot.date), now) ?? { bay, heldUntil: null, holds: [] }
  );
}

/**
 * Returns the changes that take a bay for a slot: the bay of the claim itself or of `before` if one of them has one,
 * else a free one. Holds that have run out are removed. Callers must check first whether the slot may be taken.
 * @param before claim id of a hold that this claim replaces
 * @throws Error when there is no bay
 */
export function takeBay(
  place: SlotInDays,
  { claimId, heldUntil, isUnproven }: Claim,
  now: Date,
  before?: string,
): JobChange[] {
  const { slot } = place;
  const handed = before === undefined ? undefined : claimOf(slot, { claimId: before });
  const kept = claimOf(slot, { claimId }) ?? handed;
  const chosen = kept ? bayOf(kept, place, now) : bayFor(place, now);
  if (!chosen) throw new Error(`There is no bay for ${slot._id}`);
  const { startsAt: from, endsAt: to } = slot;
  const gone = before === undefined ? chosen.holds : [...chosen.holds, before];
  const job: Job = { bay: chosen.bay, slotId: slot._id, from, to, heldUntil };
  return [...gone.map(leaveBay), { claimId, job: isUnproven ? { ...job, isUnproven } : job }];
}

/** Returns the change that frees the minutes of a claim. */
export const leaveBay = (claimId: string): JobChange => ({ claimId, job: null });
