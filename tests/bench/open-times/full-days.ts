import { emptyDay } from '@carwash/domain/days/changed-day';
import type { Day } from '@carwash/domain/days/day';
import { slotId } from '@carwash/domain/slots/slot-id';
import { addDays, businessInstant } from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';

/** How large the business is. */
export const fullBusiness = { days: 31, services: 20, bays: 10, jobsPerDay: 160 };

const { days, services, bays, jobsPerDay } = fullBusiness;

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Half an hour of work and five minutes of cleaning up, one after the other, from eight in the morning on. */
const takesMs = 35 * minuteMs;

function fullDay(date: string, timeZone: string): Day {
  const opens = businessInstant(date, '08:00', timeZone).getTime();
  const starts = Object.fromEntries(numbers(24).map((half) => [clock(8 * 60 + half * 30), 45]));
  const job = (number: number) => {
    const from = opens + Math.floor(number / bays) * takesMs;
    return {
      bay: `bay-${number % bays}`,
      slotId: slotId(`service${number % services}`, date, '08:00'),
      from: new Date(from),
      to: new Date(from + 30 * minuteMs),
      heldUntil: null,
    };
  };
  const roster = numbers(bays).map((number) => ({
    _id: `bay-${number}`,
    name: `Bay ${number}`,
    kind: 'bay' as const,
    services: null,
    cleanUp: number % 2 === 0 ? 5 : 0,
  }));
  return {
    ...emptyDay(date, roster, new Date(opens)),
    starts: Object.fromEntries(numbers(services).map((number) => [`service${number}`, starts])),
    jobs: Object.fromEntries(numbers(jobsPerDay).map((number) => [`claim-${number}`, job(number)])),
  };
}

/** Builds the days that customers can book by default, each with room in the evening only. */
export const fullDays = (first: string, timeZone: string): Day[] =>
  numbers(days).map((number) => fullDay(addDays(first, number), timeZone));
