import { expect, test } from 'vitest';
import { revenueTone } from './revenue-tone.ts';

test.each([
  [0, 0, 'usual'],
  [0, 10_000, 'usual'],
  [1499, 10_000, 'usual'],
  [1500, 10_000, 'strong'],
  [2999, 10_000, 'strong'],
  [3000, 10_000, 'leading'],
  [10_000, 10_000, 'leading'],
  // 0.3 is a little less than three tenths, and 0.15 than three twentieths.
  [3, 10, 'leading'],
  [3, 20, 'strong'],
  [332_999_999_999, 1_110_000_000_000, 'strong'],
  [333_000_000_000, 1_110_000_000_000, 'leading'],
])('%i of %i is %s', (revenueMinor, totalMinor, tone) => {
  expect(revenueTone(revenueMinor, totalMinor)).toBe(tone);
});
