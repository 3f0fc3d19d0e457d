import type { Rating, Review } from '@carwash/domain/reviews/review';
import { expect, test } from 'vitest';
import { isSameReview, withReviewChange } from './review-change';

const review = (_id: string, rating: Rating = 5, text = ''): Review => ({
  _id,
  rating,
  text,
  author: { key: _id, name: _id },
  serviceId: null,
  verifiedCustomer: false,
  createdAt: new Date(0),
});

const [mine, changed, other] = [review('mine', 4), review('mine', 2), review('other')];
type Belongs = (review: Review) => boolean;
const everything: Belongs = () => true;
const onlyFourStars: Belongs = ({ rating }) => rating === 4;

test.each<[string, Review[], Review | null, Review | null, Belongs, Review[]]>([
  ['a new one comes first', [other], null, mine, everything, [mine, other]],
  ['a new one is there already', [mine, other], null, mine, everything, [mine, other]],
  ['a new one belongs elsewhere', [other], null, changed, onlyFourStars, [other]],
  ['a change keeps its place', [other, mine], mine, changed, everything, [other, changed]],
  ['a change is there already', [other, changed], mine, changed, everything, [other, changed]],
  ['a change of one on another page', [other], mine, changed, everything, [other]],
  ['a change that takes it out of the list', [mine, other], mine, changed, onlyFourStars, [other]],
  ['a deletion', [mine, other], mine, null, everything, [other]],
  ['a deletion that has happened', [other], mine, null, everything, [other]],
  ['written and deleted meanwhile', [mine, other], null, null, everything, [other]],
])('%s', (_case, listed, before, after, belongs, expected) => {
  expect(withReviewChange(listed, { id: 'mine', before, after }, belongs)).toEqual(expected);
});

test.each<[string, Review | null, Review | null, boolean]>([
  ['no review and no review', null, null, true],
  ['one and none', mine, null, false],
  ['other stars', mine, changed, false],
  ['other words', review('mine', 4, 'Fine.'), mine, false],
  ['seen and written at other moments', { ...mine, createdAt: new Date(1) }, mine, true],
])('%s', (_case, one, another, same) => {
  expect(isSameReview(one, another)).toBe(same);
});
