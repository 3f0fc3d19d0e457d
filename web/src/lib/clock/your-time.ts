import { businessDay } from '@carwash/domain/time/business-time';
import { formatHours } from '@carwash/domain/time/format-hours';
import { businessTimeZone } from './business-time-zone';

interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** A period by the visitor's clock. */
interface YourTime {
  /** yyyy-MM-dd */
  date: string;
  /** '10:00 – 10:45' */
  hours: string;
}

/** Returns the period by the visitor's clock; null where that shows the same as the business's. */
export function yourTime(
  { startsAt, endsAt }: Period,
  visitorTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  shownTimeZone = businessTimeZone,
): YourTime | null {
  const by = (timeZone: string) => ({
    date: businessDay(startsAt, timeZone),
    hours: formatHours({ startsAt, endsAt }, timeZone),
  });
  const [yours, shown] = [by(visitorTimeZone), by(shownTimeZone)];
  const isSame = yours.date === shown.date && yours.hours === shown.hours;
  return isSame ? null : yours;
}
