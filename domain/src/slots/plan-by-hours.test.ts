import { describe, expect, test } from 'vitest';
import { emptyDay, withJobs, withStarts } from '../days/changed-day.ts';
import type { Day } from '../days/day.ts';
import type { OpeningHours } from '../settings/opening-hours.ts';
import {
  bookedOutsideHours,
  type HoursPlan,
  planDayByHours,
  startsByHours,
} from './plan-by-hours.ts';

const timeZone = 'Europe/Berlin';
const date = '2026-06-01';
const at = (time: string) => new Date(`${date}T${time}:00+02:00`);

const open = (...periods: [opens: string, closes: string][]): OpeningHours => ({
  hours: Array.from({ length: 7 }, () => ({
    periods: periods.map(([opens, closes]) => ({ opens, closes })),
  })),
  exceptions: [],
});

const wash = { _id: 'wash', duration: 60, startsEvery: 30 };
const plan = (change: Partial<HoursPlan> = {}): HoursPlan => ({
  services: [wash],
  hours: open(['09:00', '11:00']),
  timeZone,
  now: at('00:00'),
  ...change,
});

const bay = { _id: '1', name: '1', kind: 'bay' as const, services: null, cleanUp: 0 };
const empty = emptyDay(date, [bay], new Date(0));

/** The day as the plan leaves it. */
function made(day: Day, change: Partial<HoursPlan> = {}): Day {
  const { added, changed, removed } = planDayByHours(day, plan(change));
  return withStarts(day, startsByHours([...added, ...changed], removed));
}

const timesOf = (day: Day, serviceId = 'wash') => Object.keys(day.starts[serviceId] ?? {}).sort();

const job = (startTime: string, heldUntil: Date | null, claimId = 'c') => ({
  claimId,
  job: {
    bay: '1',
    slotId: `wash_${date}_${startTime.replace(':', '')}`,
    from: at(startTime),
    to: new Date(at(startTime).getTime() + 3_600_000),
    heldUntil,
  },
});

const byHand = (startTime: string, becomes: 'offered' | 'closed' = 'offered') => ({
  serviceId: 'wash',
  date,
  startTime,
  minutes: 60,
  becomes,
});

test('a day gets the starts that fit between opening and closing, each once', () => {
  const day = made(empty);
  expect(day.starts).toEqual({ wash: { '09:00': 60, '09:30': 60, '10:00': 60 } });
  expect(planDayByHours(day, plan())).toEqual({
    added: [],
    changed: [],
    removed: [],
    isPartial: false,
  });
});

test('starts that have begun are neither added nor removed', () => {
  expect(timesOf(made(empty, { now: at('09:30') }))).toEqual(['10:00']);
  expect(timesOf(made(made(empty), { now: at('09:45'), hours: open() }))).toEqual([
    '09:00',
    '09:30',
  ]);
});

test('starts overlap those made by hand, and each other', () => {
  const withHandmade = withStarts(empty, [byHand('09:15')]);
  expect(timesOf(made(withHandmade))).toEqual(['09:00', '09:15', '09:30', '10:00']);
});

describe('other hours', () => {
  const later = { hours: open(['09:30', '11:30']) };

  test('add and remove starts', () => {
    expect(timesOf(made(made(empty), later))).toEqual(['09:30', '10:00', '10:30']);
    expect(made(made(empty), { hours: open() }).byHours).toEqual({});
  });

  test('leave starts made by hand, before and after', () => {
    const day = made(withStarts(empty, [byHand('07:00'), byHand('09:00')]));
    expect(timesOf(made(day, later))).toEqual(['07:00', '09:00', '09:30', '10:00', '10:30']);
  });

  test('leave closed starts alone, and remove them once they are opened again', () => {
    const day = withStarts(made(empty), [byHand('09:00', 'closed')]);
    expect(timesOf(made(day))).toEqual(['09:30', '10:00']);
    const moved = made(day, later);
    expect(moved.closed).toEqual({ wash: { '09:00': 60 } });
    const reopened = withStarts(moved, [byHand('09:00')]);
    expect(timesOf(made(reopened, later))).not.toContain('09:00');
  });

  test('remove the start of a booking but not the booking, and can bring the start back', () => {
    const day = withJobs(made(empty), [job('09:00', null)]);
    const moved = made(day, later);
    expect(timesOf(moved)).not.toContain('09:00');
    expect(moved.jobs).toEqual(day.jobs);
    expect(timesOf(made(moved))).toContain('09:00');
  });

  test('keep a start while a customer pays for it', () => {
    const day = withJobs(made(empty), [job('09:00', at('08:00'))]);
    expect(planDayByHours(day, plan(later))).toMatchObject({ isPartial: true });
    expect(timesOf(made(day, later))).toEqual(['09:00', '09:30', '10:00', '10:30']);
  });

  test('remove a start whose hold has ended', () => {
    const day = withJobs(made(empty), [job('09:00', at('08:00'))]);
    const ended = { ...later, now: at('08:03') };
    expect(planDayByHours(day, plan(ended))).toMatchObject({ isPartial: false });
    expect(timesOf(made(day, ended))).toEqual(['09:30', '10:00', '10:30']);
  });
});

