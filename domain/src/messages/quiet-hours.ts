import { addDays, businessDay, businessInstant } from '../time/business-time.ts';
import type { MessageSettings } from './message-settings.ts';

export type QuietHours = Pick<MessageSettings, 'quietFrom' | 'quietUntil'>;

/** Returns when the quiet hours around `now` end; null outside of them. They may go past midnight. */
export function quietEnd(
  { quietFrom, quietUntil }: QuietHours,
  now: Date,
  timeZone: string,
): Date | null {
  const today = businessDay(now, timeZone);
  const isOvernight = quietFrom > quietUntil;
  const spans = [addDays(today, -1), today].map((day) => ({
    from: businessInstant(day, quietFrom, timeZone),
    to: businessInstant(isOvernight ? addDays(day, 1) : day, quietUntil, timeZone),
  }));
  return spans.find(({ from, to }) => from <= now && now < to)?.to ?? null;
}
