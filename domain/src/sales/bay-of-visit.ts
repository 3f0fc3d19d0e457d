import type { Booking } from '../bookings/booking.ts';
import { endOfJobLeftAt } from '../bookings/visit-stage-policy.ts';
import type { JobChange } from '../days/changed-day.ts';
import { baysOn, type Day, type Job } from '../days/day.ts';
import { freeBays } from '../days/free-bays.ts';
import { holdStillBlocks } from '../slots/hold.ts';
import { leaveBay } from '../slots/take-bay.ts';

type Days = readonly Day[];

/** Returns the minutes of a booking in its bay; undefined where it has lost its place. */
export const jobOf = ({ claimId }: Pick<Booking, 'claimId'>, days: Days): Job | undefined =>
  days.map(({ jobs }) => jobs[claimId]).find((job) => job !== undefined);

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

/** Returns the change that frees the rest of a visit's minutes at `now`; none where they are over. */
export function leaveBayEarly(booking: Booking, days: Days, now: Date): JobChange[] {
  const { claimId } = booking;
  const job = jobOf(booking, days);
  if (!job || job.to <= now) return [];
  return [{ claimId, job: { ...job, to: endOfJobLeftAt(job, now) } }];
}

/**
 * Returns the changes that give a car its minutes in the bay back, from holds that block them no longer; none when
 * somebody else has them by now.
 */
export function returnToBay(booking: Booking, days: Days, now: Date): JobChange[] {
  const { claimId, service, slot } = booking;
  const job = jobOf(booking, days);
  if (!job || job.to >= slot.endsAt || slot.endsAt <= now) return [];
  const need = { serviceId: service._id, from: job.from, to: slot.endsAt };
  const free = freeBays(need, days, claimId).find(({ bay }) => bay === job.bay);
  if (!free || (free.heldUntil && holdStillBlocks(free.heldUntil, now))) return [];
  return [...free.holds.map(leaveBay), { claimId, job: { ...job, to: slot.endsAt } }];
}
