import { expect, test } from 'vitest';
import { reviewId } from './review-id.ts';

test.each([
  ['foamwash', 'rahim', 'foamwash_rahim'],
  ['foamwash', 'karim', 'foamwash_karim'],
  ['ecowash1', 'rahim', 'ecowash1_rahim'],
  [null, 'rahim', 'general_rahim'],
])('the id of a review of %s by %s', (serviceId, authorKey, id) => {
  expect(reviewId(serviceId, authorKey)).toBe(id);
});
