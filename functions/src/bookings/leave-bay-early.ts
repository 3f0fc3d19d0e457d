import type { Booking } from '@carwash/domain/bookings/booking';
import { endOfJobLeftAt } from '@carwash/domain/bookings/visit-stage-policy';
import type { JobChange } from '@carwash/domain/days/changed-day';
import type { Job } from '@carwash/domain/days/day';
import type { ReadDays } from '../days/read-days.ts';

/** Returns the job of a booking as the days have it; undefined where it has lost its place. */
export const jobOf = ({ claimId }: Pick<Booking, 'claimId'>, days: ReadDays): Job | undefined =>
  days.map((day) => day.data()?.jobs[claimId]).find((job) => job !== undefined);

/** Returns the change that frees the rest of a job's minutes at `now`; none where it has ended. */
export function leaveBayEarly(booking: Booking, days: ReadDays, now: Date): JobChange[] {
  const { claimId } = booking;
  const job = jobOf(booking, days);
  if (!job || job.to <= now) return [];
  return [{ claimId, job: { ...job, to: endOfJobLeftAt(job, now) } }];
}
