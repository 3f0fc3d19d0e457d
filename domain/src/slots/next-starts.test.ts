import { expect, test } from 'vitest';
import type { Bay } from '../days/bay.ts';
import { emptyDay, withJobs, withStarts } from '../days/changed-day.ts';
import type { Day } from '../days/day.ts';
import { nextStarts } from './next-starts.ts';
import { slotId } from './slot-id.ts';

const timeZone = 'UTC';
const now = new Date('2026-03-01T00:00Z');
const bay = (_id: string): Bay => ({ _id, name: _id, kind: 'bay', services: null, cleanUp: 0 });
const at = (date: string, time: string) => new Date(`${date}T${time}:00Z`);

/** A day on which a wash of an hour is offered at these times. */
const offering = (date: string, times: string[], bays = [bay('1')], minutes = 60): Day =>
  withStarts(
    emptyDay(date, bays, now),
    times.map((startTime) => ({ serviceId: 'wash', date, startTime, minutes, becomes: 'offered' })),
  );

const job = (claimId: string, date: string, startTime: string, bayId: string) => {
  const from = at(date, startTime);
  return {
    claimId,
    job: {
      bay: bayId,
      slotId: slotId('wash', date, startTime),
      from,
      to: new Date(from.getTime() + 3_600_000),
      heldUntil: null,
    },
  };
};

const hours = { hours: [], exceptions: [] };

const startsOf = (claimIds: string[], days: Day[], view: object = {}) =>
  [...nextStarts(claimIds, days, { timeZone, now, hours, ...view }).values()].map(
    (start) => start && `${start.date} ${start.startTime}`,
  );

test('a displaced booking is offered the next start not before its own, if need be on a later day', () => {
  const days = [
    withJobs(offering('2026-03-02', ['09:00', '10:00', '11:00']), [
      job('gone', '2026-03-02', '10:00', 'old'),
      job('other', '2026-03-02', '10:00', '1'),
    ]),
    offering('2026-03-03', ['08:00']),
  ];
  expect(startsOf(['gone'], days)).toEqual(['2026-03-02 11:00']);
  const full = withJobs(days[0] as Day, [job('late', '2026-03-02', '11:00', '1')]);
  expect(startsOf(['gone'], [full, days[1] as Day])).toEqual(['2026-03-03 08:00']);
  expect(startsOf(['gone'], [full])).toEqual([null]);
});

test('a booking that must go elsewhere is not offered its own start', () => {
  const day = withJobs(offering('2026-03-02', ['10:00', '11:00'], [bay('1'), bay('2')]), [
    job('early', '2026-03-02', '10:00', '1'),
  ]);
  const next = (isElsewhere: boolean) =>
    nextStarts(['early'], [day], { timeZone, now, hours, isElsewhere }).get('early')?.startTime;
  expect(next(false)).toBe('10:00');
  expect(next(true)).toBe('11:00');
});

test('a closed day is no way out, except for another bay at the same time', () => {
  const days = [
    withJobs(offering('2026-03-02', ['10:00', '11:00']), [job('a', '2026-03-02', '10:00', '1')]),
    offering('2026-03-03', ['09:00']),
    offering('2026-03-04', ['12:00']),
  ];
  const closed = { from: '2026-03-02', to: '2026-03-03', periods: [], note: '' };
  const view = { hours: { hours: [], exceptions: [closed] } };
  expect(startsOf(['a'], days, view)).toEqual(['2026-03-02 10:00']);
  expect(startsOf(['a'], days, { ...view, isElsewhere: true })).toEqual(['2026-03-04 12:00']);
});

test('the night before a closed day is a way out, the night after it is not', () => {
  const displaced = withJobs(offering('2026-03-02', ['22:00']), [
    job('a', '2026-03-02', '22:00', 'old'),
    job('b', '2026-03-02', '22:00', '1'),
  ]);
  const days = [
    displaced,
    offering('2026-03-03', ['01:00', '22:00']),
    offering('2026-03-04', ['01:00', '22:00']),
  ];
  const hours = {
    hours: Array(7).fill({ periods: [{ opens: '18:00', closes: '03:00' }] }),
    exceptions: [{ from: '2026-03-03', to: '2026-03-03', periods: [], note: '' }],
  };
  expect(startsOf(['a'], days, { hours })).toEqual(['2026-03-03 01:00']);
  const [, full = displaced, last = displaced] = days;
  const taken = withJobs(full, [job('c', '2026-03-03', '01:00', '1')]);
  expect(startsOf(['a'], [displaced, taken, last], { hours })).toEqual(['2026-03-04 22:00']);
});

test('two bookings are never offered the same last bay', () => {
  const day = withJobs(offering('2026-03-02', ['10:00', '11:00', '12:00'], [bay('1'), bay('2')]), [
    job('a', '2026-03-02', '10:00', 'x'),
    job('b', '2026-03-02', '10:00', 'y'),
    job('c', '2026-03-02', '10:00', 'z'),
    job('stays', '2026-03-02', '11:00', '1'),
  ]);
  expect(startsOf(['a', 'b', 'c'], [day])).toEqual([
    '2026-03-02 10:00',
    '2026-03-02 10:00',
    '2026-03-02 11:00',
  ]);
});

test("a booking's own job does not block its next start", () => {
  const closed = {
    x: { bay: '1', from: at('2026-03-02', '10:00'), to: at('2026-03-02', '10:30') },
  };
  const day = {
    ...withJobs(offering('2026-03-02', ['10:00', '10:30', '11:00', '11:30']), [
      job('a', '2026-03-02', '10:00', '1'),
    ]),
    closures: closed,
  };
  expect(startsOf(['a'], [day])).toEqual(['2026-03-02 10:30']);
});

test('a start that reaches over midnight needs the bay on the next day too', () => {
  const days = [
    withJobs(offering('2026-03-02', ['22:00', '23:30']), [
      job('a', '2026-03-02', '22:00', 'old'),
      job('b', '2026-03-02', '22:00', '1'),
    ]),
    withJobs(offering('2026-03-03', ['00:00', '01:00']), [job('c', '2026-03-03', '00:00', '1')]),
  ];
  expect(startsOf(['a'], days)).toEqual(['2026-03-03 01:00']);
});

test('an unknown booking is offered nothing', () => {
  expect(startsOf(['nobody'], [offering('2026-03-02', ['10:00'])])).toEqual([]);
});
