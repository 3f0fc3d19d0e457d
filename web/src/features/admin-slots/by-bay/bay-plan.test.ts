import type { Booking } from '@carwash/domain/bookings/booking';
import type { Bay } from '@carwash/domain/days/bay';
import type { Day, Job } from '@carwash/domain/days/day';
import { slotsOfDay } from '@carwash/domain/slots/slots-of-day';
import { describe, expect, test } from 'vitest';
import { planDay } from '../day/day-plan';
import { agendaOf } from './agenda';
import { nextBayChange, planBays } from './bay-plan';

const date = '2030-01-15';
const usualZone = 'UTC';
const at = (time: string, day = date) => new Date(`${day}T${time}:00Z`);
const before = at('00:00', '2030-01-01');

const bay = (name: string, change: Partial<Bay> = {}): Bay => ({
  _id: name,
  name: `Bay ${name}`,
  kind: 'bay',
  services: null,
  cleanUp: 0,
  ...change,
});

const job = (name: string, from: string, to: string, change: Partial<Job> = {}): Job => ({
  bay: name,
  slotId: `wax_${date}_${from.replace(':', '')}`,
  from: at(from),
  to: at(to),
  heldUntil: null,
  ...change,
});

const week = (opens: string, closes: string) =>
  Array.from({ length: 7 }, () => ({ periods: [{ opens, closes }] }));

const closedWeek = Array.from({ length: 7 }, () => ({ periods: [] }));

interface Given extends Partial<Day> {
  bookings?: Booking[];
  hours?: { periods: { opens: string; closes: string }[] }[];
  now?: Date;
  timeZone?: string;
}

function plan({
  hours = week('09:00', '12:00'),
  now = before,
  timeZone = usualZone,
  bookings = [],
  ...change
}: Given) {
  const day: Day = {
    _id: date,
    date,
    bays: [bay('1'), bay('2')],
    starts: {},
    closed: {},
    byHours: {},
    serviceIds: [],
    jobs: {},
    closures: {},
    visitChanges: 0,
    createdAt: before,
    ...change,
  };
  const names = [
    { _id: 'wax', name: 'Wax' },
    { _id: 'foam', name: 'Foam' },
  ];
  const slots = slotsOfDay(day, null, { timeZone });
  const services = planDay({ slots, bookings: [], services: names }, now);
  const note = 'The lift is broken';
  const closure = {
    _id: 'lift',
    bays: ['1'],
    from: date,
    to: date,
    startTime: null,
    endTime: null,
  };
  return planBays(
    {
      day,
      services,
      bookings,
      names,
      roster: { closures: [{ ...closure, note }] },
      hours: { hours, exceptions: [] },
      timeZone,
    },
    now,
  );
}

const clock = (moment: Date) => moment.toISOString().slice(11, 16);
const span = ({ from, to }: { from: Date; to: Date }) => `${clock(from)}-${clock(to)}`;
const columnsOf = ({ columns }: ReturnType<typeof plan>) =>
  Object.fromEntries(
    columns.map((column) => [
      column.bay?._id ?? column.without,
      column.jobs.map((each) => `${each.claimId} ${span(each)}`),
    ]),
  );
const offersOf = ({ columns }: ReturnType<typeof plan>) =>
  columns.map(({ offers }) => offers.map((offer) => `${span(offer)} ${offer.slots.length}`));

