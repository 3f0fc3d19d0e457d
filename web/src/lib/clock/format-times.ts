import { formatClockTime } from '@carwash/domain/time/format-clock-time';
import { formatHours } from '@carwash/domain/time/format-hours';
import { businessTimeZone } from './business-time-zone';

/** Formats a moment by the business's clock: '10:00' */
export const formatClock = (moment: Date): string => formatClockTime(moment, businessTimeZone);

/** Formats a slot or another period by the business's clock: '10:00 – 10:45' */
export const formatSlotHours = (period: { startsAt: Date; endsAt: Date }): string =>
  formatHours(period, businessTimeZone);
