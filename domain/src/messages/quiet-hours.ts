import { addDays, businessClockTime, businessDay, businessInstant } from '../time/business-time.ts';
import type { MessageSettings } from './message-settings.ts';

export type QuietHours = Pick<MessageSettings, 'quietFrom' | 'quietUntil'>;

/** Returns when the quiet hours around `now` end; null outside of them. They may go past midnight. */
export function quietEnd(
  { quietFrom, quietUntil }: QuietHours,
  now: Date,
  timeZone: string,
): Date | null {
  const clock = businessClockTime(now, timeZone);
  const today = businessDay(now, timeZone);
  const isOvernight = quietFrom > quietUntil;
  const isLate = clock >= quietFrom && (isOvernight || clock < quietUntil);
  const isEarly = isOvernight && clock < quietUntil;
  if (!isLate && !isEarly) return null;
  const endDay = isOvernight && isLate ? addDays(today, 1) : today;
  return businessInstant(endDay, quietUntil, timeZone);
}
