import { expect, test } from 'vitest';
import { summariseRatings } from './rating-summary.ts';

test.each([
  [[], 0, [0, 0, 0, 0, 0]],
  [[5], 5, [0, 0, 0, 0, 1]],
  [[1, 5], 3, [1, 0, 0, 0, 1]],
  [[4, 4, 5, 2], 3.75, [0, 1, 0, 2, 1]],
])('%j', (ratings, average, [one, two, three, four, five]) => {
  expect(summariseRatings(ratings)).toEqual({
    rating: average,
    ratingCount: ratings.length,
    ratingHistogram: { 1: one, 2: two, 3: three, 4: four, 5: five },
  });
});
