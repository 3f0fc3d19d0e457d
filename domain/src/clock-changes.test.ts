import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { exampleBookingCode } from './bookings/booking-code.ts';
import { type CalendarBooking, customerEntry } from './calendar/calendar-entry.ts';
import { writeCalendar } from './calendar/write-calendar.ts';
import { sumReceipts } from './closings/sum-receipts.ts';
import { emptyDay, withStarts } from './days/changed-day.ts';
import { closuresOfDay } from './days/closures-of-day.ts';
import type { Day } from './days/day.ts';
import { quietEnd } from './messages/quiet-hours.ts';
import { unpaidTransaction } from './payments/transaction-of-tests.ts';
import { receiptsOf } from './receipts/receipts-of.ts';
import { defaultSettings } from './settings/default-settings.ts';
import { openSpansOn } from './settings/opening-hours.ts';
import { outsideWindow } from './slots/booking-window.ts';
import { bookableByDay } from './slots/open-times.ts';
import { openTimesOfDays } from './slots/open-times-of-days.ts';
import { nightName, openingDayOf } from './slots/opening-day.ts';
import { planDayByHours, startsByHours } from './slots/plan-by-hours.ts';
import { slotTimeProblem } from './slots/slot-times.ts';
import { slotsOfDay } from './slots/slots-of-day.ts';
import { planTimetable } from './slots/timetable.ts';
import { countTransaction } from './statistics/count-statistics.ts';
import { businessDayRange } from './time/business-day-range.ts';
import {
  addDays,
  businessClockTime,
  businessDay,
  businessInstant,
  businessInstants,
  clockTimeExists,
  startOfNextDay,
} from './time/business-time.ts';
import { weekdayName } from './time/calendar-days.ts';
import { hourMs, minuteMs } from './time/durations.ts';
import { formatClockTime } from './time/format-clock-time.ts';
import { formatDateTime } from './time/format-date-time.ts';
import { formatHours } from './time/format-hours.ts';

/** A day with its length in hours, and a time of it that its clocks skip or show twice. */
interface ChangeDay {
  timeZone: string;
  date: string;
  hours: number;
  skipped?: string;
  repeated?: string;
}

const ordinary = '2026-06-15';

const days: ChangeDay[] = [
  { timeZone: 'Asia/Dhaka', date: ordinary, hours: 24 },
  { timeZone: 'Asia/Dhaka', date: '2026-10-25', hours: 24 },
  { timeZone: 'Europe/Berlin', date: ordinary, hours: 24 },
  { timeZone: 'Europe/Berlin', date: '2026-03-29', hours: 23, skipped: '02:30' },
  { timeZone: 'Europe/Berlin', date: '2026-10-25', hours: 25, repeated: '02:30' },
  { timeZone: 'Europe/Berlin', date: '2027-03-28', hours: 23, skipped: '02:30' },
  { timeZone: 'Europe/Berlin', date: '2027-10-31', hours: 25, repeated: '02:30' },
  { timeZone: 'America/New_York', date: ordinary, hours: 24 },
  { timeZone: 'America/New_York', date: '2026-03-08', hours: 23, skipped: '02:30' },
  { timeZone: 'America/New_York', date: '2026-11-01', hours: 25, repeated: '01:30' },
  { timeZone: 'America/New_York', date: '2027-03-14', hours: 23, skipped: '02:30' },
  { timeZone: 'America/New_York', date: '2027-11-07', hours: 25, repeated: '01:30' },
  { timeZone: 'Australia/Lord_Howe', date: ordinary, hours: 24 },
  { timeZone: 'Australia/Lord_Howe', date: '2026-04-05', hours: 24.5, repeated: '01:45' },
  { timeZone: 'Australia/Lord_Howe', date: '2026-10-04', hours: 23.5, skipped: '02:15' },
  { timeZone: 'Australia/Lord_Howe', date: '2027-04-04', hours: 24.5, repeated: '01:45' },
  { timeZone: 'Australia/Lord_Howe', date: '2027-10-03', hours: 23.5, skipped: '02:15' },
  { timeZone: 'Africa/Casablanca', date: ordinary, hours: 24 },
  // Ramadan of 2026. Later years depend on what Morocco decides.
  { timeZone: 'Africa/Casablanca', date: '2026-02-15', hours: 25, repeated: '02:30' },
  { timeZone: 'Africa/Casablanca', date: '2026-03-22', hours: 23, skipped: '02:30' },
];

const quarterMs = 15 * minuteMs;
const bay = { _id: '1', name: 'Bay', kind: 'bay' as const, services: null, cleanUp: 0 };
const everyDay = (opens: string, closes: string) => ({
  hours: Array(7).fill({ periods: [{ opens, closes }] }),
  exceptions: [],
});
const aroundTheClock = everyDay('00:00', '00:00');
const nights = everyDay('18:00', '03:30');
const longAgo = new Date('2026-01-01T00:00:00Z');

/** Returns the moments of a day, a quarter of an hour apart. */
function momentsOf({ date, timeZone }: ChangeDay): Date[] {
  const { from, until } = businessDayRange({ startDate: date, endDate: date }, timeZone);
  const count = (until.getTime() - from.getTime()) / quarterMs;
  return Array.from({ length: count }, (_, at) => new Date(from.getTime() + at * quarterMs));
}

