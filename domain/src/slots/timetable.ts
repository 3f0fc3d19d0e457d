import { addDays, businessDay, clockTimeExists } from '../time/business-time.ts';
import { daysInRange } from '../time/calendar-days.ts';
import { minuteMs } from '../time/durations.ts';
import { slotId } from './slot-id.ts';
import { lastSlotDay, type TimedSlot, type TimeProblem, withInstants } from './slot-times.ts';

/** Equal times on selected weekdays of a date range, first and last day included. */
export interface Timetable {
  startDate: string;
  endDate: string;
  /** 0 is Sunday. */
  weekdays: readonly number[];
  /** Slots lie within the opening and closing time. */
  openingTime: string;
  closingTime: string;
  /** Length of a slot in minutes. */
  length: number;
  /** Break between two slots in minutes. */
  gap: number;
}

/** Maximum number of days and slots of one timetable. */
const maxTimetableDays = 92;
const maxTimetableSlots = 2000;

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clockTime = (minutes: number): string =>
  new Date(minutes * minuteMs).toISOString().slice(11, 16);

/** Returns the days of the timetable's range that fall on its weekdays. */
const daysIn = (timetable: Timetable): string[] =>
  Array.from({ length: daysInRange(timetable.startDate, timetable.endDate) }, (_, index) =>
    addDays(timetable.startDate, index),
  ).filter((date) => timetable.weekdays.includes(midnight(date).getUTCDay()));

/** Returns the reason why a timetable is not valid; null if it is. */
export function timetableProblem(
  timetable: Timetable,
  timeZone: string,
  now: Date,
): TimeProblem<keyof Timetable> | null {
  const { startDate, endDate, openingTime, closingTime, length } = timetable;
  if (endDate < startDate) {
    return { path: 'endDate', message: 'Last day must not be before first day.' };
  }
  if (daysInRange(startDate, endDate) > maxTimetableDays) {
    return { path: 'endDate', message: `At most ${maxTimetableDays} days at a time.` };
  }
  if (endDate < businessDay(now, timeZone)) {
    return { path: 'endDate', message: 'Last day must not be in the past.' };
  }
  if (endDate > lastSlotDay) {
    return { path: 'endDate', message: `Last day must not be after ${lastSlotDay}.` };
  }
  if (closingTime <= openingTime) {
    return { path: 'closingTime', message: 'Closing time must be after opening time.' };
  }
  if (length > minutesOf(closingTime) - minutesOf(openingTime)) {
    return { path: 'length', message: 'Length must fit between opening and closing time.' };
  }
  const count = daysIn(timetable).length * Array.from(startMinutes(timetable)).length;
  if (count > maxTimetableSlots) {
    const message = `These are ${count} slots: at most ${maxTimetableSlots} at a time.`;
    return { path: 'endDate', message };
  }
  return null;
}

function* startMinutes({ openingTime, closingTime, length, gap }: Timetable): Generator<number> {
  const closes = minutesOf(closingTime);
  for (let start = minutesOf(openingTime); start + length <= closes; start += length + gap) {
    yield start;
  }
}

/**
 * Tells whether a slot has the planned length. In the night of a clock change it may be an hour shorter or
 * longer, or its start may not exist.
 */
function isAsLongAsPlanned(slot: TimedSlot, length: number, timeZone: string): boolean {
  return (
    clockTimeExists(slot.date, slot.startTime, timeZone) &&
    clockTimeExists(slot.date, slot.endTime, timeZone) &&
    slot.endsAt.getTime() - slot.startsAt.getTime() === length * minuteMs
  );
}

/**
 * Returns the slots of a valid timetable, the earliest first. Leaves out times that are past at `now`, and
 * times at which a clock change would make a slot shorter or longer.
 */
export function planTimetable(timetable: Timetable, timeZone: string, now: Date): TimedSlot[] {
  const { length } = timetable;
  return daysIn(timetable)
    .flatMap((date) =>
      Array.from(startMinutes(timetable), (start) =>
        withInstants(
          { date, startTime: clockTime(start), endTime: clockTime(start + length) },
          timeZone,
        ),
      ),
    )
    .filter((slot) => slot.startsAt > now && isAsLongAsPlanned(slot, length, timeZone));
}

interface TimetableOutcome {
  toCreate: TimedSlot[];
  /** Number of slots that already exist, in any state. */
  existing: number;
}

/**
 * Returns which planned slots a service does not have yet, and how many of them it has.
 * @param ids ids of its slots, in any state
 */
export function compareTimetable(
  planned: readonly TimedSlot[],
  serviceId: string,
  ids: ReadonlySet<string>,
): TimetableOutcome {
  const outcome: TimetableOutcome = { toCreate: [], existing: 0 };
  for (const slot of planned) {
    const _id = slotId(serviceId, slot.date, slot.startTime);
    if (ids.has(_id)) outcome.existing += 1;
    else outcome.toCreate.push(slot);
  }
  return outcome;
}