describe('jobs in the plan', () => {
  test('are in their bay, with their true length and the clean-up after it', () => {
    const bays = [bay('1', { cleanUp: 10 }), bay('2')];
    const planned = plan({
      bays,
      jobs: { a: job('2', '09:00', '09:25'), b: job('1', '09:10', '10:30') },
    });
    expect(columnsOf(planned)).toEqual({ 1: ['b 09:10-10:30'], 2: ['a 09:00-09:25'] });
    expect(planned.columns[0]?.jobs.map(({ cleanAt }) => clock(cleanAt))).toEqual(['10:40']);
    expect(planned.columns[0]?.jobs[0]?.serviceName).toBe('Wax');
  });

  test('are in columns in the order of the business, vans after bays', () => {
    const van = bay('van', { kind: 'van', services: ['foam'] });
    expect(Object.keys(columnsOf(plan({ bays: [bay('b'), van, bay('a')] })))).toEqual([
      'b',
      'a',
      'van',
    ]);
  });

  test('are in a column of their own if their bay is gone, closed or taken', () => {
    const planned = plan({
      jobs: {
        gone: job('9', '09:00', '10:00'),
        held: job('9', '09:00', '10:00', { heldUntil: at('08:10') }),
        shut: job('1', '11:00', '12:00'),
        first: job('2', '09:00', '10:00'),
        second: job('2', '09:30', '10:30'),
      },
      closures: { lift_1: { bay: '1', from: at('10:30'), to: at('12:00') } },
      now: at('08:00'),
    });
    expect(columnsOf(planned)).toEqual({
      missing: ['gone 09:00-10:00', 'held 09:00-10:00', 'second 09:30-10:30', 'shut 11:00-12:00'],
      1: [],
      2: ['first 09:00-10:00'],
    });
    expect(planned.columns[0]?.jobs.map(({ column, columns }) => `${column}/${columns}`)).toEqual([
      '0/3',
      '1/3',
      '2/3',
      '0/1',
    ]);
  });

  test('need no bay once they have ended', () => {
    const jobs = {
      gone: job('9', '09:00', '10:00'),
      later: job('9', '11:00', '12:00'),
      shut: job('1', '09:00', '10:00'),
    };
    const closures = { lift_1: { bay: '1', from: at('09:00'), to: at('12:00') } };
    expect(columnsOf(plan({ jobs, closures, now: at('09:59') }))).toEqual({
      missing: ['gone 09:00-10:00', 'shut 09:00-10:00', 'later 11:00-12:00'],
      1: [],
      2: [],
    });
    const ended = plan({ jobs, closures, now: at('10:00') });
    expect(columnsOf(ended)).toEqual({
      missing: ['later 11:00-12:00'],
      former: ['gone 09:00-10:00'],
      1: ['shut 09:00-10:00'],
      2: [],
    });
    expect(ended.counts).toMatchObject({ booked: 1, done: 2 });
    expect(nextBayChange({ jobs }, at('09:59'))).toEqual(at('10:00'));
  });

  test('are counted by how far their visits have come', () => {
    const visit = (claimId: string, change: Partial<Booking>) =>
      ({
        claimId,
        status: 'pending',
        stage: 'expected',
        service: { name: 'Wax' },
        slot: { endsAt: at('10:00') },
        ...change,
      }) as Booking;
    const bookings = [
      visit('expected', {}),
      visit('here', { stage: 'arrived' }),
      visit('late', { status: 'completed', stage: 'washing' }),
      visit('ready', { stage: 'ready' }),
      visit('collected', { status: 'completed', stage: 'collected' }),
      visit('missed', { status: 'no_show' }),
      visit('unseen', { status: 'completed', isUnseen: true }),
    ];
    const jobs = Object.fromEntries(
      bookings.map(({ claimId }) => [claimId, job('1', '09:00', '10:00')]),
    );
    const planned = plan({ jobs, bookings, now: at('09:30') });
    expect(planned.counts).toMatchObject({
      booked: 1,
      arrived: 1,
      washing: 1,
      ready: 1,
      unseen: 1,
      done: 2,
    });
  });

  test('disappear when their hold expires, and the plan knows when that is', () => {
    const jobs = { held: job('1', '11:00', '12:00', { heldUntil: at('09:10') }) };
    expect(plan({ jobs, now: at('09:09') }).counts).toMatchObject({ held: 1, booked: 0 });
    expect(nextBayChange({ jobs }, at('09:09'))).toEqual(at('09:10'));
    expect(columnsOf(plan({ jobs, now: at('09:10') }))).toEqual({ 1: [], 2: [] });
    expect(nextBayChange({ jobs }, at('09:10'))).toBeNull();
  });

  test('are on both days if they last over midnight', () => {
    const night = { ...job('1', '23:30', '23:59'), to: at('00:30', '2030-01-16') };
    const planned = plan({ jobs: { night } });
    expect(span(planned)).toBe('09:00-00:00');
    const evening = { ...night, from: at('23:30', '2030-01-14'), to: at('00:30') };
    expect(span(plan({ jobs: { evening } }))).toBe('00:00-12:00');
  });

  test('are not on the day on which only their clean-up is', () => {
    const evening = {
      ...job('1', '23:00', '23:59'),
      from: at('23:00', '2030-01-14'),
      to: at('00:00'),
    };
    const planned = plan({ jobs: { evening } });
    expect(columnsOf(planned)).toEqual({ 1: [], 2: [] });
    expect(planned.counts).toMatchObject({ booked: 0, done: 0 });
  });
});

describe('times in the plan', () => {
  test('are full hours around all content, and the whole day when there is none', () => {
    expect(span(plan({}))).toBe('09:00-12:00');
    expect(span(plan({ jobs: { late: job('1', '12:15', '12:45') } }))).toBe('09:00-13:00');
    expect(span(plan({ starts: { wax: { '08:30': 30 } } }))).toBe('08:00-12:00');
    expect(span(plan({ hours: closedWeek }))).toBe('00:00-00:00');
    expect(plan({}).hours.map(({ time }) => time)).toEqual(['09:00', '10:00', '11:00']);
  });

  test('are shut during breaks and outside the opening hours', () => {
    const periods = [
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '15:00' },
    ];
    const hours = Array.from({ length: 7 }, () => ({ periods }));
    const jobs = { early: job('1', '08:10', '08:40') };
    expect(plan({ hours, jobs }).shut.map(span)).toEqual(['08:00-09:00', '12:00-13:00']);
    // A period that opened the evening before lasts until it closes.
    const nights = week('22:00', '02:00');
    expect(plan({ hours: nights }).shut.map(span)).toEqual(['02:00-22:00']);
  });

  test('are closed in the bay of a closure, with its note', () => {
    const closures = { lift_1: { bay: '1', from: at('10:00'), to: at('12:00') } };
    const [first, second] = plan({ closures }).columns;
    expect(first?.closures.map((each) => `${span(each)} ${each.note}`)).toEqual([
      '10:00-12:00 The lift is broken',
    ]);
    expect(second?.closures).toEqual([]);
    expect(plan({ closures }).closedBays).toBe(1);
  });
});

