import type { Bay } from '@carwash/domain/days/bay';
import { emptyDay } from '@carwash/domain/days/changed-day';
import type { Day } from '@carwash/domain/days/day';
import { describe, expect, test } from 'vitest';
import { percentOf, planWeek } from './week-plan';

const dates = ['2030-01-15', '2030-01-16'];
const [date = '', next = ''] = dates;
const at = (time: string, day = date) => new Date(`${day}T${time}:00Z`);

const bay = (_id: string, kind: Bay['kind'] = 'bay'): Bay => ({
  _id,
  name: `Bay ${_id}`,
  kind,
  services: null,
  cleanUp: 0,
});

const job = (of: string, from: Date, to: Date, heldUntil: Date | null = null) => ({
  bay: of,
  slotId: `wax_${from.toISOString().slice(0, 10)}_${from.toISOString().slice(11, 16).replace(':', '')}`,
  from,
  to,
  heldUntil,
});

const hours = {
  hours: Array.from({ length: 7 }, () => ({ periods: [{ opens: '09:00', closes: '19:00' }] })),
  exceptions: [{ from: next, to: next, periods: [], note: '' }],
};

const day = (change: Partial<Day>, of = date): Day => ({
  ...emptyDay(of, [bay('1'), bay('2')], at('00:00')),
  ...change,
});

const plan = (...days: Day[]) => planWeek({ days, dates, hours, timeZone: 'UTC' });
const loads = ({ rows }: ReturnType<typeof plan>) =>
  rows.map(({ bay: { name }, loads }) => [
    name,
    ...loads.map((load) => load && `${load.bookings}: ${load.busy}/${load.open}`),
  ]);

describe('utilization of a bay', () => {
  test('is its minutes of work in its open minutes, without holds and other bays', () => {
    const jobs = {
      a: job('1', at('09:00'), at('10:30')),
      b: job('1', at('12:00'), at('13:00')),
      c: job('1', at('15:00'), at('16:00'), at('14:00')),
      d: job('2', at('09:00'), at('09:30')),
      gone: job('9', at('09:00'), at('09:30')),
    };
    const planned = plan(day({ jobs }));
    expect(loads(planned)).toEqual([
      ['Bay 1', '2: 150/600', null],
      ['Bay 2', '1: 30/600', null],
    ]);
    // A booking without a bay counts as well.
    expect(planned.totals.map(({ bookings }) => bookings)).toEqual([4, 0]);
  });

  test('subtracts closures from its open minutes, each minute once', () => {
    const closures = {
      a: { bay: '1', from: at('10:00'), to: at('12:00') },
      b: { bay: '1', from: at('11:00'), to: at('13:00') },
      c: { bay: '1', from: at('00:00'), to: at('09:30') },
    };
    expect(loads(plan(day({ closures })))[0]).toEqual(['Bay 1', '0: 0/390', null]);
  });

  test('counts a job over midnight on both days, but its booking only on the first', () => {
    const night = { night: job('1', at('23:00'), at('01:00', next)) };
    const planned = plan(day({ jobs: night }), day({ jobs: night }, next));
    expect(loads(planned)[0]).toEqual(['Bay 1', '1: 60/600', '0: 60/0']);
  });

  test('is unknown on days before the bay existed; vans come after bays', () => {
    const bays = [bay('van', 'van'), bay('1'), bay('3')];
    const planned = plan(day({}), day({ bays }, next));
    expect(loads(planned)).toEqual([
      ['Bay 1', '0: 0/600', '0: 0/0'],
      ['Bay 2', '0: 0/600', null],
      ['Bay 3', null, '0: 0/0'],
      ['Bay van', null, '0: 0/0'],
    ]);
  });

  test('is unknown in a week in which nothing was ever planned', () => {
    expect(plan().rows).toEqual([]);
  });
});

test.each([
  [{ busy: 0, open: 600 }, 0],
  [{ busy: 200, open: 600 }, 33],
  [{ busy: 700, open: 600 }, 100],
  [{ busy: 30, open: 0 }, null],
])('%j is %s percent', (load, percent) => {
  expect(percentOf(load)).toBe(percent);
});
