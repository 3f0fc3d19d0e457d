import { maxAnswerLength, maxHideReasonLength, type Review } from '@carwash/domain/reviews/review';
import type { Service } from '@carwash/domain/services/service';
import { describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService } from '../../support/catalogue/catalogue.ts';
import { ratingOf } from '../../support/reads/reviews.ts';
import { changeReview, reviewBusiness, reviewService } from '../support/calls/reviews.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
let service: Service;
/** The only review that there is. */
let review: Review;
test.beforeAll(async ({ harness }) => {
  [admin, customer, service] = await Promise.all([
    newAdmin(harness),
    newCustomer(harness),
    newService(harness),
  ]);
  const { data } = await reviewService(harness, customer, service);
  review = { ...data, createdAt: new Date(data.createdAt) };
});

async function expectRefusal(answer: Answer, path: string): Promise<void> {
  expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
  expect(new Set(answer.errors?.map((error) => error.path))).toEqual(new Set([path]));
  const stored = await harness.context.db.reviews.get();
  expect(stored.docs.map((doc) => doc.data())).toEqual([review]);
  expect(await ratingOf(harness, service)).toMatchObject({ rating: 5, ratingCount: 1 });
}

const badRatings = [0, 6, -1, 4.5, 1e308, '5', '', null, true, [5], { 5: 5 }];
const badTexts = [
  'x'.repeat(2001),
  '  ',
  ' untrimmed',
  'hidden\u202etext',
  'nul\u0000',
  5,
  null,
  [],
];
const badIds = [undefined, null, 7, ['x'], 'x'.repeat(65)];
const valuesOf = (field: string, values: unknown[]) =>
  values.map((value) => [field, { [field]: value }] as const);

describe('a review of a service is refused for', () => {
  test.each([
    ...valuesOf('rating', [...badRatings, undefined]),
    ...valuesOf('review', badTexts),
    ...valuesOf('service', badIds),
    ...valuesOf('author', ['Somebody Else']),
    ...valuesOf('createdAt', [0]),
  ])('%s %j', async (field, change) => {
    await expectRefusal(await reviewService(harness, customer, service, change), field);
  });
});

describe('an answer is refused for', () => {
  test.each(
    valuesOf('text', [undefined, '', ...badTexts.slice(1), 'x'.repeat(maxAnswerLength + 1)]),
  )('%s %j', async (field, json) => {
    const path = `/service-reviews/${review._id}/answer`;
    await expectRefusal(await call(harness, 'PATCH', path, { as: admin, json }), field);
  });
});

describe('hiding a review is refused for', () => {
  test.each(
    valuesOf('hiddenReason', [
      undefined,
      '',
      ...badTexts.slice(1),
      'x'.repeat(maxHideReasonLength + 1),
    ]),
  )('%s %j', async (field, json) => {
    const path = `/service-reviews/${review._id}/hide`;
    await expectRefusal(await call(harness, 'POST', path, { as: admin, json }), field);
  });
});

describe('a review of the business is refused for', () => {
  test.each([
    ...valuesOf('rating', [...badRatings, undefined]),
    ...valuesOf('message', badTexts),
    ...valuesOf('review', ['Spotless.']),
  ])('%s %j', async (field, change) => {
    await expectRefusal(await reviewBusiness(harness, customer, change), field);
  });
});

describe('a change of a review is refused for', () => {
  test.each([
    ...valuesOf('rating', badRatings),
    ...valuesOf('review', badTexts),
    ...valuesOf('service', ['foamwash']),
  ])('%s %j', async (field, change) => {
    await expectRefusal(await changeReview(harness, customer, review._id, change), field);
  });
});
