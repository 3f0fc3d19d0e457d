import { ratings } from '@carwash/domain/reviews/review';
import { expect, test } from 'vitest';
import { readReviewFilter, reviewFilterLink } from './review-filter';

const all = { stars: null, isVerified: false };
const filters = [null, ...ratings].flatMap((stars) =>
  [true, false].map((isVerified) => ({ stars, isVerified })),
);

test.each(filters)('the link to %j is read back', (filter) => {
  expect(readReviewFilter(new URLSearchParams(reviewFilterLink(filter)))).toEqual(filter);
});

test.each([
  '',
  'stars=',
  'stars=0',
  'stars=6',
  'stars=4.5',
  'stars=many',
  'stars=04',
  'verified=no',
])('"%s" is read as no filter', (query) => {
  expect(readReviewFilter(new URLSearchParams(query))).toEqual(all);
});
