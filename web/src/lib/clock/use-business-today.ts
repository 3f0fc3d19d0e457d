import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import { businessTimeZone } from './business-time-zone';
import { useNow } from './use-now';

/** The business's day, yyyy-MM-dd, wherever the visitor is. Renders again when the next one begins. */
export function useBusinessToday(): string {
  const today = businessDay(new Date(), businessTimeZone);
  useNow(businessInstant(addDays(today, 1), '00:00', businessTimeZone));
  return today;
}
