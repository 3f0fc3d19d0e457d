import type { Day } from '@carwash/domain/days/day';
import { timetableOfDay } from '@carwash/domain/slots/slots-of-day';
import { formatCount } from '~/ui/format/format-count';

export interface SlotCounts {
  slots: number;
  booked: number;
}

/** Counts the slots of each service on these days, by service id. */
export function countSlots(days: readonly Day[], timeZone: string): Map<string, SlotCounts> {
  const counts = new Map<string, SlotCounts>();
  for (const day of days) {
    for (const serviceId of day.serviceIds) {
      const slots = timetableOfDay(day, serviceId, timeZone);
      const before = counts.get(serviceId) ?? { slots: 0, booked: 0 };
      counts.set(serviceId, {
        slots: before.slots + slots.length,
        booked: before.booked + slots.filter(({ isBooked }) => isBooked === 'booked').length,
      });
    }
  }
  return counts;
}

/** Describes the slots of a week: '12 in seven days, 3 booked' */
export function describeCounts({ slots, booked }: SlotCounts): string {
  if (slots === 0) return 'none in seven days';
  const all = `${formatCount(slots)} in seven days`;
  return booked === 0 ? all : `${all}, ${formatCount(booked)} booked`;
}
