import { formatClockTime } from './format-clock-time.ts';

/** Formats a period in the business time zone: '10:00 – 10:45', with the marks of `formatClockTime`. */
export const formatHours = (
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  timeZone: string,
): string => `${formatClockTime(startsAt, timeZone)} – ${formatClockTime(endsAt, timeZone)}`;
