import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import { formatDay } from '~/components/format-day.ts';
import { businessTimeZone } from '~/lib/business-time-zone.ts';

/** A moment as the business's calendar and clock show it. */
export function Moment({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      {formatDay(businessDay(at, businessTimeZone))}, {businessClockTime(at, businessTimeZone)}
    </time>
  );
}
