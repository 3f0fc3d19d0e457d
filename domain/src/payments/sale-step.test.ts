import { expect, test } from 'vitest';
import type { Day, Job } from '../days/day.ts';
import { mayHoldUnproven } from './sale-step.ts';

const now = new Date('2026-03-02T04:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

/** Two bays from 09:00 to 15:00: 720 bay minutes, of which a third is 240. */
const bay = { kind: 'bay' as const, services: null, cleanUp: 0 };
const day = {
  bays: [
    { _id: 'one', name: 'One', ...bay },
    { _id: 'two', name: 'Two', ...bay },
  ],
  starts: { wash: { '09:00': 60, '10:00': 60 }, coating: { '11:00': 240 } },
};

const job = (length: number, change: Partial<Job> = {}): Job => ({
  bay: 'one',
  slotId: 'wash_2026-03-02_0900',
  from: minutes(60),
  to: minutes(60 + length),
  heldUntil: minutes(10),
  isUnproven: true,
  ...change,
});

const proven = ({ isUnproven: _isUnproven, ...rest }: Job): Job => rest;

test.each<[string, Day['jobs'], number, boolean]>([
  ['the first of the day, however long', {}, 600, true],
  ['up to a third', { a: job(180) }, 60, true],
  ['more than a third', { a: job(180) }, 61, false],
  ['beside two others', { a: job(120), b: job(120) }, 1, false],
  ['beside holds of proven customers', { a: proven(job(600)) }, 240, true],
  ['beside a hold that has ended', { a: job(600, { heldUntil: now }) }, 240, true],
  ['beside bookings', { a: proven(job(600, { heldUntil: null })) }, 240, true],
  ['in place of their own hold', { mine: job(240) }, 240, true],
])('unproven customers may hold minutes without paying: %s', (_case, jobs, length, expected) => {
  expect(mayHoldUnproven({ ...day, jobs }, length, now, 'mine')).toBe(expected);
});
