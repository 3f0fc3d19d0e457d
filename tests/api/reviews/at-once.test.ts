import { reviewId } from '@carwash/domain/reviews/review-id';
import { afterEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService } from '../../support/catalogue/catalogue.ts';
import { ratingOf, reviewOf } from '../../support/reads/reviews.ts';
import {
  changeReview,
  deleteReview,
  reviewBusiness,
  reviewService,
} from '../support/calls/reviews.ts';
import { newAdmin, newCustomer, newCustomers, type Person } from '../support/people/people.ts';
import { expectRatingsToMatchReviews } from '../support/records/ratings.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

const rivals = 20;

let customers: Person[];
let customer: Person;
test.beforeAll(async ({ harness }) => {
  customer = await newCustomer(harness);
  customers = [customer, ...(await newCustomers(harness, rivals - 1))];
});
afterEach(async () => {
  await expectConsistentRecords(harness);
  await expectRatingsToMatchReviews(harness);
});

/** Returns 1 to 5 stars in turn. */
const stars = (index: number) => (index % 5) + 1;
const atOnce = <T>(act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: rivals }, (_, index) => act(index)));
const statusesOf = (answers: { status: number }[]) => new Set(answers.map(({ status }) => status));

test('20 customers review one service: average, count and histogram are exact', async () => {
  const service = await newService(harness);
  const answers = await Promise.all(
    customers.map((as, index) => reviewService(harness, as, service, { rating: stars(index) })),
  );
  expect(statusesOf(answers)).toEqual(new Set([200]));
  expect(await ratingOf(harness, service)).toEqual({
    rating: 3,
    ratingCount: rivals,
    ratingHistogram: { 1: 4, 2: 4, 3: 4, 4: 4, 5: 4 },
  });
});

test('20 first reviews by one customer make one review that counts once', async () => {
  const service = await newService(harness);
  const answers = await atOnce((index) =>
    reviewService(harness, customer, service, { rating: stars(index) }),
  );
  expect(statusesOf(answers)).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
  const kept = await reviewOf(harness, reviewId(service._id, customer.authorKey));
  expect(await ratingOf(harness, service)).toMatchObject({ rating: kept?.rating, ratingCount: 1 });
});

test('20 changes by one customer leave one of them standing', { tags: ['long'] }, async () => {
  const service = await newService(harness);
  const { data } = await reviewService(harness, customer, service);
  await reviewService(harness, customers[1], service, { rating: 1 });
  const answers = await atOnce((index) =>
    changeReview(harness, customer, data._id, { rating: stars(index), review: `Take ${index}` }),
  );
  expect(statusesOf(answers)).toEqual(new Set([200]));
  const { rating = 0, text } = (await reviewOf(harness, data._id)) ?? {};
  expect(text).toBe(`Take ${answers.findIndex((answer) => answer.data.text === text)}`);
  expect(await ratingOf(harness, service)).toMatchObject({
    rating: (rating + 1) / 2,
    ratingCount: 2,
  });
});

test('20 deletions of one review take it out once', async () => {
  const service = await newService(harness);
  const { data } = await reviewService(harness, customer, service);
  const answers = await atOnce(() => deleteReview(harness, customer, data._id));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)]);
  expect(await ratingOf(harness, service)).toMatchObject({ rating: 0, ratingCount: 0 });
});

test('20 reviews of the business by one customer become one', { tags: ['long'] }, async () => {
  const answers = await atOnce((index) =>
    reviewBusiness(harness, customer, { rating: stars(index) }),
  );
  expect(statusesOf(answers)).toEqual(new Set([200]));
  const general = harness.context.db.reviews.where('serviceId', '==', null);
  expect((await general.get()).docs.map(({ id }) => id)).toEqual([
    reviewId(null, customer.authorKey),
  ]);
});

test('reviews, changes and deletions at the same moment add up', async () => {
  const service = await newService(harness);
  const [early, late] = [customers.slice(0, 12), customers.slice(12)];
  const written = await Promise.all(early.map((as) => reviewService(harness, as, service)));
  const answers = await Promise.all([
    ...early.map((as, index) =>
      index % 2 === 0
        ? deleteReview(harness, as, written[index]?.data._id)
        : changeReview(harness, as, written[index]?.data._id, { rating: stars(index) }),
    ),
    ...late.map((as, index) => reviewService(harness, as, service, { rating: stars(index) })),
  ]);
  expect(statusesOf(answers)).toEqual(new Set([200]));
  expect((await ratingOf(harness, service)).ratingCount).toBe(6 + late.length);
});

test('a service that is removed meanwhile leaves no review behind', async () => {
  const service = await newService(harness);
  const admin = await newAdmin(harness);
  const removal = () => call(harness, 'DELETE', `/services/${service._id}`, { as: admin });
  const [removed, ...answers] = await Promise.all([
    removal(),
    ...customers.map((as) => reviewService(harness, as, service)),
  ]);
  expect(removed.status).toBe(200);
  expect(answers.filter(({ status, code }) => status !== 200 && code !== 'not_found')).toEqual([]);
  const left = harness.context.db.reviews.where('serviceId', '==', service._id);
  expect((await left.get()).docs).toEqual([]);
});
