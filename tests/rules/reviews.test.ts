import { collections } from '@carwash/domain/collections';
import type { Review } from '@carwash/domain/reviews/review';
import { testAccess } from './access-table.ts';

const data = { rating: 5, author: { key: 'author-1', name: 'Rahim' } } satisfies Partial<Review>;

testAccess(
  { path: `${collections.reviews}/review-1`, data },
  {
    signedOut: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
