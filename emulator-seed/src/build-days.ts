import { emptyDay, withJobs, withStarts } from '@carwash/domain/days/changed-day';
import { type Day, daySchema } from '@carwash/domain/days/day';
import { minuteMs } from '@carwash/domain/time/durations';
import type { SeedSlot } from './build-slots.ts';
import type { Sale } from './sales/build-sale.ts';

const startOf = ({ serviceId, date, startTime, startsAt, endsAt, isClosed }: SeedSlot) => ({
  serviceId,
  date,
  startTime,
  minutes: (endsAt.getTime() - startsAt.getTime()) / minuteMs,
  becomes: isClosed ? ('closed' as const) : ('offered' as const),
  byHours: true as const,
});

/** A job with its claim. */
export interface SeedJob {
  claimId: string;
  job: Day['jobs'][string];
}

/** Returns the jobs of the bookings that were not cancelled. */
export const jobsOf = (sales: readonly Sale[]): SeedJob[] =>
  sales.flatMap(({ booking, bay }) => {
    if (!booking || booking.status === 'cancelled') return [];
    const { claimId, slot } = booking;
    const { _id: slotId, startsAt: from, endsAt: to } = slot;
    return { claimId, job: { bay, slotId, from, to, heldUntil: null } };
  });

/** Returns the days on which there are slots, with the jobs in each bay. */
export function buildDays(
  slots: Iterable<SeedSlot>,
  jobs: readonly SeedJob[],
  bays: Day['bays'],
): Day[] {
  const bySlot = Map.groupBy(jobs, ({ job }) => job.slotId);
  return [...Map.groupBy(slots, ({ date }) => date)].map(([date, ofDay]) => {
    const made = new Date(Math.min(...ofDay.map(({ createdAt }) => createdAt.getTime())));
    const offered = withStarts(emptyDay(date, bays, made), ofDay.map(startOf));
    const taken = ofDay.flatMap(({ _id }) => bySlot.get(_id) ?? []);
    return daySchema.validateSync(withJobs(offered, taken), { strict: true });
  });
}
