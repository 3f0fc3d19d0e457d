import type { Booking } from '@carwash/domain/bookings/booking';
import type { JobChange } from '@carwash/domain/days/changed-day';
import type { Day, Job } from '@carwash/domain/days/day';
import { mayStayInBay, type StayVerdict } from '@carwash/domain/days/stay-in-bay';
import { hasWaiting, type WaitingPlace, waitingPlaces } from '@carwash/domain/days/waiting-places';
import type { BookedSlot, Slot } from '@carwash/domain/slots/slot';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { clockOf } from '@carwash/domain/slots/slots-of-day';
import { businessClockTime } from '@carwash/domain/time/business-time';
import type { Context } from '../context.ts';
import { baysOn } from '../days/in-bay.ts';
import type { ReadDays } from '../days/read-days.ts';
import { takeBay } from '../days/take-bay.ts';
import { ApiError } from '../errors/api-error.ts';
import { clearLapsedHolds } from '../payments/settlement/ask-and-settle.ts';
import { jobOf } from './leave-bay-early.ts';

/** Returns the error of a job that cannot stay in its bay. */
function refused(
  verdict: Exclude<StayVerdict, { kind: 'free' }>,
  bayName: string,
  job: Job,
  timeZone: string,
): ApiError {
  if (verdict.kind === 'unable') {
    return new ApiError(
      'conflict',
      `${bayName} does not do this service. Move the booking to another bay first.`,
    );
  }
  const until = businessClockTime(verdict.until, timeZone);
  return new ApiError(
    'slot_taken',
    verdict.until > job.to
      ? `${bayName} is free until ${until} only. Move this booking or the next one first.`
      : `${bayName} is taken after ${businessClockTime(job.to, timeZone)}. Move this booking or the next one first.`,
  );
}

/** Returns the minutes of these days that are kept for the waitlist. */
export const placesKept = (
  days: readonly Day[],
  { settings: { businessTimeZone }, now }: Context,
): WaitingPlace[] =>
  days
    .filter(hasWaiting)
    .flatMap((day) => waitingPlaces(day, clockOf(day._id, businessTimeZone), now()));

/** The slot of a job with nothing but the bay that it keeps. */
export const slotInOwnBay = (
  slot: BookedSlot,
  { free }: Extract<StayVerdict, { kind: 'free' }>,
): Slot => ({
  ...slot,
  serviceId: partsOfSlotId(slot._id)?.serviceId ?? '',
  isBooked: 'available',
  heldUntil: free.heldUntil,
  fits: true,
  bays: 1,
  free: [free],
  claims: [],
});

/**
 * Returns the changes that give a booking the minutes of `slot` in the bay that it has.
 * @param days all that the job reaches into, before and afterwards
 * @returns undefined when the day may have changed meanwhile
 * @throws ApiError slot_taken, with the end that the bay allows; slot_being_paid; conflict without a bay, and in one that
 * does not do the service
 */
export async function stayInBay(
  before: Booking,
  slot: BookedSlot,
  days: ReadDays,
  context: Context,
): Promise<JobChange[] | undefined> {
  const job = jobOf(before, days);
  if (!job) {
    throw new ApiError('conflict', 'This booking has no bay at the moment. Move it first.');
  }
  const { businessTimeZone: timeZone } = context.settings;
  const { claimId } = before;
  const now = context.now();
  if (slot._id === before.slot._id && slot.endsAt <= job.to) {
    return [{ claimId, job: { ...job, to: slot.endsAt } }];
  }
  const read = days.flatMap((day) => day.data() ?? []);
  const serviceId = partsOfSlotId(slot._id)?.serviceId ?? before.service._id;
  const staying = { claimId, serviceId, bay: job.bay, from: slot.startsAt, to: slot.endsAt };
  const verdict = mayStayInBay(staying, read, placesKept(read, context), now);
  if (verdict.kind !== 'free') {
    const bay = baysOn(days, slot.date).find(({ _id }) => _id === job.bay);
    throw refused(verdict, bay?.name ?? 'Its bay', job, timeZone);
  }
  const own = { slot: slotInOwnBay(slot, verdict), days };
  if (await clearLapsedHolds(own, context)) return undefined;
  return takeBay(own, { claimId, heldUntil: null }, now);
}
