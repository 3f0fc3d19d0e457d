import type { PriceSettings } from '@carwash/domain/services/price-range';
import { type BookingWindow, lastBookableDate } from '@carwash/domain/slots/booking-window';
import { bookableByDay, type ServiceOpenTimes } from '@carwash/domain/slots/open-times';
import {
  type DaysAhead,
  openTimesOfDays,
  shortestJobs,
} from '@carwash/domain/slots/open-times-of-days';
import type { Context } from '../context.ts';
import type { DaysContext } from '../days/read-days.ts';
import { readDaysToCome } from '../days/read-days-to-come.ts';

/** Returns the days and their open times as read at most a minute ago. That is enough because nothing is sold by them. */
export function readDaysAhead(
  context: DaysContext & Pick<Context, 'daysAhead'>,
  rules: BookingWindow & PriceSettings,
): Promise<DaysAhead> {
  const now = context.now();
  const read = async () => {
    const [days, { docs }] = await Promise.all([
      readDaysToCome(context, lastBookableDate(rules, now)),
      context.db.services.get(),
    ]);
    const services = docs.map((service) => service.data());
    const openTimes = openTimesOfDays(days, rules.timeZone, shortestJobs(services, rules));
    return { days: new Map(days.map((day) => [day._id, day])), openTimes };
  };
  return context.daysAhead(read, now);
}

/** Services and days to describe; undefined: all. */
interface Asked {
  serviceId?: string | undefined;
  maxDays?: number | undefined;
}

/** Returns when services have room that customers can book at `now`. A service without room is left out. */
export const bookableTimes = (
  { openTimes }: DaysAhead,
  { serviceId, maxDays }: Asked,
  window: BookingWindow,
  now: Date,
): ServiceOpenTimes[] =>
  [...openTimes].flatMap(([id, times]) => {
    if (serviceId !== undefined && id !== serviceId) return [];
    const days = bookableByDay(times, window, now).slice(0, maxDays);
    return days.length > 0 ? { serviceId: id, days } : [];
  });
