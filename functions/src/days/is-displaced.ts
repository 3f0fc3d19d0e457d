import type { Booking } from '@carwash/domain/bookings/booking';
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
  { db }: Pick<DaysContext, 'db'>,
): Promise<boolean> {
  const [before, day, after] = await db.readAll(
    db.days.doc(addDays(date, -1)),
    db.days.doc(date),
    db.days.doc(addDays(date, 1)),
  );
  const found = day.data();
  const beside = { before: before.data(), after: after.data() };
  return found !== undefined && displacedOn(found, beside).includes(claimId);
}
