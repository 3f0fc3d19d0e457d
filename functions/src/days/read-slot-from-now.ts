import { emptyDay } from '@carwash/domain/days/changed-day';
import { slotFromNow } from '@carwash/domain/slots/slots-of-day';
import { businessDay } from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import type { Context } from '../context.ts';
import { dataOfDays, type ReadSlot, readDays } from './read-days.ts';
import { type ReadRoster, readRoster } from './read-roster.ts';

/**
 * Reads the slot that begins at this minute, for a sale to a walk-in. It need not be offered, and the day need not
 * exist.
 * @param ignored claim id of a hold that the sale takes over
 * @returns `roster`: the bays as they are set up; null if the day exists, which has a copy
 */
export async function readSlotFromNow(
  {
    serviceId,
    minutes,
    ignored,
  }: { serviceId: string; minutes: number; ignored?: string | undefined },
  context: Context,
): Promise<ReadSlot & { roster: ReadRoster | null }> {
  const { businessTimeZone: timeZone } = context.settings;
  const now = context.now();
  const endsAt = new Date(now.getTime() + minutes * minuteMs);
  const [today, ...rest] = await readDays([{ startsAt: now, endsAt }], context);
  if (!today) throw new Error('A sale has no day');
  const roster = today.exists ? null : await readRoster(context);
  const day = today.data() ?? emptyDay(businessDay(now, timeZone), roster?.bays ?? [], now);
  const later = dataOfDays(rest);
  const slot = slotFromNow(day, { serviceId, minutes }, now, { timeZone, later, ignored });
  return { slot, days: [today, ...rest], roster };
}
