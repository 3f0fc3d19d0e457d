import { type Rating, type Review, untouched } from '@carwash/domain/reviews/review';
import { expect, test } from 'vitest';
import { isSameReview, verifiedPart, withReviewChange } from './review-change';

const review = (_id: string, rating: Rating = 5, text = ''): Review => ({
  _id,
  rating,
  text,
  author: { key: _id, name: _id },
  serviceId: null,
  verifiedCustomer: false,
  createdAt: new Date(0),
  ...untouched,
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
  const reviews = { reviews: listed, hasMore: false, belongs };
  expect(withReviewChange(reviews, { id: 'mine', before, after })).toEqual(expected);
});

const verified = { ...other, verifiedCustomer: true };

test.each<[string, Review, Review[], boolean, Review[]]>([
  [
    'stands after those of verified customers',
    mine,
    [verified, other],
    true,
    [verified, mine, other],
  ],
  ['stands at the end', mine, [verified], false, [verified, mine]],
  ['leads the list if its place is on a later page', mine, [verified], true, [mine, verified]],
  [
    'stands among its equals',
    { ...mine, verifiedCustomer: true },
    [verified, other],
    true,
    [{ ...mine, verifiedCustomer: true }, verified, other],
  ],
])('a new review %s', (_case, after, listed, hasMore, expected) => {
  const reviews = { reviews: listed, hasMore, belongs: everything };
  expect(withReviewChange(reviews, { id: 'mine', before: null, after })).toEqual(expected);
});

test('keeps only the reviews of verified customers in a change', () => {
  expect(verifiedPart({ id: 'mine', before: mine, after: verified })).toEqual({
    id: 'mine',
    before: null,
    after: verified,
  });
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
