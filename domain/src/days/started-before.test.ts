import { expect, test } from 'vitest';
import { emptyDay } from './changed-day.ts';
import type { Job } from './day.ts';
import { startedBefore } from './started-before.ts';

const at = (time: string, day = '10') => new Date(`2031-03-${day}T${time}:00Z`);
const empty = emptyDay('2031-03-10', [], at('00:00'));
const job = (from: Date, to: Date): Job => ({
  bay: '1',
  slotId: 'wash_2031-03-09_2300',
  from,
  to,
  heldUntil: null,
});

test.each([
  ['lasts beyond midnight', job(at('23:30', '09'), at('00:30')), at('23:30', '09')],
  ['ends at midnight, with its clean-up after it', job(at('23:00', '09'), at('00:00')), null],
  ['begins at midnight', job(at('00:00'), at('01:00')), null],
])('a job that %s', (_case, only, start) => {
  expect(startedBefore({ ...empty, jobs: { only } }, 'UTC')).toEqual(start);
});

test('of several the first counts', () => {
  const jobs = {
    one: job(at('23:30', '09'), at('00:30')),
    other: job(at('22:00', '09'), at('00:10')),
  };
  expect(startedBefore({ ...empty, jobs }, 'UTC')).toEqual(at('22:00', '09'));
});
