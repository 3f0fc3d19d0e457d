import type { Quote } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import { deskSlotState } from '@carwash/domain/slots/desk-slot';
import { slotsOfDay } from '@carwash/domain/slots/slots-of-day';
import { type DayFacts, type DeskTime, timeFromNow } from './now-slot';

interface DeskDay extends DayFacts {
  /** Whether the plan shows today and the customer is at the door. */
  isFromNow: boolean;
}

/**
 * Returns the times of a day at which the desk may sell a service, with their availability for a job of this
 * length.
 */
export function deskTimes(
  service: Pick<Service, '_id' | 'duration'>,
  { minutes }: Pick<Quote, 'minutes'>,
  { isFromNow, ...facts }: DeskDay,
): DeskTime[] {
  const { day, now, timeZone } = facts;
  // No closing time applies, because the desk may work until after closing.
  const length = { takes: { minutes }, hours: null };
  const slots = slotsOfDay(day, service._id, { timeZone, length });
  const offered = slots.map((slot) => ({ slot, state: deskSlotState(slot, now) }));
  if (!isFromNow) return offered;
  return [timeFromNow(service, minutes, facts), ...offered];
}
