import type { Booking } from '../bookings/booking.ts';
import type { JobChange } from '../days/changed-day.ts';
import { datesOfJob } from '../days/dates-of-job.ts';
import { baysOn, type Day, type Job } from '../days/day.ts';
import type { FreeBay } from '../days/free-bays.ts';
import { mayStayInBay, type StayVerdict } from '../days/stay-in-bay.ts';
import { hasWaiting, type WaitingPlace, waitingPlaces } from '../days/waiting-places.ts';
import type { Refusal } from '../endpoint/errors.ts';
import { minutesKept } from '../payments/sale-refusals.ts';
import type { BookedSlot, Slot } from '../slots/slot.ts';
import { partsOfSlotId } from '../slots/slot-id.ts';
import { takeBay } from '../slots/take-bay.ts';
import { clockOf } from '../time/clock-of.ts';
import { formatClockTime } from '../time/format-clock-time.ts';
import { endFrom, jobOf } from './bay-of-visit.ts';
import { conflict, type SaleChange } from './sale-change.ts';

/** The desk sells minutes that are kept for the waitlist only after it was asked. */
export interface KeptMinutes {
  /** Names of the waiting customers, in the order of the waitlist. */
  keptFor: readonly string[];
  onKeptMinutes: boolean;
}

/** Returns the kept minutes that stop the desk: none if nobody else waits, or if the desk has agreed to take them. */
export const placesInTheWay = (
  days: readonly Day[],
  { keptFor, onKeptMinutes }: KeptMinutes,
  timeZone: string,
  now: Date,
): WaitingPlace[] =>
  keptFor.length === 0 || onKeptMinutes
    ? []
    : days.filter(hasWaiting).flatMap((day) => waitingPlaces(day, clockOf(day._id, timeZone), now));

/** Returns the slot of a job with nothing but the bay that is free for it. */
export const slotInBayOf = (slot: BookedSlot, free: FreeBay): Slot => ({
  ...slot,
  serviceId: partsOfSlotId(slot._id)?.serviceId ?? '',
  isBooked: 'available',
  heldUntil: free.heldUntil,
  fits: true,
  bays: 1,
  free: [free],
  claims: [],
});

function refused(
  verdict: Exclude<StayVerdict, { kind: 'free' }>,
  bayName: string,
  job: Job,
  timeZone: string,
): Refusal {
  if (verdict.kind === 'unable') {
    return conflict(`${bayName} does not do this service. Move the booking to another bay first.`);
  }
  const until = formatClockTime(verdict.until, timeZone);
  const free =
    verdict.until > job.to
      ? `is free until ${until} only`
      : `is taken after ${formatClockTime(job.to, timeZone)}`;
  return {
    code: 'slot_taken',
    message: `${bayName} ${free}. Move this booking or the next one first.`,
  };
}

/**
 * Returns the changes that give a booking the minutes of `slot` in the bay that it has.
 * @param days all that the job reaches into, before and afterwards
 */
export function stayInBay(
  booking: Booking,
  slot: BookedSlot,
  days: readonly Day[],
  { timeZone, now, ...kept }: KeptMinutes & { timeZone: string; now: Date },
): Required<Pick<SaleChange, 'jobs' | 'takes'>> | Refusal {
  const { claimId } = booking;
  const job = jobOf(booking, days);
  if (!job) return conflict('This booking has no bay at the moment. Move it first.');
  // A wash may have begun before the booked time.
  const times = { startsAt: job.from, endsAt: endFrom(job.from, slot) };
  if (slot._id === booking.slot._id && times.endsAt <= job.to) {
    return { jobs: [{ claimId, job: { ...job, to: times.endsAt } }], takes: [] };
  }
  const serviceId = partsOfSlotId(slot._id)?.serviceId ?? booking.service._id;
  const staying = { claimId, serviceId, bay: job.bay, from: job.from, to: times.endsAt };
  const dates = datesOfJob(times, timeZone);
  const reached = days.filter(({ _id }) => dates.includes(_id));
  const places = placesInTheWay(days, kept, timeZone, now);
  const verdict = mayStayInBay(staying, reached, places, now);
  if (verdict.kind !== 'free') {
    if (mayStayInBay(staying, reached, [], now).kind === 'free') return minutesKept(kept.keptFor);
    const bay = baysOn(days, slot.date).find(({ _id }) => _id === job.bay);
    return refused(verdict, bay?.name ?? 'Its bay', job, timeZone);
  }
  const own = slotInBayOf({ ...slot, ...times }, verdict.free);
  const jobs: JobChange[] = takeBay({ slot: own, days }, { claimId, heldUntil: null }, now);
  return { jobs, takes: [own] };
}
