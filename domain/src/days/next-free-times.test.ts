import { expect, test } from 'vitest';
import type { Bay } from './bay.ts';
import { emptyDay } from './changed-day.ts';
import type { Day } from './day.ts';
import { nextFreeTimes } from './next-free-times.ts';

const at = (time: string) => new Date(`2030-01-15T${time}:00Z`);
const now = at('10:00');
const bay: Bay = { _id: '1', name: 'Bay 1', kind: 'bay', services: null, cleanUp: 10 };
const job = (from: string, to: string, heldUntil: Date | null = null) => ({
  bay: '1',
  slotId: 'wax_2030-01-15_1030',
  from: at(from),
  to: at(to),
  heldUntil,
});
const closed = (from: string, to: string) => ({ bay: '1', from: at(from), to: at(to) });
const clock = (moment: Date | null) => moment && moment.toISOString().slice(11, 16);

test.each<[string, Partial<Day>, string, string | null]>([
  ['without anything to come', {}, '10:00', null],
  [
    'until the clean-up before the next job',
    { jobs: { a: job('11:00', '12:00') } },
    '10:00',
    '10:50',
  ],
  ['after a job and its clean-up', { jobs: { a: job('09:30', '10:30') } }, '10:40', null],
  [
    'after jobs that follow each other',
    { jobs: { b: job('10:45', '11:00'), a: job('09:30', '10:30') } },
    '11:10',
    null,
  ],
  [
    'after a closure, until the next job',
    { closures: { c: closed('09:00', '11:00') }, jobs: { a: job('12:00', '13:00') } },
    '11:00',
    '11:50',
  ],
  ['after a hold', { jobs: { a: job('10:00', '10:30', at('10:05')) } }, '10:40', null],
  [
    'in spite of a hold that has run out',
    { jobs: { a: job('10:00', '10:30', now) } },
    '10:00',
    null,
  ],
  [
    'whatever another bay does',
    { jobs: { a: { ...job('10:00', '11:00'), bay: '2' } } },
    '10:00',
    null,
  ],
])('a bay is free %s', (_case, change, from, until) => {
  const day = { ...emptyDay('2030-01-15', [bay], now), ...change };
  const [free] = nextFreeTimes('wax', day, now);
  expect([free?.bay._id, clock(free?.from ?? null), clock(free?.until ?? null)]).toEqual([
    '1',
    from,
    until,
  ]);
});

test('a bay that does not do the service has no free time', () => {
  const day = emptyDay('2030-01-15', [{ ...bay, services: ['foam'] }], now);
  expect(nextFreeTimes('wax', day, now)).toEqual([]);
});
