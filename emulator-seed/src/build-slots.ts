import { emptyDay } from '@carwash/domain/days/changed-day';
import { planDayByHours } from '@carwash/domain/slots/plan-by-hours';
import type { StartTimes } from '@carwash/domain/slots/slot';
import {
  addDays,
  businessClockTime,
  businessDay,
  businessInstant,
} from '@carwash/domain/time/business-time';
import type { Business } from './business.ts';
import type { SeedTime } from './seed-time.ts';
import { seededRandom } from './seeded-random.ts';

/** Slots are offered for today and this many days after it. */
const bookableDays = 30;

const canceledPercent = 3;

/** A slot of the demo data, before its day is built. */
export interface SeedSlot extends StartTimes {
  endTime: string;
  isClosed: boolean;
  /** Moment from which it could be booked. */
  createdAt: Date;
}

/**
 * Returns the slots generated from the opening hours of one day (yyyy-MM-dd), all open, created when the
 * day could first be booked.
 */
export function buildSlotsOfDay(
  day: string,
  { services, bays, hours }: Business,
  { timeZone }: SeedTime,
): SeedSlot[] {
  const createdAt = businessInstant(addDays(day, -bookableDays), '00:00', timeZone);
  const empty = emptyDay(day, bays, createdAt);
  return planDayByHours(empty, { services, hours, timeZone, now: createdAt }).added.map(
    (start) => ({
      ...start,
      endTime: businessClockTime(start.endsAt, timeZone),
      isClosed: false,
      createdAt,
    }),
  );
}

/** Returns the slots of today and the next 30 days; a few after tomorrow are closed. */
export function buildUpcomingSlots(business: Business, time: SeedTime): SeedSlot[] {
  const random = seededRandom('canceled slots');
  const today = businessDay(time.now, time.timeZone);
  return Array.from({ length: bookableDays + 1 }, (_, ahead) =>
    buildSlotsOfDay(addDays(today, ahead), business, time).map((slot) => {
      const isClosed = random.chance(canceledPercent) && ahead > 1;
      return { ...slot, isClosed };
    }),
  ).flat();
}
