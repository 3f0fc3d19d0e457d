import type { Day } from '../days/day.ts';
import { ableBays } from '../days/free-bays.ts';
import { hasWaiting } from '../days/waiting-places.ts';
import { minuteMs } from '../time/durations.ts';
import type { OpenTimes } from './open-times.ts';
import { clockOf, slotsOfDay } from './slots-of-day.ts';

/** Milliseconds in which a bay takes no job. */
interface Busy {
  from: number;
  until: number;
}

/** Returns by bay when it is booked, clean-ups included, or closed. Holds are ignored, because they run out. */
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

/** Merges busy times that overlap or touch. */
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

/** Returns the available starts of a day with a waitlist. Computes its kept minutes once, not for each start. */
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
 * Returns the starts HH:mm of each service that have a free bay once all holds have run out. They are the available
 * slots of `slotsOfDay`, computed in one pass, because this is done for a month of days at once.
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
  /** Open times on these days by service id. */
  openTimes: ReadonlyMap<string, OpenTimes>;
}

/** Returns the open times of each service on these days, past times included: service id -> days with their times. */
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
