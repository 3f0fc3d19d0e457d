import type { Bay } from '@carwash/domain/days/bay';
import type { Day, Job } from '@carwash/domain/days/day';
import { expect, test } from 'vitest';
import { dropTargets, nearestTarget, withDropped } from './drop-targets';

const date = '2030-01-15';
const at = (time: string) => new Date(`${date}T${time}:00Z`);
const now = at('08:00');

const bays = ['1', '2'].map(
  (_id): Bay => ({ _id, name: _id, kind: 'bay', services: null, cleanUp: 0 }),
);

const job = (bay: string, from: string, to: string, heldUntil: Date | null = null): Job => ({
  bay,
  slotId: `wax_${date}_${from.replace(':', '')}`,
  from: at(from),
  to: at(to),
  heldUntil,
});

const day = (jobs: Day['jobs'], change: Partial<Day> = {}): Day => ({
  _id: date,
  date,
  bays,
  starts: { wax: { '09:00': 30, '10:00': 30, '11:00': 30 }, foam: { '09:30': 30 } },
  closed: { wax: { '12:00': 30 } },
  byHours: {},
  serviceIds: ['foam', 'wax'],
  jobs,
  closures: {},
  visitChanges: 0,
  createdAt: now,
  ...change,
});

const named = (targets: ReturnType<typeof dropTargets>) =>
  targets.map(({ from, bay }) => `${from.toISOString().slice(11, 16)} ${bay}`);

const own = job('1', '10:00', '10:30');

test.each<[string, Day['jobs'], Date, string[]]>([
  [
    'any open start of its service, or another bay',
    {},
    now,
    ['09:00 1', '09:00 2', '11:00 1', '11:00 2', '10:00 2'],
  ],
  ['no start that has begun', {}, at('09:00'), ['11:00 1', '11:00 2', '10:00 2']],
  ['another bay although it has begun', {}, at('11:00'), ['10:00 2']],
  [
    'not beside another',
    { other: job('2', '10:15', '11:15') },
    now,
    ['09:00 1', '09:00 2', '11:00 1'],
  ],
  [
    'not where somebody pays',
    { held: job('2', '09:00', '09:30', at('08:10')) },
    now,
    ['09:00 1', '11:00 1', '11:00 2', '10:00 2'],
  ],
  [
    'where somebody did not pay',
    { held: job('2', '09:00', '09:30', at('07:50')) },
    now,
    ['09:00 1', '09:00 2', '11:00 1', '11:00 2', '10:00 2'],
  ],
])('the job can move to %s', (_name, others, moment, targets) => {
  expect(named(dropTargets(day({ own, ...others }), 'own', moment, 'UTC'))).toEqual(targets);
});

test('a job that is longer than its start needs a bay that is free for all of it', () => {
  const long = job('1', '10:00', '11:00');
  const jobs = { long, other: job('1', '11:30', '12:00'), second: job('2', '09:45', '11:00') };
  expect(named(dropTargets(day({ ...jobs }), 'long', now, 'UTC'))).toEqual(['09:00 1', '11:00 2']);
});

test('an unknown job has no targets', () => {
  expect(dropTargets(day({}), 'own', now, 'UTC')).toEqual([]);
  expect(withDropped(day({}), 'own', { slotId: 'x', bay: '1', from: now, to: now })).toEqual(
    day({}),
  );
});

test('the nearest target in the bay is chosen, if it is close enough', () => {
  const targets = dropTargets(day({ own }), 'own', now, 'UTC');
  const near = (bay: string, time: string) =>
    named([nearestTarget(targets, bay, at(time))].flatMap((t) => t ?? []));
  expect(near('2', '09:40')).toEqual(['10:00 2']);
  expect(near('1', '09:25')).toEqual(['09:00 1']);
  expect(near('1', '09:40')).toEqual([]);
  expect(near('3', '09:00')).toEqual([]);
});
