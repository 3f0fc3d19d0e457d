import { collections } from '@carwash/domain/collections';
import { describe, test } from 'vitest';
import { newReview } from '../support/reviews/reviews.ts';
import { everybody, ownerAndStaffWith, staffWith, testAccess } from './access-table.ts';
import { byName, expectAnswers, fixtures, owner, personaNames, personas } from './set-up.ts';

const review = await newReview(fixtures, owner, null);
const path = `${collections.reviews}/${review._id}`;

describe('a shown review', () => {
  testAccess(
    {
      path,
      data: review,
      list: (database) => database.collection(collections.reviews).where('hiddenAt', '==', null),
    },
    { get: everybody, list: everybody },
  );
});

describe('a hidden review', () => {
  testAccess(
    {
      path,
      data: { ...review, hiddenAt: new Date(), hiddenReason: 'It names people.' },
    },
    { get: ownerAndStaffWith('runDesk'), list: staffWith('runDesk') },
  );
});

test('everybody may ask for a review that does not exist', () =>
  expectAnswers(
    byName(personaNames, (persona) => personas[persona].doc(`${collections.reviews}/nothing`)),
    byName(personaNames, () => 'nothing'),
  ));
