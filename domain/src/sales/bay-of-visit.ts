import type { Booking } from '../bookings/booking.ts';
import { endOfJobLeftAt } from '../bookings/visit-stage-policy.ts';
import type { JobChange } from '../days/changed-day.ts';
import { baysOn, type Day, type Job } from '../days/day.ts';
import { chooseBay, freeBays } from '../days/free-bays.ts';
import { holdStillBlocks } from '../slots/hold.ts';
import type { BookedSlot } from '../slots/slot.ts';
import { leaveBay } from '../slots/take-bay.ts';

type Days = readonly Day[];

/** Returns the minutes of a booking in its bay; undefined where it has lost its place. */
export const jobOf = ({ claimId }: Pick<Booking, 'claimId'>, days: Days): Job | undefined =>
  days.map(({ jobs }) => jobs[claimId]).find((job) => job !== undefined);

/** Returns the end of a visit that begins at `from`, if it takes as long as it was sold. */
export const endFrom = (
  from: Date,
  { startsAt, endsAt }: Pick<BookedSlot, 'startsAt' | 'endsAt'>,
) => new Date(from.getTime() + endsAt.getTime() - startsAt.getTime());

/** Returns date, time and bay of a booking for the audit. */
export function placeForAudit(
  days: Days,
  { date, startTime }: { date: string; startTime: string },
  bay: string | undefined,
) {
  const name = baysOn(days, date).find(({ _id }) => _id === bay)?.name;
  return { date, startTime, bay: name ?? null };
}

/** Frees the minutes of a visit that will not be. The booking remembers its bay. */
export function leaveBayForGood(booking: Booking, days: Days) {
  const bay = jobOf(booking, days)?.bay;
  return {
    booking: bay === undefined ? {} : { cancelledBay: bay },
    jobs: [leaveBay(booking.claimId)],
  };
}

/** Frees the minutes of a visit that are left at `now`. */
export function leaveBayEarly(booking: Booking, days: Days, now: Date): JobChange[] {
  const { claimId } = booking;
  const job = jobOf(booking, days);
  if (!job || job.to <= now) return [];
  if (job.from > now) return [leaveBay(claimId)];
  return [{ claimId, job: { ...job, to: endOfJobLeftAt(job, now) } }];
}

/**
 * Takes the sold minutes of a visit from `from` on: in its own bay, or in any bay if it has none. Removes expired holds.
 * @returns null if they are taken
 */
export function takeMinutesFrom(
  from: Date,
  booking: Booking,
  days: Days,
  now: Date,
): JobChange[] | null {
  const { claimId, service, slot } = booking;
  const to = endFrom(from, slot);
  const job = jobOf(booking, days);
  const free = freeBays({ serviceId: service._id, from, to }, days, claimId).filter(
    ({ heldUntil }) => heldUntil === null || !holdStillBlocks(heldUntil, now),
  );
  const taken = job
    ? free.find(({ bay }) => bay === job.bay)
    : chooseBay(free, baysOn(days, slot.date), now);
  if (!taken) return null;
  const { bay, holds } = taken;
  const own: Job = { bay, slotId: slot._id, from, to, heldUntil: null };
  return [...holds.map(leaveBay), { claimId, job: own }];
}

/** Takes the remaining minutes of a visit again, if the visit is not over and they are still free. */
export function returnToBay(booking: Booking, days: Days, now: Date): JobChange[] {
  const job = jobOf(booking, days);
  // The job was removed if the car was ready before its booked start.
  const from = job?.from ?? booking.slot.startsAt;
  const end = endFrom(from, booking.slot);
  if (end <= now || (job && job.to >= end)) return [];
  return takeMinutesFrom(from, booking, days, now) ?? [];
}
