import type { Booking } from '@carwash/domain/bookings/booking';
import type { JobChange } from '@carwash/domain/days/changed-day';
import { freeBays, isFreeAt } from '@carwash/domain/days/free-bays';
import type { ReadDays } from '../days/read-days.ts';
import { jobOf } from './leave-bay-early.ts';

/** Returns the change that gives a car its minutes in the bay back; none when somebody else has them by now. */
export function returnToBay(booking: Booking, days: ReadDays, now: Date): JobChange[] {
  const { claimId, service, slot } = booking;
  const job = jobOf(booking, days);
  if (!job || job.to >= slot.endsAt || slot.endsAt <= now) return [];
  const need = { serviceId: service._id, from: job.from, to: slot.endsAt };
  const read = days.flatMap((day) => day.data() ?? []);
  const isFree = freeBays(need, read, claimId).some(
    (free) => free.bay === job.bay && isFreeAt(free, now),
  );
  return isFree ? [{ claimId, job: { ...job, to: slot.endsAt } }] : [];
}
