import { ratings } from '@carwash/domain/reviews/review';
import { expect, test } from 'vitest';
import { readStars, starsLink } from './stars-filter';

test.each([null, ...ratings])('the link to %s is read back', (stars) => {
  expect(readStars(new URLSearchParams(starsLink(stars)))).toBe(stars);
});

test.each(['', 'stars=', 'stars=0', 'stars=6', 'stars=4.5', 'stars=many', 'stars=04'])(
  '"%s" is read as no filter',
  (query) => {
    expect(readStars(new URLSearchParams(query))).toBeNull();
  },
);
