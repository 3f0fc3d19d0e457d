import { addDays, businessDay, isOnTheClock } from '../time/business-time.ts';
import { daysInRange } from '../time/calendar-days.ts';
import type { Slot } from './slot.ts';
import { slotId } from './slot.ts';
import { overlappingSlot } from './slot-overlap.ts';
import { lastSlotDay, type TimedSlot, type TimeProblem, timeSlot } from './slot-times.ts';

/** The same times on the chosen weekdays of a range of days, both ends included. */
export interface Timetable {
  startDate: string;
  endDate: string;
  /** 0 is Sunday. */
  weekdays: readonly number[];
  /** No slot begins before or ends after. */
  openingTime: string;
  closingTime: string;
  /** Minutes. */
  length: number;
  /** Minutes between two slots. */
  gap: number;
}

/** The most days and slots that one timetable has. */
export const maxTimetableDays = 92;
export const maxTimetableSlots = 2000;

const minuteMs = 60_000;

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clockTime = (minutes: number): string =>
  new Date(minutes * minuteMs).toISOString().slice(11, 16);

/** The days of a timetable that fall on its weekdays. */
const daysIn = (timetable: Timetable): string[] =>
  Array.from({ length: daysInRange(timetable.startDate, timetable.endDate) }, (_, index) =>
    addDays(timetable.startDate, index),
  ).filter((date) => timetable.weekdays.includes(midnight(date).getUTCDay()));

/** Why no slots can be planned by this timetable; null if they can. */
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

/** A slot on the night of a clock change may be an hour too short or too long, or begin never. */
function isAsLongAsPlanned(slot: TimedSlot, length: number, timeZone: string): boolean {
  return (
    isOnTheClock(slot.date, slot.startTime, timeZone) &&
    isOnTheClock(slot.date, slot.endTime, timeZone) &&
    slot.endsAt.getTime() - slot.startsAt.getTime() === length * minuteMs
  );
}

/**
 * The slots of a timetable without a problem, the earliest first. Times that are over at `now` are
 * left out, and times at which a clock change would make a slot shorter or longer than the others.
 */
export function planTimetable(timetable: Timetable, timeZone: string, now: Date): TimedSlot[] {
  const { length } = timetable;
  return daysIn(timetable)
    .flatMap((date) =>
      Array.from(startMinutes(timetable), (start) =>
        timeSlot(
          { date, startTime: clockTime(start), endTime: clockTime(start + length) },
          timeZone,
        ),
      ),
    )
    .filter((slot) => slot.startsAt > now && isAsLongAsPlanned(slot, length, timeZone));
}

export interface TimetableOutcome {
  toCreate: TimedSlot[];
  /** How many are there already, in whatever state. */
  existing: number;
  /** How many would overlap a slot that begins at another time. */
  overlapping: number;
}

/** What of a plan can be created beside the slots that the service has already. */
export function compareTimetable(
  planned: readonly TimedSlot[],
  serviceId: string,
  slots: readonly Pick<Slot, '_id' | 'isBooked' | 'startsAt' | 'endsAt'>[],
): TimetableOutcome {
  const ids = new Set(slots.map(({ _id }) => _id));
  const outcome: TimetableOutcome = { toCreate: [], existing: 0, overlapping: 0 };
  for (const slot of planned) {
    const _id = slotId(serviceId, slot.date, slot.startTime);
    if (ids.has(_id)) outcome.existing += 1;
    else if (overlappingSlot({ ...slot, _id }, slots)) outcome.overlapping += 1;
    else outcome.toCreate.push(slot);
  }
  return outcome;
}
