import { formatDateTime } from '@carwash/domain/time/format-date-time';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { withPlace } from '~/lib/clock/local-times-note';

/** A time in the business time zone. */
export function DateAndTime({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{withPlace(formatDateTime(at, businessTimeZone))}</time>;
}
