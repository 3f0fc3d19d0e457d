import { visitStages } from '@carwash/domain/bookings/visit-stage';
import { hasBegunAt } from '@carwash/domain/bookings/visit-stage-policy';
import { addDays } from '@carwash/domain/time/business-time';
import type { Context } from '../context.ts';

// Not 'arrived', because a sale from now on sets that by itself.
const stagesOfWashes = visitStages.filter(hasBegunAt);

/** Days on which somebody is looked for who has set a stage, up to the day itself. */
const daysLookedAt = 7;

/**
 * Tells whether the staff says how far visits have come: it has done so for a visit of this day or of the days before. Only
 * then does it mean something that a visit is still expected.
 * @param date yyyy-MM-dd
 */
export async function usesStages(date: string, { db }: Pick<Context, 'db'>): Promise<boolean> {
  const seen = db.bookings
    .where('stage', 'in', stagesOfWashes)
    .where('slot.date', '>', addDays(date, -daysLookedAt))
    .where('slot.date', '<=', date);
  return !(await seen.limit(1).get()).empty;
}
