import type { BookingWindow } from '@carwash/domain/slots/booking-window';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useSettings } from '~/lib/settings/settings';

/** How far ahead and how late customers can book. */
export const useBookingWindow = (): BookingWindow => ({
  ...useSettings(),
  timeZone: businessTimeZone,
});
