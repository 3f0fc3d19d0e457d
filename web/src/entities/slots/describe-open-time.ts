import type { OpenTime } from '@carwash/domain/slots/open-times';
import { addDays } from '@carwash/domain/time/business-time';
import { formatNearDay } from '~/ui/format/format-near-day';

function dayWords(date: string, today: string): string {
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : formatNearDay(date);
}

/**
 * Describes when the service is next available: 'Next: today 13:30', 'Next: Thu 27 Nov 09:00', 'Next: tomorrow 00:30
 * (Thursday night)', 'No open times'.
 * @param today the business's today, yyyy-MM-dd
 * @param night the night in which a time after midnight lies; null for others
 */
export function describeOpenTime(
  next: OpenTime | null,
  today: string,
  night: string | null = null,
): string {
  if (!next) return 'No open times';
  const time = `Next: ${dayWords(next.date, today)} ${next.startTime}`;
  return night === null ? time : `${time} (${night})`;
}