describe('starts that can be sold', () => {
  const starts = { wax: { '09:00': 60, '09:30': 60, '11:00': 60 }, foam: { '09:10': 20 } };

  test('are one offer if they are close together, which ends at the next start or the next obstacle', () => {
    const jobs = { a: job('1', '10:15', '10:45') };
    expect(offersOf(plan({ starts, jobs }))).toEqual([
      ['09:00-10:00 2', '11:00-12:00 1'],
      ['09:00-09:30 2', '09:30-10:30 1', '11:00-12:00 1'],
    ]);
  });

  test('have not begun, and are neither held nor closed', () => {
    const given = {
      starts: { wax: { '09:00': 60, '10:00': 60 } },
      closed: { foam: { '11:00': 30 } },
    };
    const jobs = { held: job('1', '10:00', '11:00', { heldUntil: at('09:20') }) };
    expect(offersOf(plan({ ...given, jobs, now: at('09:00') }))).toEqual([[], ['10:00-11:00 1']]);
    expect(plan({ ...given, now: at('09:00') }).hours.map(({ slots }) => slots.length)).toEqual([
      1, 1, 1,
    ]);
  });

  test('are counted beside booked ones: starts and jobs', () => {
    const jobs = {
      a: job('1', '09:00', '10:00'),
      b: job('2', '09:00', '10:00'),
      c: job('1', '11:00', '12:00', { heldUntil: at('09:00') }),
    };
    const closed = { foam: { '11:00': 30 } };
    expect(plan({ starts, closed, jobs, now: at('08:00') }).counts).toMatchObject({
      open: 1,
      booked: 2,
      held: 1,
      canceled: 1,
    });
  });
});

describe('the agenda on a phone', () => {
  const jobs = {
    done: job('1', '09:00', '09:30'),
    now: job('2', '09:30', '10:30'),
    next: job('1', '10:40', '11:00'),
  };
  const planned = plan({ jobs, starts: { wax: { '09:00': 30, '09:30': 60, '10:40': 20 } } });
  const listed = (hours: ReturnType<typeof agendaOf>['over']) =>
    hours.map(
      ({ time, slots, entries }) =>
        `${time} ${slots.length} ${entries.map(({ job: { claimId }, where }) => `${claimId} ${where}`)}`,
    );

  test('begins today with the current jobs', () => {
    const { over, rest } = agendaOf(planned, at('10:05'));
    expect(listed(over)).toEqual(['09:00 2 done Bay 1']);
    expect(listed(rest)).toEqual(['09:00 0 now Bay 2', '10:00 1 next Bay 1']);
  });

  test('contains every hour of another day', () => {
    const { over, rest } = agendaOf(planned, null);
    expect(over).toEqual([]);
    expect(listed(rest)).toEqual(['09:00 2 done Bay 1,now Bay 2', '10:00 1 next Bay 1']);
  });
});

describe('the timeline', () => {
  const hoursOn = (_id: string, timeZone: string, hours = closedWeek) =>
    plan({ _id, date: _id, timeZone, hours }).hours.map(({ time }) => time);

  test.each([
    ['an ordinary day', '2026-10-24', 'Europe/Berlin', 24],
    ['the day that the clocks go forward', '2026-03-29', 'Europe/Berlin', 23],
    ['the day that the clocks go back', '2026-10-25', 'Europe/Berlin', 25],
    ['the day that the clocks go back in New York', '2026-11-01', 'America/New_York', 25],
    ['the day that the clocks go back by half an hour', '2026-04-05', 'Australia/Lord_Howe', 25],
  ])('of %s has its hours, each once', (_which, date, zone, count) => {
    const times = hoursOn(date, zone);
    expect(times).toHaveLength(count);
    expect(new Set(times).size).toBe(count);
  });

  test('says which hour is the first and which the second', () => {
    const hours = hoursOn('2026-10-25', 'Europe/Berlin');
    expect(hours.slice(1, 5)).toEqual(['01:00', '02:00 (first)', '02:00 (second)', '03:00']);
    expect(hoursOn('2026-03-29', 'Europe/Berlin').slice(1, 3)).toEqual(['01:00', '03:00']);
  });

  test('names the night of the hours after midnight', () => {
    const shown = plan({ hours: week('22:00', '02:00') }).hours;
    expect(shown.filter(({ night }) => night !== null).map(({ time }) => time)).toEqual([
      '00:00',
      '01:00',
    ]);
  });
});
