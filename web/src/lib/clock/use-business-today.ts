import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import { businessTimeZone } from './business-time-zone';
import { useNow } from './use-now';

/**
 * The current day of the business, yyyy-MM-dd, wherever the visitor is. Re-renders when the next
 * day begins.
 */
export function useBusinessToday(): string {
  const today = businessDay(new Date(), businessTimeZone);
  useNow(businessInstant(addDays(today, 1), '00:00', businessTimeZone));
  return today;
}
