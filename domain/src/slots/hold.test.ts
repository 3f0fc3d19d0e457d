import { expect, test } from 'vitest';
import { holdEnd, holdStillBlocks, renewedHoldEnd, takenOverHoldEnd } from './hold.ts';

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
])('who comes back when %s', (_case, heldUntil, minute, renewed) => {
  const hold = { createdAt, expiresAt: at(heldUntil) };
  expect(renewedHoldEnd(hold, at(minute))).toEqual(renewed === null ? null : at(renewed));
});

test.each([
  ['much is left', 15, 3, 15],
  ['five minutes are left', 15, 10, 15],
  ['little is left', 15, 14, 19],
  ['little is left of a hold that was renewed', 25, 24, 29],
  ['little is left of a hold that was taken over', 5, 4, 5],
])('who tries again after a declined card when %s', (_case, heldUntil, minute, until) => {
  const hold = { createdAt, expiresAt: at(heldUntil) };
  expect(takenOverHoldEnd(hold, at(minute))).toEqual(at(until));
});

test.each([
  ['much of five minutes is left', 5, 5, 3, 5],
  ['little of five minutes is left', 5, 5, 3.4, 8.4],
  ['little of an hour is left, when the card page may be gone', 60, 60, 56, null],
  ['much of an hour is left, while the card page works', 60, 60, 29.9, 60],
  ['much of an hour is left, when the card page may be gone', 60, 60, 30, null],
  ['it was taken over from one of five minutes', 5, 4.9, 4, 4.9],
])('who comes back when %s', (_case, holdMinutes, heldUntil, minute, renewed) => {
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
