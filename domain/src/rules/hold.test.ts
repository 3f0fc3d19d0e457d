import { expect, test } from 'vitest';
import { holdEnd } from './hold.ts';

test('a hold lasts a quarter of an hour', () => {
  expect(holdEnd(new Date('2026-03-01T23:50:00Z'))).toEqual(new Date('2026-03-02T00:05:00Z'));
});
