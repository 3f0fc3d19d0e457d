import { emptyDay } from '@carwash/domain/bays/changed-day';
import { planDayByHours } from '@carwash/domain/slots/plan-by-hours';
import type { OfferedSlot } from '@carwash/domain/slots/slot';
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

/**
 * Returns the slots generated from the opening hours of one day (yyyy-MM-dd), all available, created when the
 * day could first be booked.
 */
export function buildSlotsOfDay(
  day: string,
  { services, bays, hours }: Business,
  { timeZone }: SeedTime,
): OfferedSlot[] {
  const createdAt = businessInstant(addDays(day, -bookableDays), '00:00', timeZone);
  const empty = emptyDay(day, bays, createdAt);
  return planDayByHours(empty, [], { services, hours, timeZone, now: createdAt }).added.map(
    (start) => ({
      ...start,
      endTime: businessClockTime(start.endsAt, timeZone),
      isBooked: 'available',
      createdAt,
    }),
  );
}

/** Returns the slots of today and the next 30 days; a few after tomorrow are canceled. */
export function buildUpcomingSlots(business: Business, time: SeedTime): OfferedSlot[] {
  const random = seededRandom('canceled slots');
  const today = businessDay(time.now, time.timeZone);
  return Array.from({ length: bookableDays + 1 }, (_, ahead) =>
    buildSlotsOfDay(addDays(today, ahead), business, time).map((slot): OfferedSlot => {
      const isCanceled = random.chance(canceledPercent) && ahead > 1;
      return isCanceled ? { ...slot, isBooked: 'canceled' } : slot;
    }),
  ).flat();
}
