import { describe, expect, test } from 'vitest';
import {
  nextCheckAfterFailure,
  nextCheckAfterNoAnswer,
  nextCheckWhileHeld,
  nextRetry,
  type Occasion,
  queryWaitMs,
} from './provider-query-schedule.ts';

const createdAt = new Date('2026-03-01T09:00:00Z');

const at = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);

describe('a failed payment is checked again', () => {
  test.each([
    [0, 30],
    [16, 30],
    [30, 60],
    [59, 60],
    [60, 180],
    [200, 720],
    [721, 1440],
    [2000, 4320],
  ])('at an age of %i minutes, next at %i', (age, next) => {
    expect(nextCheckAfterFailure(createdAt, at(age))).toEqual(at(next));
  });

  test('but not after three days', () => {
    expect(nextCheckAfterFailure(createdAt, at(4320))).toBeNull();
  });
});

describe('a payment that holds a slot until minute 15 is checked', () => {
  test.each([
    [0, 4],
    [3.9, 4],
    [4, 14],
    [14, 15],
    [14.5, 15],
    [15, 16],
  ])('at minute %d next at minute %d', (minute, next) => {
    const hold = { createdAt, expiresAt: at(15) };
    expect(nextCheckWhileHeld(hold, at(minute))).toEqual(at(next));
  });

  test.each([
    [3, 0, 2],
    [3, 2, 3],
    [0.5, 0, 0.5],
  ])('or, until minute %d only, at minute %d next at minute %d', (end, minute, next) => {
    const hold = { createdAt, expiresAt: at(end) };
    expect(nextCheckWhileHeld(hold, at(minute))).toEqual(at(next));
  });

  test.each([
    [0, 4],
    [4, 19],
    [18.9, 19],
    [40, 49],
    [49, 59],
    [59, 60],
    [60, 61],
  ])('or, with an hour to pay, at minute %d next at minute %d', (minute, next) => {
    const hold = { createdAt, expiresAt: at(60) };
    expect(nextCheckWhileHeld(hold, at(minute))).toEqual(at(next));
  });

  test('and never after that', () => {
    expect(nextCheckWhileHeld({ createdAt, expiresAt: at(15) }, at(16))).toBeNull();
  });
});

const hour = 60;
const day = 24 * hour;

test.each([
  [0, 5],
  [3 * day - 1, 3 * day + 4],
  [3 * day, 4 * day],
  [33 * day - 1, 34 * day - 1],
])('without an answer, at minute %d it is asked again at minute %d', (minute, next) => {
  expect(nextCheckAfterNoAnswer(createdAt, at(minute))).toEqual(at(next));
});

test('without an answer for 33 days it is not asked any more', () => {
  expect(nextCheckAfterNoAnswer(createdAt, at(33 * day))).toBeNull();
});

test('what could not be settled is looked at after five minutes', () => {
  expect(nextRetry(at(1))).toEqual(at(6));
});

const now = new Date('2026-03-01T09:00:00Z');

const seconds = (n: number) => new Date(now.getTime() + n * 1000);

const pending = { status: 'pending' as const, expiresAt: seconds(600) };

const failed = { status: 'failed' as const, expiresAt: seconds(-600) };

const looked = (ago: number) => ({
  queriedAt: seconds(-ago),
  newsQueriedAt: null,
  status: 'pending' as const,
});

const heard = (ago: number) => ({ ...looked(ago), newsQueriedAt: seconds(-ago) });

type Case = [
  string,
  typeof pending | typeof failed,
  Occasion,
  Parameters<typeof queryWaitMs>[2],
  number,
];

test.each<Case>([
  ['nobody has asked yet', pending, 'news', null, 0],
  ['news after news', pending, 'news', heard(0), 5000],
  ['news a moment after news', pending, 'news', heard(2), 3000],
  ['news long after news', pending, 'news', heard(5), 0],
  ['news after a look', pending, 'news', looked(0), 0],
  [
    'news after news and a look',
    pending,
    'news',
    { ...looked(1), newsQueriedAt: seconds(-3) },
    2000,
  ],
  ['a look after a look', pending, 'look', looked(1), 4000],
  ['a look after news', pending, 'look', heard(1), 4000],
  ['it has failed since', failed, 'news', heard(1), 0],
  ['it had failed then too', failed, 'news', { ...heard(1), status: 'failed' }, 4000],
  ['its hold has ended since', { ...pending, expiresAt: now }, 'look', looked(1), 0],
  ['its hold had ended then too', { ...pending, expiresAt: seconds(-1) }, 'look', looked(1), 4000],
  ["another instance's clock is ahead", pending, 'look', looked(-1), 6000],
])('%s', (_case, payment, occasion, last, waitMs) => {
  expect(queryWaitMs(payment, occasion, last, now)).toBe(waitMs);
});
