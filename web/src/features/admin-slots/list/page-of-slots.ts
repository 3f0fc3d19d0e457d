import type { Day } from '@carwash/domain/days/day';
import type { Slot } from '@carwash/domain/slots/slot';
import { compareStarts, timetableOfDay } from '@carwash/domain/slots/slots-of-day';

/** From a day on, the earliest first; or before it, the latest first. */
export type SlotSpan = 'upcoming' | 'past';

const slotsPerPage = 20;

interface Wanted {
  serviceId: string;
  span: SlotSpan;
  /** The last slot of the page before, if the first day was not finished there. */
  after: Slot | null;
  timeZone: string;
}

/** The slots of a page, and whether the days have more of them. */
export function pageOfSlots(
  days: readonly Day[],
  { serviceId, span, after, timeZone }: Wanted,
): { slots: Slot[]; isCut: boolean } {
  const direction = span === 'past' ? -1 : 1;
  const slots = days
    .flatMap((day) => timetableOfDay(day, serviceId, timeZone))
    .filter((slot) => !after || direction * compareStarts(slot, after) > 0)
    .sort((one, other) => direction * compareStarts(one, other));
  return { slots: slots.slice(0, slotsPerPage), isCut: slots.length > slotsPerPage };
}
