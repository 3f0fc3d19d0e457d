import type { Bay } from '@carwash/domain/days/bay';
import type { Day } from '@carwash/domain/days/day';
import type { OpeningHours } from '@carwash/domain/settings/opening-hours';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { minuteMs } from '@carwash/domain/time/durations';
import { openOn, type Span, wholeDay, within } from '../by-bay/open-spans';

/** The utilization of one bay, or of all bays together, on a day. */
export interface Load {
  /** Number of bookings that begin on the day. */
  bookings: number;
  /** Minutes of work, without the clean-up. */
  busy: number;
  /** Minutes during which the business is open and the bay is not closed. */
  open: number;
}

/** A bay with its load on each day; null on days on which the bay did not exist. */
interface WeekRow {
  bay: Pick<Bay, '_id' | 'name'>;
  loads: (Load | null)[];
}

export interface WeekPlan {
  /** yyyy-MM-dd */
  dates: readonly string[];
  /** In the business's order, vans after bays; empty when nothing was ever planned on these days. */
  rows: WeekRow[];
  /** Loads of all bays together for each day, including bookings that have no bay. */
  totals: Load[];
}

const minutesOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + Math.max(0, to.getTime() - from.getTime()), 0) /
  minuteMs;

/** Returns the spans with a hole cut out. */
const without = (spans: readonly Span[], hole: Span): Span[] =>
  spans
    .flatMap(({ from, to }) => [
      within({ from, to }, { from, to: hole.from }),
      within({ from, to }, { from: hole.to, to }),
    ])
    .filter(({ from, to }) => from < to);

interface WeekFacts {
  days: readonly Day[];
  dates: readonly string[];
  hours: OpeningHours;
  timeZone: string;
}

const bookedJobs = (day: Day) =>
  Object.values(day.jobs).filter(({ heldUntil }) => heldUntil === null);

function loadOf(day: Day, bay: string, { hours, timeZone }: WeekFacts): Load {
  const whole = wholeDay(day._id, timeZone);
  const jobs = bookedJobs(day).filter((job) => job.bay === bay);
  const closures = Object.values(day.closures).filter((closure) => closure.bay === bay);
  return {
    bookings: jobs.filter(({ slotId }) => partsOfSlotId(slotId)?.date === day._id).length,
    busy: minutesOf(jobs.map((job) => within(job, whole))),
    open: minutesOf(closures.reduce(without, openOn(day._id, hours, timeZone))),
  };
}

/** Returns all bays of these days, vans after bays. A renamed bay has its latest name. */
function baysOf(days: readonly Day[]): Bay[] {
  const bays = new Map(days.flatMap((day) => day.bays).map((bay) => [bay._id, bay]));
  const ofKind = (wanted: Bay['kind']) => [...bays.values()].filter(({ kind }) => kind === wanted);
  return [...ofKind('bay'), ...ofKind('van')];
}

const sum = (loads: readonly Load[], field: 'busy' | 'open'): number =>
  loads.reduce((total, load) => total + load[field], 0);

/** Computes the utilization of each day of a week, by bay and in total. A day without a document is empty. */
export function planWeek(facts: WeekFacts): WeekPlan {
  const { days, dates } = facts;
  const dayOf = new Map(days.map((day) => [day._id, day]));
  const rows = baysOf(days).map(({ _id, name }) => ({
    bay: { _id, name },
    loads: dates.map((date) => {
      const day = dayOf.get(date);
      return day?.bays.some((bay) => bay._id === _id) ? loadOf(day, _id, facts) : null;
    }),
  }));
  const totals = dates.map((date, at) => {
    const day = dayOf.get(date);
    const loads = rows.flatMap(({ loads }) => loads[at] ?? []);
    const begun = day
      ? bookedJobs(day).filter(({ slotId }) => partsOfSlotId(slotId)?.date === date)
      : [];
    return { bookings: begun.length, busy: sum(loads, 'busy'), open: sum(loads, 'open') };
  });
  return { dates, rows, totals };
}

/**
 * Returns the utilization in percent, at most 100 because work may continue after closing; null when the bay
 * is never open.
 */
export const percentOf = ({ busy, open }: Pick<Load, 'busy' | 'open'>): number | null =>
  open === 0 ? null : Math.min(100, Math.round((busy / open) * 100));
