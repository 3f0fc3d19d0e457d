import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import { newSlot } from './catalogue.ts';
import { businessTimeZone } from './suite.ts';

const minuteMs = 60_000;

/** An open slot that starts in so many minutes and takes three quarters of an hour. */
export function slotIn(minutes: number, service: Service): Promise<Slot> {
  const startsAt = new Date(Date.now() + minutes * minuteMs);
  const endsAt = new Date(startsAt.getTime() + 45 * minuteMs);
  return newSlot(service, {
    startsAt,
    endsAt,
    date: businessDay(startsAt, businessTimeZone),
    startTime: businessClockTime(startsAt, businessTimeZone),
    endTime: businessClockTime(endsAt, businessTimeZone),
  });
}
