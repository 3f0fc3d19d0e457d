import type { Service } from '@carwash/domain/services/service';
import { type OfferedSlot, type SlotStatus, slotId } from '@carwash/domain/slots/slot';
import { overlaps } from '@carwash/domain/slots/slot-overlap';
import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import { dailyTimes } from './opening-hours.ts';
import { after, dayMs, minuteMs, type SeedTime } from './seed-time.ts';
import { seededRandom } from './seeded-random.ts';

/** Slots are offered for today and this many days after it. */
const bookableDays = 30;

/** How many days ahead a slot is created. */
const offeredDaysAhead = bookableDays + 1;

const canceledPercent = 3;

/** A slot with what becomes of it. It is stored as offered; who has it stands in its day. */
export interface SeedSlot extends Omit<OfferedSlot, 'isBooked'> {
  isBooked: SlotStatus;
  /** The claim of the booking that has it. */
  claimId: string | null;
}

/** Whether a slot shares a moment with one of these of its service, which has one place. */
export const isCovered = (
  slot: Pick<SeedSlot, 'serviceId' | 'startsAt' | 'endsAt'>,
  taken: readonly Pick<SeedSlot, 'serviceId' | 'startsAt' | 'endsAt'>[],
): boolean => taken.some((other) => other.serviceId === slot.serviceId && overlaps(slot, other));

/** The slots of a service on one day (yyyy-MM-dd), all available. */
export const buildSlotsOfDay = (
  service: Service,
  day: string,
  { timeZone, closesAtHour }: SeedTime,
): SeedSlot[] =>
  dailyTimes(service.duration, closesAtHour).map(({ startTime, endTime }) => {
    const startsAt = businessInstant(day, startTime, timeZone);
    return {
      _id: slotId(service._id, day, startTime),
      serviceId: service._id,
      date: day,
      startTime,
      endTime,
      startsAt,
      endsAt: after(startsAt, service.duration * minuteMs),
      isBooked: 'available',
      claimId: null,
      createdAt: after(startsAt, -offeredDaysAhead * dayMs),
    };
  });

/** The slots of today and the next 30 days; a few after tomorrow are canceled. */
export function buildUpcomingSlots(services: readonly Service[], time: SeedTime): SeedSlot[] {
  const random = seededRandom('canceled slots');
  const today = businessDay(time.now, time.timeZone);
  return Array.from({ length: bookableDays + 1 }, (_, ahead) =>
    services.flatMap((service) =>
      buildSlotsOfDay(service, addDays(today, ahead), time).map((slot): SeedSlot => {
        const isCanceled = random.chance(canceledPercent) && ahead > 1;
        return isCanceled ? { ...slot, isBooked: 'canceled' } : slot;
      }),
    ),
  ).flat();
}
