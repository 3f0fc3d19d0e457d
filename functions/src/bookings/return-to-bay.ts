import type { Booking } from '@carwash/domain/bookings/booking';
import type { JobChange } from '@carwash/domain/days/changed-day';
import { freeBays } from '@carwash/domain/days/free-bays';
import { holdStillBlocks } from '@carwash/domain/slots/hold';
import type { ReadDays } from '../days/read-days.ts';
import { leaveBay } from '../days/take-bay.ts';
import { jobOf } from './leave-bay-early.ts';

/**
 * Returns the changes that give a car its minutes in the bay back, from holds that block them no longer; none when
 * somebody else has them by now.
 */
export function returnToBay(booking: Booking, days: ReadDays, now: Date): JobChange[] {
  const { claimId, service, slot } = booking;
  const job = jobOf(booking, days);
  if (!job || job.to >= slot.endsAt || slot.endsAt <= now) return [];
  const need = { serviceId: service._id, from: job.from, to: slot.endsAt };
  const read = days.flatMap((day) => day.data() ?? []);
  const free = freeBays(need, read, claimId).find(({ bay }) => bay === job.bay);
  if (!free || (free.heldUntil && holdStillBlocks(free.heldUntil, now))) return [];
  return [...free.holds.map(leaveBay), { claimId, job: { ...job, to: slot.endsAt } }];
}
