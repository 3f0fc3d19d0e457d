import { ratings } from '@carwash/domain/reviews/review';
import { expect, test } from 'vitest';
import { readStars, starsLink } from './stars-filter';

test.each([null, ...ratings])('what is linked to is read again: %s', (stars) => {
  expect(readStars(new URLSearchParams(starsLink(stars)))).toBe(stars);
});

test.each(['', 'stars=', 'stars=0', 'stars=6', 'stars=4.5', 'stars=many', 'stars=04'])(
  '"%s" asks for all reviews',
  (query) => {
    expect(readStars(new URLSearchParams(query))).toBeNull();
  },
);
