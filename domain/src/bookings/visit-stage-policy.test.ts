import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../settings/default-settings.ts';
import { visitStages } from './visit-stage.ts';
import {
  endOfJobLeftAt,
  hasBegunAt,
  hasVisitDayCome,
  lateFrom,
  leavesBay,
  mayChangeStage,
  stageAfter,
} from './visit-stage-policy.ts';

const startsAt = new Date('2031-03-10T04:00:00Z');
const minutesLater = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);
const booking = {
  status: 'pending',
  stage: 'arrived',
  slot: { date: '2031-03-10', startsAt },
} as const;

/** Every evening from 18:00 to 03:00. */
const night = { periods: [{ opens: '18:00', closes: '03:00' }] };
const hours = { ...defaultSettings, hours: Array.from({ length: 7 }, () => night) };
const zoned = { hours, timeZone: 'UTC' };

test('each stage leads to the next one', () => {
  expect(visitStages.map(stageAfter)).toEqual(['arrived', 'washing', 'ready', 'collected', null]);
});

test('a car that is ready is out of the bay', () => {
  expect(visitStages.filter(leavesBay)).toEqual(['ready', 'collected']);
});

test('a visit has begun when its car is washed, not when it has come', () => {
  expect(visitStages.filter(hasBegunAt)).toEqual(['washing', 'ready', 'collected']);
});

describe('the staff says how far a visit has come', () => {
  const cases = [
    ['the next stage', {}, 'washing', 'possible'],
    ['a later stage', {}, 'collected', 'possible'],
    ['an earlier stage, to undo a tap', {}, 'expected', 'possible'],
    ['the same stage again', {}, 'arrived', 'there_already'],
    ['a cancelled visit', { status: 'cancelled' }, 'washing', 'cancelled'],
    ['a missed visit', { status: 'no_show' }, 'washing', 'missed'],
    ['a completed visit that is collected late', { status: 'completed' }, 'collected', 'possible'],
  ] as const;
  test.each(cases)('%s', (_case, change, to, verdict) => {
    expect(mayChangeStage({ ...booking, ...change }, to, true)).toBe(verdict);
  });

  test.each([
    ['the day before', '04:00', '2031-03-09T23:59', 'too_early'],
    ['its day', '04:00', '2031-03-10T00:00', 'possible'],
    ['the day after', '04:00', '2031-03-11T00:00', 'possible'],
    ['the evening before, if it is of its night', '00:15', '2031-03-09T23:50', 'possible'],
    ['the night before, if it is of the next one', '00:15', '2031-03-08T23:50', 'too_early'],
    ['the evening before, if the night is over by then', '03:00', '2031-03-09T23:50', 'too_early'],
    [
      'its date, while the night of the evening before goes on',
      '04:00',
      '2031-03-10T01:00',
      'possible',
    ],
  ] as const)('on %s', (_when, time, now, verdict) => {
    const slot = { date: '2031-03-10', startsAt: new Date(`2031-03-10T${time}Z`) };
    const hasDayCome = hasVisitDayCome(slot, new Date(`${now}Z`), zoned);
    expect(mayChangeStage(booking, 'ready', hasDayCome)).toBe(verdict);
  });
});

describe('a car is late', () => {
  const expected = { ...booking, stage: 'expected' } as const;

  test('when the grace time has passed', () => {
    expect(lateFrom(expected, { graceMinutes: 15 })).toEqual(minutesLater(15));
  });

  test('unless it has come, or is not expected any more', () => {
    expect(lateFrom(booking, { graceMinutes: 15 })).toBeNull();
    expect(lateFrom({ ...expected, status: 'no_show' }, { graceMinutes: 15 })).toBeNull();
    expect(lateFrom({ ...expected, status: 'cancelled' }, { graceMinutes: 15 })).toBeNull();
  });
});

describe('a bay that is left', () => {
  const job = { from: startsAt, to: minutesLater(60) };

  test.each([
    ['early, ends its job then', 20, 20],
    ['within a minute, ends its job at its beginning', 20.5, 20],
    ['in its first minute, keeps that', 0.5, 1],
    ['late, keeps its end', 75, 60],
  ])('%s', (_case, leftAfter, endsAfter) => {
    expect(endOfJobLeftAt(job, minutesLater(leftAfter))).toEqual(minutesLater(endsAfter));
  });
});
