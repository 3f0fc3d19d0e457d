import { emptyDay, withJobs, withStarts } from '@carwash/domain/bays/changed-day';
import { type Day, daySchema } from '@carwash/domain/bays/day';
import type { SeedSlot } from './build-slots.ts';
import { minuteMs } from './seed-time.ts';

const startOf = ({ serviceId, date, startTime, startsAt, endsAt, isBooked }: SeedSlot) => ({
  serviceId,
  date,
  startTime,
  minutes: (endsAt.getTime() - startsAt.getTime()) / minuteMs,
  becomes: isBooked === 'canceled' ? ('closed' as const) : ('offered' as const),
});

/** Each service has a place of its own. */
const jobOf = ({ _id, serviceId, startsAt, endsAt, claimId }: SeedSlot) =>
  claimId === null
    ? []
    : {
        claimId,
        job: { bay: serviceId, slotId: _id, from: startsAt, to: endsAt, heldUntil: null },
      };

/** The days on which there are slots, with who has them. */
export const buildDays = (slots: Iterable<SeedSlot>): Day[] =>
  [...Map.groupBy(slots, ({ date }) => date)].map(([date, ofDay]) => {
    const made = new Date(Math.min(...ofDay.map(({ createdAt }) => createdAt.getTime())));
    const offered = withStarts(emptyDay(date, null, made), ofDay.map(startOf));
    return daySchema.validateSync(withJobs(offered, ofDay.flatMap(jobOf)), { strict: true });
  });
