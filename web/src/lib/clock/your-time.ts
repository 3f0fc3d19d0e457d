import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import { businessTimeZone } from './business-time-zone';

interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** A period by the visitor's clock. */
interface YourTime {
  /** yyyy-MM-dd */
  date: string;
  startTime: string;
  endTime: string;
}

/** Returns the period by the visitor's clock; null where that shows the same as the business's. */
export function yourTime(
  { startsAt, endsAt }: Period,
  visitorTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  shownTimeZone = businessTimeZone,
): YourTime | null {
  const by = (timeZone: string) => ({
    date: businessDay(startsAt, timeZone),
    startTime: businessClockTime(startsAt, timeZone),
    endTime: businessClockTime(endsAt, timeZone),
  });
  const [yours, shown] = [by(visitorTimeZone), by(shownTimeZone)];
  const isSame = yours.date === shown.date && yours.startTime === shown.startTime;
  return isSame ? null : yours;
}
