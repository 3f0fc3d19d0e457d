import type { Day } from '@carwash/domain/bays/day';
import { businessDay } from '@carwash/domain/time/business-time';
import type { DaysContext } from './read-days.ts';

/** Every day from today on, the earliest first. */
export async function readDaysToCome({ db, now, settings }: DaysContext): Promise<Day[]> {
  const today = businessDay(now(), settings.businessTimeZone);
  const days = await db.occupancy.where('date', '>=', today).orderBy('date').get();
  return days.docs.map((day) => day.data());
}
