import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useNow } from '~/lib/clock/use-now';
import { useSettings } from '~/lib/settings/settings';
import { useHydrated } from '~/lib/use-hydrated';
import { describeToday } from './describe-today';

/**
 * Shows when the business is open today, by the clock. Empty until the app has hydrated the page, because the
 * HTML may have been rendered on an earlier day.
 */
export function TodayText() {
  const settings = useSettings();
  const isHydrated = useHydrated();
  const { text, until } = describeToday(settings, new Date(), businessTimeZone);
  useNow(isHydrated ? until : null);
  return isHydrated ? text : '\u00a0';
}