test('starts made by hand stay', () => {
  const day = made(withStarts(empty, [byHand('07:00'), byHand('09:00')]));
  expect(timesOf(day)).toEqual(['07:00', '09:00', '09:30', '10:00']);
  expect(day.byHours).toEqual({ wash: ['09:30', '10:00'] });
});

test('a service that takes longer changes its starts', () => {
  const longer = { services: [{ ...wash, duration: 90 }] };
  const { changed, removed } = planDayByHours(made(empty), plan(longer));
  expect(changed.map(({ startTime, endsAt }) => [startTime, endsAt])).toEqual([
    ['09:00', at('10:30')],
    ['09:30', at('11:00')],
  ]);
  expect(removed.map(({ startTime }) => startTime)).toEqual(['10:00']);
});

test.each([
  ['by hand from now on: what is there stays', [{ ...wash, startsEvery: null }], 3],
  ['deleted: nothing is left', [], 0],
])('a service that no longer follows the hours: %s', (_what, services, left) => {
  expect(timesOf(made(made(empty), { services }))).toHaveLength(left);
});

test('hours that opened the evening before count until they close', () => {
  const night = { hours: open(['22:00', '01:30']) };
  const day = made(empty, night);
  expect(timesOf(day)).toEqual(['00:30', '22:00', '22:30', '23:00', '23:30']);
  expect(made(empty, { ...night, now: at('00:00') }).starts).toEqual(day.starts);
});

describe('days on which the clocks change', () => {
  const on = (day: string, hours: OpeningHours) =>
    timesOf(made(emptyDay(day, [bay], new Date(0)), { hours, now: new Date(0) }));

  test('an hour that is skipped has no starts', () => {
    expect(on('2026-03-29', open(['01:00', '05:00']))).toEqual([
      '01:00',
      '01:30',
      '03:00',
      '03:30',
      '04:00',
    ]);
  });

  test('an hour that comes twice has its starts once', () => {
    expect(on('2026-10-25', open(['01:00', '04:00']))).toEqual([
      '01:00',
      '01:30',
      '02:00',
      '02:30',
      '03:00',
    ]);
  });
});

test('a closed day closes its own night, and leaves that of the evening before', () => {
  const closed = { from: date, to: date, periods: [], note: '' };
  const hours = { ...open(['18:00', '02:00']), exceptions: [closed] };
  const night = emptyDay(date, [bay], new Date(0));
  expect(timesOf(made(night, { hours, now: new Date(0) }))).toEqual(['00:00', '00:30', '01:00']);
  const after = emptyDay('2026-06-02', [bay], new Date(0));
  expect(timesOf(made(after, { hours }))[0]).toBe('18:00');
  const byHandOnly = [{ ...wash, startsEvery: null }];
  const booked = withJobs(night, [job('01:30', null, 'too long'), job('02:00', null, 'closed')]);
  const plans = plan({ hours, services: byHandOnly });
  expect(bookedOutsideHours([booked], plans)).toEqual(['closed']);
});

test('bookings while the business is closed are found', () => {
  const day = withJobs(made(empty), [
    job('09:00', null, 'in time'),
    job('10:30', null, 'too long'),
    job('12:00', null, 'too late'),
    job('13:00', at('12:00'), 'held'),
  ]);
  expect(bookedOutsideHours([day], plan())).toEqual(['too long', 'too late']);
  expect(bookedOutsideHours([day], plan({ now: at('11:00') }))).toEqual(['too late']);
  const byHandOnly = plan({ services: [{ ...wash, startsEvery: null }] });
  expect(bookedOutsideHours([day], byHandOnly)).toEqual([]);
  const closed = { from: date, to: date, periods: [], note: '' };
  const hours = { ...byHandOnly.hours, exceptions: [closed] };
  expect(bookedOutsideHours([day], { ...byHandOnly, hours })).toEqual([
    'in time',
    'too long',
    'too late',
  ]);
});
