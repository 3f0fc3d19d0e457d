import type { Bay } from '../days/bay.ts';
import { emptyDay } from '../days/changed-day.ts';
import type { Day, Job } from '../days/day.ts';
import { type BookedSlot, bookedSlotSchema, type Slot } from '../slots/slot.ts';
import { slotOfDay } from '../slots/slots-of-day.ts';

export const timeZone = 'Asia/Dhaka';

/** Returns the instant of a time, HH:mm, in Dhaka on the day of the sale, or on another one. */
export const at = (time: string, date = '2027-01-02') => new Date(`${date}T${time}:00+06:00`);

export const bayWith = (_id: string, change: Partial<Bay> = {}): Bay => ({
  _id,
  name: _id.replace('bay-', 'Bay '),
  kind: 'bay',
  services: null,
  cleanUp: 0,
  ...change,
});

/** Returns a booked job in the first bay on the day of the sale. */
export const jobAt = (from: string, to: string, change: Partial<Job> = {}): Job => ({
  bay: 'bay-1',
  slotId: `foamwash_2027-01-02_${from.replace(':', '')}`,
  from: at(from),
  to: at(to),
  heldUntil: null,
  ...change,
});

/** The job of the sale's booking. */
export const ownJob = jobAt('09:00', '09:30');

/** The day of the sale, with its job, two bays, and a start of half an hour every hour from 9 to 12. */
export function dayWith(change: Partial<Day> = {}): Day {
  const day = emptyDay('2027-01-02', [bayWith('bay-1'), bayWith('bay-2')], at('00:00'));
  const starts = { foamwash: { '09:00': 30, '10:00': 30, '11:00': 30, '12:00': 30 } };
  return { ...day, starts, serviceIds: ['foamwash'], jobs: { claim: ownJob }, ...change };
}

/** The day after that of the sale, without jobs. */
export const nextDayWith = (change: Partial<Day> = {}): Day =>
  dayWith({ _id: '2027-01-03', date: '2027-01-03', jobs: {}, ...change });

/**
 * Returns the start of a day for the booking of the sale, which takes half an hour.
 * @param ignored claim id of the booking
 * @throws Error if there is none
 */
export function startOn(day: Day, startTime: string, ignored = 'claim'): Slot {
  const length = { takes: { minutes: 30 }, hours: null };
  const start = { serviceId: 'foamwash', startTime };
  const slot = slotOfDay(day, start, { timeZone, ignored, length });
  if (!slot) throw new Error(`There is no start at ${startTime}`);
  return slot;
}

/** Returns the only start of a day: half an hour in the first of two free bays. */
export const startAt = (time: string, date = '2027-01-02'): Slot =>
  startOn(dayWith({ _id: date, date, jobs: {}, starts: { foamwash: { [time]: 30 } } }), time);

/** Returns the same as bookings have it. */
export const bookedAt = (time: string, date?: string): BookedSlot =>
  bookedSlotSchema.cast(startAt(time, date), { stripUnknown: true });
