import type { OpenTime } from '@carwash/domain/slots/open-times';
import { addDays } from '@carwash/domain/time/business-time';
import { formatNearDay } from '~/ui/format/format-near-day';

function dayWords(date: string, today: string): string {
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : formatNearDay(date);
}

/**
 * Describes when the service is next available: 'Next: today 13:30', 'Next: Thu 27 Nov 09:00', 'No open
 * times'.
 * @param today the business's today, yyyy-MM-dd
 */
export const describeOpenTime = (next: OpenTime | null, today: string): string =>
  next ? `Next: ${dayWords(next.date, today)} ${next.startTime}` : 'No open times';
