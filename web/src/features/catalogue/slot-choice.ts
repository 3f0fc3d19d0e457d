import type { Slot } from '@carwash/domain/entities/slot';
import { dayParameter } from '~/lib/service-day-path.ts';
import { isCalendarDay } from './calendar-date.ts';

export interface SlotChoice {
  /** yyyy-MM-dd; null when the address names a day that is past or does not exist. */
  day: string | null;
  slotId: Slot['_id'] | null;
}

const slotParameter = 'slot';

/**
 * The day and slot that the address names. Without a day, today is meant; a slot counts only
 * together with a day that can still be booked.
 * @param today the business's day, yyyy-MM-dd
 */
export function readSlotChoice(params: URLSearchParams, today: string): SlotChoice {
  const named = params.get(dayParameter) ?? today;
  const day = isCalendarDay(named) && named >= today ? named : null;
  return { day, slotId: day === null ? null : params.get(slotParameter) };
}

export function writeSlotChoice({ day, slotId }: SlotChoice): URLSearchParams {
  const params = new URLSearchParams();
  if (day !== null) params.set(dayParameter, day);
  if (slotId !== null) params.set(slotParameter, slotId);
  return params;
}
