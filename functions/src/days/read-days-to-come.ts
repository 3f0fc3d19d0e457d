import type { Day } from '@carwash/domain/days/day';
import { businessDay } from '@carwash/domain/time/business-time';
import type { DaysContext } from './read-days.ts';

/**
 * Reads every day from today on, the earliest first.
 * @param last last day to read, yyyy-MM-dd; left out: all that exist
 */
export async function readDaysToCome(
  { db, now, settings }: DaysContext,
  last?: string,
): Promise<Day[]> {
  const today = businessDay(now(), settings.businessTimeZone);
  const ahead = db.days.where('date', '>=', today).orderBy('date');
  const days = await (last === undefined ? ahead : ahead.where('date', '<=', last)).get();
  return days.docs.map((day) => day.data());
}
