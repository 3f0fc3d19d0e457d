import type { BookingWindow } from '@carwash/domain/slots/booking-window';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useSettings } from '~/lib/settings/settings';

/** Returns how far ahead, and until how shortly before the start, customers can book. */
export const useBookingWindow = (): BookingWindow => ({
  ...useSettings(),
  timeZone: businessTimeZone,
});
