import type { JobChange } from '@carwash/domain/days/changed-day';
import type { Job } from '@carwash/domain/days/day';
import { chooseBay, type FreeBay, freeBays } from '@carwash/domain/days/free-bays';
import { claimOf } from '@carwash/domain/payments/paid-slot-policy';
import type { SlotClaim } from '@carwash/domain/slots/slot';
import type { ReadSlot } from './read-days.ts';

interface Claim {
  claimId: string;
  /** End of the hold; null: booked. */
  heldUntil: Date | null;
  /** true for a hold of an unproven customer: see `mayHoldUnproven`. */
  isUnproven?: boolean;
}

/** Returns the bay that a new claim of the slot gets; null while all are held or booked. */
export function bayFor({ slot, days }: ReadSlot, now: Date): FreeBay | null {
  const bays = days.find(({ id }) => id === slot.date)?.data()?.bays ?? [];
  return chooseBay(slot.free, bays, now);
}

/**
 * Returns the bay that an existing claim gets: its own if it can stay there, else a free one, else its own all the same.
 * A job that becomes longer gets no bay whose minutes are kept for the waitlist.
 */
function bayOf({ claimId, bay }: SlotClaim, { slot, days }: ReadSlot, now: Date): FreeBay {
  const need = { serviceId: slot.serviceId, from: slot.startsAt, to: slot.endsAt };
  const read = days.flatMap((day) => day.data() ?? []);
  const before = read.map(({ jobs }) => jobs[claimId]).find((job) => job !== undefined);
  const isLonger = before !== undefined && slot.endsAt > before.to;
  const kept = slot.free.filter(({ isForWaitlist }) => isForWaitlist).map((other) => other.bay);
  const free = freeBays(need, read, claimId).filter(
    (other) => !isLonger || !kept.includes(other.bay),
  );
  const own = free.find((other) => other.bay === bay && other.heldUntil === null);
  return own ?? chooseBay(free, read[0]?.bays ?? [], now) ?? { bay, heldUntil: null, holds: [] };
}

/**
 * Returns the changes that take a bay for a slot: the bay of the claim itself or of `before` if one of them has one,
 * else a free one. Holds that have run out are removed. Callers must check first whether the slot may be taken.
 * @param before claim id of a hold that this claim replaces
 * @throws Error when there is no bay
 */
export function takeBay(
  read: ReadSlot,
  { claimId, heldUntil, isUnproven }: Claim,
  now: Date,
  before?: string,
): JobChange[] {
  const { slot } = read;
  const handed = before === undefined ? undefined : claimOf(slot, { claimId: before });
  const kept = claimOf(slot, { claimId }) ?? handed;
  const chosen = kept ? bayOf(kept, read, now) : bayFor(read, now);
  if (!chosen) throw new Error(`There is no bay for ${slot._id}`);
  const { startsAt: from, endsAt: to } = slot;
  const gone = before === undefined ? chosen.holds : [...chosen.holds, before];
  const job: Job = { bay: chosen.bay, slotId: slot._id, from, to, heldUntil };
  return [
    ...gone.map((holder) => ({ claimId: holder, job: null })),
    { claimId, job: isUnproven ? { ...job, isUnproven } : job },
  ];
}

/** Returns the change that frees the minutes of a claim. */
export const leaveBay = (claimId: string): JobChange => ({ claimId, job: null });
