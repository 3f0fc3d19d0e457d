import type { Booking } from '@carwash/domain/bookings/booking';
import { datesOfJob } from '@carwash/domain/days/dates-of-job';
import type { Day } from '@carwash/domain/days/day';
import { displacedJobs } from '@carwash/domain/slots/with-bays';
import { addDays } from '@carwash/domain/time/business-time';
import type { DaysContext } from './read-days.ts';

const baysOf = ({ jobs }: Day): Map<string, string> =>
  new Map(Object.entries(jobs).map(([claimId, { bay }]) => [claimId, bay]));

/** Returns the claim ids of the bookings of a day for which there is no bay. */
export const displacedOn = (
  day: Day,
  { before, after }: { before: Day | undefined; after: Day | undefined },
): string[] =>
  displacedJobs(day, {
    settled: before && baysOf(before),
    closedNext: after?.closures ?? {},
  });

/** Tells whether a booking has no bay any more. */
export async function isDisplaced(
  { slot: { date }, claimId }: Pick<Booking, 'slot' | 'claimId'>,
  { db, settings }: Pick<DaysContext, 'db' | 'settings'>,
): Promise<boolean> {
  const [snapshot] = await db.readAll(db.days.doc(date));
  const day = snapshot.data();
  if (!day) return false;
  // Only jobs over midnight depend on the neighbouring days.
  const reached = Object.values(day.jobs).flatMap(({ from, to }) =>
    datesOfJob({ startsAt: from, endsAt: to }, settings.businessTimeZone),
  );
  const [before, after] = await db.readAll(
    ...[addDays(date, -1), addDays(date, 1)].map((other) =>
      reached.includes(other) ? db.days.doc(other) : null,
    ),
  );
  return displacedOn(day, { before: before?.data(), after: after?.data() }).includes(claimId);
}
