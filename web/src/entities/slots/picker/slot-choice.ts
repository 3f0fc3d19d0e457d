import type { Slot } from '@carwash/domain/slots/slot';
import { isCalendarDay } from '@carwash/domain/time/calendar-days';
import { dayParameter, slotParameter } from '~/lib/address/service-day-path';

export interface SlotChoice {
  /** yyyy-MM-dd; null when the address names no day, an invalid one or a past one. */
  day: string | null;
  slotId: Slot['_id'] | null;
}

interface Days {
  /** The business's today, yyyy-MM-dd: the first day that can be chosen. */
  today: string;
  /** The default day when the address names none, yyyy-MM-dd; null: no default. */
  usual: string | null;
}

/** Reads the chosen day and slot from the address. The slot is ignored if the day can't be chosen. */
export function readSlotChoice(params: URLSearchParams, { today, usual }: Days): SlotChoice {
  const named = params.get(dayParameter) ?? usual;
  const day = named !== null && isCalendarDay(named) && named >= today ? named : null;
  return { day, slotId: day === null ? null : params.get(slotParameter) };
}

/** Returns the address's query with this choice in place of the previous one. */
export function writeSlotChoice(
  params: URLSearchParams,
  { day, slotId }: SlotChoice,
): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const [parameter, value] of [
    [dayParameter, day],
    [slotParameter, slotId],
  ] as const) {
    if (value === null) written.delete(parameter);
    else written.set(parameter, value);
  }
  return written;
}
