import { collections } from '@carwash/domain/collections';
import { newReview } from '../support/reviews/reviews.ts';
import { testAccess } from './access-table.ts';
import { fixtures, owner } from './set-up.ts';

const review = await newReview(fixtures, owner, null);

testAccess(
  { path: `${collections.reviews}/${review._id}`, data: review },
  {
    signedOut: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
