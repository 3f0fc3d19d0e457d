import { expect, test } from 'vitest';
import { describeLargestShare } from './describe-largest-share';

test('the largest row is named with its share, wherever it is', () => {
  const rows = [
    { label: 'Bus', value: 1 },
    { label: 'Car', value: 3 },
    { label: 'Van', value: 0 },
  ];
  expect(describeLargestShare(rows, 'Most:', 'all bookings')).toBe(
    'Most: Car, 75% of all bookings.',
  );
});

test('when all values are zero there is no largest row', () => {
  expect(describeLargestShare([], 'Most:', 'all bookings')).toBeNull();
  expect(describeLargestShare([{ label: 'Car', value: 0 }], 'Most:', 'all bookings')).toBeNull();
});
