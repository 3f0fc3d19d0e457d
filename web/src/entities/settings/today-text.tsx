import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useNow } from '~/lib/clock/use-now';
import { useSettings } from '~/lib/settings/settings';
import { useIsTakenOver } from '~/lib/use-is-taken-over';
import { describeToday } from './describe-today';

/** When the business is open today, by the clock. Its line is empty in HTML that was rendered before. */
export function TodayText() {
  const settings = useSettings();
  const isTakenOver = useIsTakenOver();
  const { text, until } = describeToday(settings, new Date(), businessTimeZone);
  useNow(isTakenOver ? until : null);
  return isTakenOver ? text : '\u00a0';
}
