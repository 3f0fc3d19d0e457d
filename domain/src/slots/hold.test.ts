import { expect, test } from 'vitest';
import { minuteMs } from '../time/durations.ts';
import {
  boundedHold,
  holdEnd,
  holdStillBlocks,
  isUsedUp,
  pauseEnd,
  renewedHoldEnd,
  type StartHold,
  takenOverHoldEnd,
  unansweredHoldEnd,
  withStartHold,
} from './hold.ts';

const createdAt = new Date('2026-03-01T23:50:00Z');
const at = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);

test.each([5, 15, 60])('a hold of %d minutes lasts as long', (minutes) => {
  expect(holdEnd(createdAt, minutes)).toEqual(at(minutes));
});

test.each([
  [14, true],
  [15, true],
  [16.9, true],
  [17, false],
])('a slot held until minute 15 is kept at minute %d: %s', (minute, kept) => {
  expect(holdStillBlocks(at(15), at(minute))).toBe(kept);
});

test.each([
  ['much is left', 15, 3, 15],
  ['five minutes are left', 15, 10, 15],
  ['little is left', 15, 10.1, 25.1],
  ['five seconds are left', 15, 14.9, 29.9],
  ['little is left of a hold that was renewed', 25, 21, null],
  ['much is left of a hold that was renewed', 25, 16, 25],
  ['little is left of a hold that was taken over', 5, 4, 5],
])('a customer who comes back when %s', (_case, heldUntil, minute, renewed) => {
  const hold = { createdAt, expiresAt: at(heldUntil), holdMinutes: 15 };
  expect(renewedHoldEnd(hold, at(minute))).toEqual(renewed === null ? null : at(renewed));
});

test.each([
  ['much is left', 15, 3, 15],
  ['five minutes are left', 15, 10, 15],
  ['little is left', 15, 14, 19],
  ['little is left of a hold that was renewed', 25, 24, 29],
  ['little is left of a hold that was taken over', 5, 4, 5],
])(
  'a customer who tries again after a declined card when %s',
  (_case, heldUntil, minute, until) => {
    const hold = { createdAt, expiresAt: at(heldUntil), holdMinutes: 15 };
    expect(takenOverHoldEnd(hold, at(minute))).toEqual(at(until));
  },
);

test.each([
  ['much of five minutes is left', 5, 5, 3, 5],
  ['little of five minutes is left', 5, 5, 3.4, 8.4],
  ['little of an hour is left, when the card page may be gone', 60, 60, 56, null],
  ['much of an hour is left, while the card page works', 60, 60, 29.9, 60],
  ['much of an hour is left, when the card page may be gone', 60, 60, 30, null],
  ['it was taken over from one of five minutes', 5, 4.9, 4, 4.9],
])('a customer who comes back when %s', (_case, holdMinutes, heldUntil, minute, renewed) => {
  const hold = { createdAt, expiresAt: at(heldUntil), holdMinutes };
  expect(renewedHoldEnd(hold, at(minute))).toEqual(renewed === null ? null : at(renewed));
});

test.each([5, 15, 60])(
  'time to pay is added to a declined payment of %d minutes only once',
  (holdMinutes) => {
    const declined = { createdAt, expiresAt: at(holdMinutes), holdMinutes };
    const again = at(holdMinutes - 0.5);
    const until = takenOverHoldEnd(declined, again);
    expect(until.getTime()).toBeGreaterThan(declined.expiresAt.getTime());
    const second = { createdAt: again, expiresAt: until, holdMinutes };
    expect(takenOverHoldEnd(second, until)).toEqual(until);
  },
);

/** A hold of minutes `from` to `until`, after `used` minutes of earlier ones. */
const startHold = (from: number, until: number, used: number): StartHold => ({
  from: at(from),
  until: at(until),
  usedMs: used * minuteMs,
});

const bounded = (earlier: StartHold | undefined, minute: number, startsAt = at(600)) =>
  boundedHold({ startsAt, minutes: 15, wanted: at(minute + 15) }, earlier, at(minute));

test.each<[string, StartHold | undefined, number, StartHold]>([
  ['the first hold lasts its whole time', undefined, 0, startHold(0, 15, 0)],
  ['a renewal adds one hold', startHold(0, 15, 0), 12, startHold(12, 27, 12)],
  [
    'a hold after the first has ended is the renewal',
    startHold(0, 15, 0),
    20,
    startHold(20, 35, 15),
  ],
  [
    'a hold given up early counts until the next one begins',
    startHold(0, 15, 0),
    2,
    startHold(2, 17, 2),
  ],
  ['little is left after two holds', startHold(12, 27, 12), 24, startHold(24, 30, 24)],
  ['nothing is left after both', startHold(15, 30, 15), 31, startHold(31, 31, 30)],
  [
    'all counts until others had ten minutes',
    startHold(15, 30, 15),
    39.9,
    startHold(39.9, 39.9, 30),
  ],
  ['then it begins anew', startHold(15, 30, 15), 40, startHold(40, 55, 0)],
])('%s', (_case, earlier, minute, expected) => {
  expect(bounded(earlier, minute)).toEqual(expected);
});

test('no hold outlasts the moment at which its visit can begin', () => {
  expect(bounded(undefined, 0, at(5)).until).toEqual(at(7));
  expect(bounded(undefined, 0, at(13)).until).toEqual(at(15));
});

test.each([
  [0, false],
  [25, false],
  [25.1, true],
  [30, true],
])('after %d minutes of two holds of 15 another one is refused: %s', (used, expected) => {
  expect(isUsedUp({ usedMs: used * minuteMs }, 15)).toBe(expected);
});

test('others have ten minutes after a hold', () => {
  expect(pauseEnd(startHold(0, 15, 0))).toEqual(at(25));
});

const heldStart = (slotId: string, until: number) => ({ slotId, ...startHold(0, until, 0) });

test.each([
  ['the first hold', [], []],
  ['a hold beside that of another start', [heldStart('ten', 15)], [heldStart('ten', 15)]],
  ['another hold of its start', [heldStart('nine', 15)], []],
  [
    'a hold beside one that ended less than ten minutes ago',
    [heldStart('ten', 10.1)],
    [heldStart('ten', 10.1)],
  ],
  ['a hold beside one that ended ten minutes ago', [heldStart('ten', 10)], []],
])('of the holds of a customer these stay beside the new one: %s', (_case, stored, kept) => {
  const hold = { slotId: 'nine', ...startHold(20, 35, 0) };
  expect(withStartHold(stored, hold)).toEqual([...kept, hold]);
});

test.each([
  [2, 15],
  [30, 43],
])('a bay that is kept for %d minutes after its hold is held until minute %d', (minutes, end) => {
  const until = unansweredHoldEnd(at(15), minutes);
  expect(until).toEqual(at(end));
  expect(holdStillBlocks(until, at(15 + minutes - 0.1))).toBe(true);
  expect(holdStillBlocks(until, at(15 + minutes))).toBe(false);
});
