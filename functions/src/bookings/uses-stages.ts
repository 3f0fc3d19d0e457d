import { visitStages } from '@carwash/domain/bookings/visit-stage';
import { addDays } from '@carwash/domain/time/business-time';
import type { Context } from '../context.ts';

const stagesOfCars = visitStages.filter((stage) => stage !== 'expected');

/** Days on which somebody is looked for who has set a stage, up to the day itself. */
const daysLookedAt = 7;

/**
 * Tells whether the staff records stages: whether any visit of this day or of the days before has one. Otherwise a visit
 * without a stage says nothing.
 * @param date yyyy-MM-dd
 */
export async function usesStages(date: string, { db }: Pick<Context, 'db'>): Promise<boolean> {
  const seen = db.bookings
    .where('stage', 'in', stagesOfCars)
    .where('slot.date', '>', addDays(date, -daysLookedAt))
    .where('slot.date', '<=', date);
  return !(await seen.limit(1).get()).empty;
}
