import type { Day } from '../days/day.ts';
import { ableBays } from '../days/free-bays.ts';
import { hasWaiting } from '../days/waiting-places.ts';
import type { OpenTimes } from './open-times.ts';
import { clockOf, slotsOfDay } from './slots-of-day.ts';

const minuteMs = 60_000;

/** Milliseconds in which a bay takes no job. */
interface Busy {
  from: number;
  until: number;
}

/** Times by bay in which it is booked, including clean-ups, or closed. Holds run out by themselves. */
function busyBays({ bays, jobs, closures }: Day): Map<string, Busy[]> {
  const busy = new Map<string, Busy[]>();
  const add = (bay: string, { from, to }: { from: Date; to: Date }, aroundMs: number) => {
    const spans = busy.get(bay) ?? [];
    busy.set(bay, spans);
    spans.push({ from: from.getTime() - aroundMs, until: to.getTime() + aroundMs });
  };
  const cleanUps = new Map(bays.map(({ _id, cleanUp }) => [_id, cleanUp * minuteMs]));
  for (const job of Object.values(jobs)) {
    if (!job.heldUntil) add(job.bay, job, cleanUps.get(job.bay) ?? 0);
  }
  for (const closure of Object.values(closures)) add(closure.bay, closure, 0);
  return new Map([...busy].map(([bay, spans]) => [bay, joined(spans)]));
}

/** The same time in as few spans as it has gaps: most jobs are so close that none fits between them. */
function joined(spans: readonly Busy[]): Busy[] {
  const found: Busy[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else found.push(span);
  }
  return found;
}

const isFree = (spans: readonly Busy[], from: number, until: number): boolean =>
  !spans.some((busy) => busy.from < until && from < busy.until);

/** The same for a day with a waitlist, whose kept minutes are computed once. */
function startsBesideWaitlist(day: Day, timeZone: string): [serviceId: string, times: string[]][] {
  const slots = slotsOfDay(day, null, { timeZone });
  const open = slots.filter(({ isBooked }) => isBooked === 'available');
  const services = Map.groupBy(open, ({ serviceId }) => serviceId);
  return Array.from(services, ([serviceId, ofService]) => [
    serviceId,
    ofService.map(({ startTime }) => startTime),
  ]);
}

/**
 * The starts HH:mm of each service for which there is a bay on the day, if all holds run out: the same as
 * `slotsOfDay` calls available, but in one pass, because it is computed for a month of days at once.
 */
function availableStarts(day: Day, timeZone: string): [serviceId: string, times: string[]][] {
  if (hasWaiting(day)) return startsBesideWaitlist(day, timeZone);
  const instant = clockOf(day._id, timeZone);
  const busy = busyBays(day);
  return Object.entries(day.starts).map(([serviceId, starts]) => {
    const bays = ableBays(serviceId, [day]).map(({ _id }) => busy.get(_id) ?? []);
    const isAvailable = ([startTime, minutes]: [string, number]) => {
      const from = instant(startTime).getTime();
      return bays.some((spans) => isFree(spans, from, from + minutes * minuteMs));
    };
    const times = Object.entries(starts)
      .filter(isAvailable)
      .map(([startTime]) => startTime);
    return [serviceId, times];
  });
}

/** The days that customers can book. */
export interface DaysAhead {
  /** Keyed by date, yyyy-MM-dd. */
  days: ReadonlyMap<string, Day>;
  /** When each service, by its id, has room on these days. */
  openTimes: ReadonlyMap<string, OpenTimes>;
}

/** When each service has room on these days: service id -> days with their times, past ones too. */
export function openTimesOfDays(
  days: readonly Day[],
  timeZone: string,
): ReadonlyMap<string, OpenTimes> {
  const services = new Map<string, Record<string, readonly string[]>>();
  for (const day of days) {
    for (const [serviceId, times] of availableStarts(day, timeZone)) {
      if (times.length === 0) continue;
      const openTimes = services.get(serviceId) ?? {};
      services.set(serviceId, openTimes);
      openTimes[day._id] = times;
    }
  }
  return services;
}
