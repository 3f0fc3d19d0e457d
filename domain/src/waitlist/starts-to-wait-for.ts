import type { Day } from '../days/day.ts';
import { ableBays } from '../days/free-bays.ts';
import type { OpeningHours } from '../settings/opening-hours.ts';
import { type BookingWindow, outsideWindow } from '../slots/booking-window.ts';
import { isOverInTime } from '../slots/job-length.ts';
import type { StartTimes } from '../slots/slot.ts';
import { offeredStartsOf } from '../slots/slots-of-day.ts';
import { addDays, businessInstant } from '../time/business-time.ts';
import { minuteMs } from '../time/durations.ts';

/** A job, and the first and last start HH:mm that suit its customer. */
interface Wish {
  serviceId: string;
  minutes: number;
  from: string;
  until: string;
}

/**
 * Returns the offered starts of a day for which a customer can wait at `now`: those that suit them, that customers
 * can book, and at which the job is over in time. The job and the clean-up after it must be over on that day, because a
 * waiting place stands in one day only.
 * @param rules the hours in which jobs must be over, and what can be booked
 */
export function startsToWaitFor(
  day: Day,
  { serviceId, minutes, from, until }: Wish,
  { hours, window }: { hours: OpeningHours; window: BookingWindow },
  now: Date,
): StartTimes[] {
  const { timeZone } = window;
  const midnight = businessInstant(addDays(day._id, 1), '00:00', timeZone);
  const cleanUp = Math.max(0, ...ableBays(serviceId, [day]).map((bay) => bay.cleanUp));
  return offeredStartsOf(day, [serviceId], timeZone)
    .filter((start) => {
      const endsAt = new Date(start.startsAt.getTime() + minutes * minuteMs);
      return (
        from <= start.startTime &&
        start.startTime <= until &&
        outsideWindow(start, window, now) === null &&
        isOverInTime(start, endsAt, day, { hours, timeZone }) &&
        endsAt.getTime() + cleanUp * minuteMs <= midnight.getTime()
      );
    })
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