/** Returns the day with the starts of a wash of half an hour that the hours give it. */
function dayByHours({ date, timeZone }: ChangeDay, hours = aroundTheClock): Day {
  const day = emptyDay(date, [bay], longAgo);
  const services = [{ _id: 'wash', duration: 30, startsEvery: 30 }];
  const { added } = planDayByHours(day, { services, hours, timeZone, now: longAgo });
  return withStarts(day, startsByHours(added, []));
}

const named = days.map((day): [string, ChangeDay] => [`${day.timeZone} on ${day.date}`, day]);

describe.each(named)('%s', (_name, day) => {
  const { timeZone, date, hours, skipped, repeated } = day;
  const moments = momentsOf(day);
  const lastMoment = new Date((moments.at(-1) ?? longAgo).getTime() + quarterMs - 1);
  const firstMoment = moments[0] ?? longAgo;

  describe('the day', () => {
    test('begins and ends at its midnights', () => {
      expect(moments).toHaveLength(hours * 4);
      expect(moments.map((moment) => businessDay(moment, timeZone))).toEqual(
        moments.map(() => date),
      );
      expect(businessDay(new Date(firstMoment.getTime() - 1), timeZone)).toBe(addDays(date, -1));
      expect(businessDay(new Date(lastMoment.getTime() + 1), timeZone)).toBe(addDays(date, 1));
      for (const moment of [firstMoment, lastMoment]) {
        expect(startOfNextDay(moment, timeZone).getTime()).toBe(lastMoment.getTime() + 1);
      }
    });

    test('has each of its times once, except what is skipped or repeated', () => {
      if (skipped) expect(clockTimeExists(date, skipped, timeZone)).toBe(false);
      if (repeated) expect(businessInstants(date, repeated, timeZone)).toHaveLength(2);
      const times = moments.map((moment) => businessClockTime(moment, timeZone));
      for (const time of new Set(times)) {
        const shown = moments.filter((_moment, at) => times[at] === time);
        expect(businessInstants(date, time, timeZone)).toEqual(shown);
      }
    });
  });

  describe('slots', () => {
    const slots = slotsOfDay(dayByHours(day), 'wash', { timeZone });

    test('begin in order, each at the first moment with its time, and last half an hour', () => {
      expect(new Set(slots.map(({ _id }) => _id)).size).toBe(slots.length);
      for (const [at, { startsAt, endsAt, startTime, date: own }] of slots.entries()) {
        expect(own).toBe(date);
        expect(startsAt).toEqual(businessInstant(date, startTime, timeZone));
        expect(startsAt.getTime()).toBeGreaterThan(slots[at - 1]?.startsAt.getTime() ?? 0);
        expect(endsAt.getTime() - startsAt.getTime()).toBe(30 * minuteMs);
      }
    });

    test('are all of the day but those at skipped and repeated times', () => {
      const halves = moments.filter((_moment, at) => at % 2 === 0);
      const first = halves.filter(
        (moment) =>
          businessInstant(date, businessClockTime(moment, timeZone), timeZone).getTime() ===
          moment.getTime(),
      );
      expect(slots.map(({ startsAt }) => startsAt)).toEqual(first);
    });

    test('are open times that can be booked, in the same order', () => {
      const times = openTimesOfDays([dayByHours(day)], timeZone).get('wash') ?? {};
      const now = new Date(firstMoment.getTime() - hourMs);
      const window = { ...defaultSettings, ...aroundTheClock, lastMinutes: 0, timeZone };
      const [bookable] = bookableByDay(times, { ...window, bookAheadDays: 1 }, now);
      expect(bookable?.startTimes).toEqual(slots.map(({ startTime }) => startTime));
      for (const slot of slots) {
        expect(outsideWindow(slot, { ...window, bookAheadDays: 1 }, now)).toBeNull();
        expect(outsideWindow(slot, { ...window, bookAheadDays: 0 }, now)).toBe('early');
      }
    });

    test('after midnight belong to the evening before, until it closes', () => {
      const closes = businessInstant(date, '03:30', timeZone);
      const late = slotsOfDay(dayByHours(day, nights), 'wash', { timeZone });
      const night = late.filter(({ startsAt }) => startsAt < closes);
      expect(night.length).toBeGreaterThan(0);
      for (const slot of late) {
        const isNight = slot.startsAt < closes;
        const evening = addDays(date, -1);
        expect(openingDayOf(slot, nights, timeZone)).toBe(isNight ? evening : date);
        expect(nightName(slot, nights, timeZone)).toBe(
          isNight ? `${weekdayName(evening)} night` : null,
        );
      }
      const [last] = openSpansOn(addDays(date, -1), nights, timeZone);
      expect(last?.to).toEqual(closes);
    });

    test('made by hand are never at a skipped time, and as long as they say', () => {
      if (skipped) {
        const problem = slotTimeProblem(
          { date, startTime: skipped, endTime: '12:00' },
          timeZone,
          longAgo,
        );
        expect(problem?.path).toBe('startTime');
      }
      const timetable = {
        startDate: date,
        endDate: date,
        weekdays: [0, 1, 2, 3, 4, 5, 6],
        openingTime: '00:00',
        closingTime: '06:00',
        length: 45,
        gap: 0,
      };
      for (const planned of planTimetable(timetable, timeZone, longAgo)) {
        expect(planned.endsAt.getTime() - planned.startsAt.getTime()).toBe(45 * minuteMs);
        expect(businessClockTime(planned.startsAt, timeZone)).toBe(planned.startTime);
        expect(businessClockTime(planned.endsAt, timeZone)).toBe(planned.endTime);
      }
    });
  });

  describe('labels', () => {
    test('are different at every moment of the day', () => {
      const labels = moments.map((moment) => formatClockTime(moment, timeZone));
      expect(new Set(labels).size).toBe(moments.length);
      const marked = labels.filter((label) => /\((first|second)\)/.test(label));
      expect(marked).toHaveLength(Math.max(0, (hours - 24) * 8));
    });

    test('say which of two equal times ends a period', () => {
      const [first, second] = businessInstants(date, repeated ?? '09:00', timeZone);
      if (!first || !second) {
        expect(formatHours({ startsAt: firstMoment, endsAt: lastMoment }, timeZone)).toBe(
          '00:00 – 23:59',
        );
        return;
      }
      expect(formatHours({ startsAt: first, endsAt: second }, timeZone)).toBe(
        `${repeated} (first) – ${repeated} (second)`,
      );
      expect(formatDateTime(second, timeZone)).toMatch(/, \d\d:\d\d \(second\)$/);
    });
  });

  describe('messages', () => {
    test('are quiet without a gap, and never until a moment that is past', () => {
      const quietUntil = repeated ?? skipped ?? '03:00';
      const quiet = { quietFrom: '22:00', quietUntil };
      const end = businessInstant(date, quietUntil, timeZone);
      for (const moment of moments.filter((each) => businessClockTime(each, timeZone) < '21:00')) {
        expect(quietEnd(quiet, moment, timeZone)).toEqual(moment < end ? end : null);
      }
    });

    test('have calendar entries with the moments of the visit', () => {
      const startsAt = businessInstant(date, repeated ?? '01:00', timeZone);
      const endsAt = new Date(startsAt.getTime() + 90 * minuteMs);
      const slot = { _id: 'wash', date, startTime: '', endTime: '', startsAt, endsAt };
      const booking: CalendarBooking = {
        ...unpaidTransaction,
        slot,
        code: exampleBookingCode,
        status: 'pending',
        refundTerms: 'by_notice',
        cancellationHours: 0,
        sequence: 0,
      };
      const source = { business: defaultSettings, site: 'https://wash.example', timeZone };
      const entry = customerEntry(booking, longAgo, source);
      const file = writeCalendar([entry], {
        method: 'PUBLISH',
        name: '',
        business: defaultSettings,
      });
      const event = new ICAL.Event(
        ICAL.Component.fromString(file).getAllSubcomponents('vevent')[0],
      );
      expect(event.startDate.toJSDate()).toEqual(startsAt);
      expect(event.endDate.toJSDate()).toEqual(endsAt);
      expect(entry.description).toContain(formatDateTime(startsAt, timeZone));
    });
  });

  describe('figures', () => {
    const paidAt = (at: Date) => ({
      ...unpaidTransaction,
      status: 'success' as const,
      paymentMethod: 'cash' as const,
      received: { amount: '49.90', currency: 'USD' },
      createdAt: at,
      paidAt: at,
    });

    test('count everything from midnight to midnight on this day', () => {
      for (const at of [...moments, lastMoment]) {
        expect(countTransaction(paidAt(at), timeZone).get(date)?.get('payments')).toBe(1);
      }
      for (const at of [firstMoment.getTime() - 1, lastMoment.getTime() + 1]) {
        expect(countTransaction(paidAt(new Date(at)), timeZone).has(date)).toBe(false);
      }
    });

    test('and closings are of its receipts', () => {
      const receipts = [firstMoment, lastMoment].flatMap((at) =>
        receiptsOf(paidAt(at), timeZone, lastMoment),
      );
      expect(sumReceipts(receipts)).toMatchObject({ sales: 2, firstDate: date, lastDate: date });
    });
  });

  test('closures of bays last from the first to the last moment with their times', () => {
    const closure = { _id: 'lift', bays: ['1'], from: date, to: date, note: '' };
    const spanOf = (startTime: string | null, endTime: string | null) =>
      closuresOfDay([{ ...closure, startTime, endTime }], [bay], date, timeZone).lift_1;
    expect(spanOf(null, null)).toMatchObject({
      from: firstMoment,
      to: new Date(lastMoment.getTime() + 1),
    });
    const time = repeated ?? '09:00';
    expect(spanOf(time, null)?.from).toEqual(businessInstants(date, time, timeZone)[0]);
    expect(spanOf(null, time)?.to).toEqual(businessInstants(date, time, timeZone).at(-1));
  });
});
