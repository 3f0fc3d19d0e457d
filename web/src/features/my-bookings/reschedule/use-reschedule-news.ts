import type { Booking } from '@carwash/domain/bookings/booking';
import { useState } from 'react';
import { formatDay } from '~/ui/format/format-day.ts';

/**
 * What has happened to the booking while its panel is open; null while nothing has.
 * @param moving the panel itself moves the booking: that is no news
 */
export function useRescheduleNews({ slot }: Booking, moving: boolean): string | null {
  const [known, setKnown] = useState(slot);
  const [news, setNews] = useState<string | null>(null);
  if (!moving && slot._id !== known._id) {
    setKnown(slot);
    setNews(`This booking has been moved to ${formatDay(slot.date)} at ${slot.startTime}.`);
  }
  return news;
}
