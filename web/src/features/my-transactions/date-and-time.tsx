import { businessDay } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatClock } from '~/lib/clock/format-times';

/** A time in the business time zone. */
export function DateAndTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      {formatDay(businessDay(at, businessTimeZone))}, {formatClock(at)}
    </time>
  );
}
