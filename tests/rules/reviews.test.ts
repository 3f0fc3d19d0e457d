import { collections } from '@carwash/domain/collections';
import { describe, test } from 'vitest';
import { newReview } from '../support/reviews/reviews.ts';
import { testAccess } from './access-table.ts';
import { expectReadToFindNothing, fixtures, owner, personaNames, personas } from './set-up.ts';

const review = await newReview(fixtures, owner, null);
const path = `${collections.reviews}/${review._id}`;

describe('a shown review', () => {
  testAccess(
    {
      path,
      data: review,
      list: (database) => database.collection(collections.reviews).where('hiddenAt', '==', null),
    },
    {
      signedOut: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
      owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
      otherUser: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
      admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    },
  );
});

describe('a hidden review', () => {
  testAccess(
    {
      path,
      data: { ...review, hiddenAt: new Date(), hiddenReason: 'It names people.' },
      needs: 'runDesk',
    },
    {
      signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
      owner: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
      otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
      admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    },
  );
});

describe('a review that does not exist', () => {
  test.each(personaNames)('can be asked for by %s, who learns that there is none', (persona) =>
    expectReadToFindNothing(personas[persona].doc(`${collections.reviews}/nothing`)),
  );
});
