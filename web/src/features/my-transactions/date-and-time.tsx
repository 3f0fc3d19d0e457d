import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatDay } from '~/ui/format/format-day';

/** A time in the business time zone. */
export function DateAndTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      {formatDay(businessDay(at, businessTimeZone))}, {businessClockTime(at, businessTimeZone)}
    </time>
  );
}
