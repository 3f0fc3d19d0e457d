import type { Day } from '../days/day.ts';
import { ableBays } from '../days/free-bays.ts';
import { hasWaiting } from '../days/waiting-places.ts';
import { once } from '../once.ts';
import type { PriceSettings } from '../services/price-range.ts';
import { shortestJob } from '../services/shortest-job.ts';
import { addDays } from '../time/business-time.ts';
import { clockOf } from '../time/clock-of.ts';
import { minuteMs } from '../time/durations.ts';
import type { OpenTimes } from './open-times.ts';
import { latestEndOn, slotsBesideNextDay } from './slots-beside-next-day.ts';

/** Milliseconds in which a bay takes no job. */
interface Busy {
  from: number;
  until: number;
}

/**
 * Returns by bay when it is booked, clean-ups included, or closed. Holds are ignored, because they run out.
 * @param days one day, or two that follow each other
 */
function busyBays(days: readonly Day[]): Map<string, Busy[]> {
  const busy = new Map<string, Busy[]>();
  const add = (bay: string, { from, to }: { from: Date; to: Date }, aroundMs: number) => {
    const spans = busy.get(bay) ?? [];
    busy.set(bay, spans);
    spans.push({ from: from.getTime() - aroundMs, until: to.getTime() + aroundMs });
  };
  const cleanUps = new Map(days[0]?.bays.map(({ _id, cleanUp }) => [_id, cleanUp * minuteMs]));
  for (const { jobs, closures } of days) {
    for (const job of Object.values(jobs)) {
      if (!job.heldUntil) add(job.bay, job, cleanUps.get(job.bay) ?? 0);
    }
    for (const closure of Object.values(closures)) add(closure.bay, closure, 0);
  }
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

/** Minutes of the shortest job of services, by service id. */
export type ShortestJobs = ReadonlyMap<string, number>;

/** Returns the minutes of the shortest job of each service. */
export const shortestJobs = (
  services: readonly Parameters<typeof shortestJob>[0][],
  settings: PriceSettings,
): ShortestJobs => new Map(services.map((each) => [each._id, shortestJob(each, settings)]));

/** Returns the starts of a service, none longer than its shortest job. */
const shortStarts = (starts: Readonly<Record<string, number>>, least: number) =>
  Object.fromEntries(
    Object.entries(starts).map(([startTime, minutes]) => [startTime, Math.min(minutes, least)]),
  );

/** Further input for the open times of a day. */
interface Beside {
  /** The next day, for jobs that reach into it; null: unknown. */
  next: Day | null;
  timeZone: string;
  /** Returns the minutes of a service's shortest job; Infinity if unknown. */
  leastOf: (serviceId: string) => number;
}

/** Returns the available starts of a day with a waitlist. Computes its kept minutes once, not for each start. */
function startsBesideWaitlist(
  day: Day,
  { next, timeZone, leastOf }: Beside,
): [serviceId: string, times: string[]][] {
  const starts = Object.entries(day.starts).map(([serviceId, times]) => [
    serviceId,
    shortStarts(times, leastOf(serviceId)),
  ]);
  const short = { ...day, starts: Object.fromEntries(starts) };
  const slots = slotsBesideNextDay(short, next, null, { timeZone });
  const open = slots.filter(({ isBooked }) => isBooked === 'available');
  const services = Map.groupBy(open, ({ serviceId }) => serviceId);
  return Array.from(services, ([serviceId, ofService]) => [
    serviceId,
    ofService.map(({ startTime }) => startTime),
  ]);
}

/**
 * Returns the starts HH:mm of each service that have a free bay once all holds have run out. They are the available
 * slots of `slotsBesideNextDay`, computed in one pass, because this is done for a month of days at once.
 */
function availableStarts(day: Day, beside: Beside): [serviceId: string, times: string[]][] {
  if (hasWaiting(day)) return startsBesideWaitlist(day, beside);
  const { next, timeZone, leastOf } = beside;
  const instant = clockOf(day._id, timeZone);
  const latest = latestEndOn(day, timeZone).getTime();
  const both = next ? [day, next] : [day];
  const busy = busyBays([day]);
  const busyOnBoth = once(() => busyBays(both));
  return Object.entries(day.starts).map(([serviceId, starts]) => {
    const bays = ableBays(serviceId, [day]).map(({ _id }) => busy.get(_id) ?? []);
    const baysOnBoth = once(() =>
      ableBays(serviceId, both).map(({ _id }) => busyOnBoth().get(_id) ?? []),
    );
    const least = leastOf(serviceId);
    const isAvailable = ([startTime, minutes]: [string, number]) => {
      const from = instant(startTime).getTime();
      const until = from + Math.min(minutes, least) * minuteMs;
      const able = until > latest ? baysOnBoth() : bays;
      return able.some((spans) => isFree(spans, from, until));
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

/**
 * Returns the open times of each service on these days, past times included: service id -> days with their times. A
 * job that reaches into the next day is free there too, if that day is among them.
 * @param days the earliest first
 * @param shortest a start is open if there is room for the shortest job; those of services that are missing here are
 * as long as planned
 */
export function openTimesOfDays(
  days: readonly Day[],
  timeZone: string,
  shortest: ShortestJobs = new Map(),
): ReadonlyMap<string, OpenTimes> {
  const leastOf = (serviceId: string) => shortest.get(serviceId) ?? Infinity;
  const services = new Map<string, Record<string, readonly string[]>>();
  for (const [at, day] of days.entries()) {
    const following = days[at + 1];
    const next = following?._id === addDays(day._id, 1) ? following : null;
    for (const [serviceId, times] of availableStarts(day, { next, timeZone, leastOf })) {
      if (times.length === 0) continue;
      const openTimes = services.get(serviceId) ?? {};
      services.set(serviceId, openTimes);
      openTimes[day._id] = times;
    }
  }
  return services;
}
