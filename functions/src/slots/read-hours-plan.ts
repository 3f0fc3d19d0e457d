import type { Service } from '@carwash/domain/services/service';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { lastBookableDate } from '@carwash/domain/slots/booking-window';
import type { HoursPlan } from '@carwash/domain/slots/plan-by-hours';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { daysInRange } from '@carwash/domain/time/calendar-days';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';

/** A change of hours or of a service that is previewed. */
interface PlannedChange
  extends Partial<Pick<PublicSettings, 'hours' | 'exceptions' | 'bookAheadDays'>> {
  service?: Pick<Service, '_id' | 'duration' | 'startsEvery'>;
}

/** The rules by which the opening hours make starts, and the days on which they do. */
export interface PlanOfDays extends HoursPlan {
  /** yyyy-MM-dd, from today on. */
  days: string[];
  /** The last date on which customers can book. */
  lastDay: string;
}

/** Reads the days after the last one on which customers can book: their starts follow the hours too. */
const daysAfter = async (last: string, { db }: Context): Promise<string[]> =>
  (await db.days.where('date', '>', last).select('date').orderBy('date').get()).docs.map(
    ({ id }) => id,
  );

/** The plan as services and settings have it now, or would have it after a change. */
export async function readHoursPlan(
  { service, ...settingsChange }: PlannedChange,
  context: Context,
): Promise<PlanOfDays> {
  const { db, now, settings } = context;
  const [stored, { docs }] = await Promise.all([readSettings(context), db.services.get()]);
  const services = docs.map((read) => {
    const { _id, duration, startsEvery } = read.data();
    return _id === service?._id ? service : { _id, duration, startsEvery };
  });
  if (service && !services.includes(service)) services.push(service);
  const rules = { ...stored, ...settingsChange };
  const timeZone = settings.businessTimeZone;
  const today = businessDay(now(), timeZone);
  const lastDay = lastBookableDate({ ...rules, timeZone }, now());
  const ahead = Array.from({ length: daysInRange(today, lastDay) }, (_, days) =>
    addDays(today, days),
  );
  const days = [...ahead, ...(await daysAfter(lastDay, context))];
  return { services, hours: rules, timeZone, now: now(), days, lastDay };
}
