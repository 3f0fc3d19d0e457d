import { describe, expect, test } from 'vitest';
import {
  changeRating,
  changeServiceRatings,
  changesRatings,
  fewestVerified,
  headlineOf,
  summariseRatings,
  summariseReviews,
} from './rating-summary.ts';

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

describe('a change gives the same result as a recount', () => {
  test.each<[string, number[], number | null, number | null, number[]]>([
    ['the first rating', [], null, 4, [4]],
    ['one more', [5, 2], null, 1, [5, 2, 1]],
    ['an average that no decimal can write', [5, 4], null, 1, [5, 4, 1]],
    ['another opinion', [5, 2, 2], 2, 5, [5, 5, 2]],
    ['the same opinion', [5, 2], 2, 2, [5, 2]],
    ['one less', [5, 2, 1], 5, null, [2, 1]],
    ['the last one gone', [3], 3, null, []],
  ])('%s', (_case, given, before, after, then) => {
    const { ratingHistogram } = summariseRatings(given);
    expect(changeRating(ratingHistogram, before, after)).toEqual(summariseRatings(then));
    expect(ratingHistogram).toEqual(summariseRatings(given).ratingHistogram);
  });
});

describe('a changed review gives the same ratings of its service as a recount', () => {
  const by = (rating: 1 | 4 | 5, verifiedCustomer: boolean) => ({
    rating,
    verifiedCustomer,
    hiddenAt: null as Date | null,
  });
  const hidden = (rating: 1 | 4 | 5, verifiedCustomer: boolean) => ({
    ...by(rating, verifiedCustomer),
    hiddenAt: new Date(0),
  });
  const others = [by(5, true), by(4, false), hidden(1, true)];
  type ReviewOrNone = ReturnType<typeof by> | null;
  test.each<[string, ReviewOrNone, ReviewOrNone]>([
    ['written', null, by(4, false)],
    ['written after the visit', null, by(4, true)],
    ['other stars', by(1, true), by(5, true)],
    ['verified', by(4, false), by(4, true)],
    ['no longer verified', by(4, true), by(4, false)],
    ['verified, with other stars', by(1, false), by(5, true)],
    ['removed', by(1, true), null],
    ['removed without a visit', by(1, false), null],
    ['hidden', by(1, true), hidden(1, true)],
    ['shown again', hidden(1, false), by(1, false)],
    ['hidden, with other stars', hidden(1, true), hidden(5, true)],
    ['hidden and verified', hidden(4, false), hidden(4, true)],
    ['hidden and removed', hidden(1, true), null],
  ])('%s', (_case, before, after) => {
    const ratingsWith = (review: ReviewOrNone) =>
      summariseReviews([...others, ...(review ? [review] : [])]);
    expect(changeServiceRatings(ratingsWith(before), before, after)).toEqual(ratingsWith(after));
    const isSame = JSON.stringify(ratingsWith(before)) === JSON.stringify(ratingsWith(after));
    expect(changesRatings(before, after)).toBe(!isSame);
  });
});

test('verified customers make the average once there are five of them', () => {
  const all = summariseRatings([1, 1, 1, 5, 5, 5, 5, 5]);
  const verified = (count: number) => summariseRatings(Array.from({ length: count }, () => 5));
  expect(headlineOf(all, verified(fewestVerified - 1))).toBe(all);
  expect(headlineOf(all, verified(fewestVerified)).rating).toBe(5);
  const reviewOf = (rating: number, verifiedCustomer: boolean) =>
    ({ rating, verifiedCustomer, hiddenAt: null }) as const;
  const reviews = [
    ...Array.from({ length: fewestVerified }, () => reviewOf(4, true)),
    ...Array.from({ length: 9 }, () => reviewOf(1, false)),
  ] as Parameters<typeof summariseReviews>[0];
  expect(summariseReviews(reviews)).toMatchObject({
    rating: 4,
    ratingCount: fewestVerified,
    ratingHistogram: { 1: 9, 4: 5 },
  });
});
