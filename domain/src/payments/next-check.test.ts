import { describe, expect, test } from 'vitest';
import { nextCheckAfterFailure, nextCheckAfterSilence, nextCheckWhileHeld } from './next-check.ts';

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

  test('and never after that', () => {
    expect(nextCheckWhileHeld({ createdAt, expiresAt: at(15) }, at(16))).toBeNull();
  });
});

test('a silent provider is asked again after five minutes', () => {
  expect(nextCheckAfterSilence(createdAt)).toEqual(at(5));
});
