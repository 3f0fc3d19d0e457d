import { businessDay, startOfNextDay } from '@carwash/domain/time/business-time';
import { businessTimeZone } from './business-time-zone';
import { useNow } from './use-now';
import { useRenderTime } from './use-render-time';

/**
 * Returns the current day of the business, yyyy-MM-dd, wherever the visitor is. Renders again when the next
 * day begins.
 */
export function useBusinessToday(): string {
  const now = useRenderTime();
  useNow(startOfNextDay(now, businessTimeZone));
  return businessDay(now, businessTimeZone);
}
