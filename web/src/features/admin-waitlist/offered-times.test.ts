import { describe, expect, test } from 'vitest';
import { offerChoices, proposedTime } from './offered-times';

const at = (startTime: string) => ({
  _id: `wax_${startTime}`,
  startTime,
  startsAt: new Date(`2026-03-02T${startTime}:00Z`),
});
const [nine, ten, noon] = [at('09:00'), at('10:00'), at('12:00')];

describe('the proposed time', () => {
  test.each([
    ['the first one where any suits', { from: '00:00', until: '23:59' }, nine],
    ['the first one within the hours that were asked for', { from: '09:30', until: '12:00' }, ten],
    ['the last start that suits', { from: '12:00', until: '12:00' }, noon],
    ['the first one where none suits', { from: '13:00', until: '15:00' }, nine],
  ])('is %s', (_case, wanted, time) => {
    expect(proposedTime([nine, ten, noon], wanted)).toBe(time);
  });

  test('is none where none is free', () => {
    expect(proposedTime([], { from: '00:00', until: '23:59' })).toBeNull();
  });
});

describe('the times to choose from', () => {
  test('are the free ones', () => {
    expect(offerChoices([nine, ten], null)).toEqual([nine, ten]);
    expect(offerChoices([nine, ten], ten)).toEqual([nine, ten]);
  });

  test('include a chosen one that is taken meanwhile', () => {
    expect(offerChoices([nine, noon], ten)).toEqual([nine, ten, noon]);
  });
});
