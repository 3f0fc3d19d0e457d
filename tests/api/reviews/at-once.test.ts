import { reviewId } from '@carwash/domain/reviews/review-id';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBooksToBalance } from '../support/books.ts';
import { call } from '../support/call.ts';
import { newService } from '../support/catalogue.ts';
import { newAdmin, newCustomer, newCustomers, type Person } from '../support/customers.ts';
import {
  changeReview,
  deleteReview,
  expectRatingsToMatchReviews,
  ratingOf,
  reviewBusiness,
  reviewOf,
  reviewService,
} from '../support/reviews.ts';
import { openWorld, type World } from '../support/world.ts';

const rivals = 20;

let world: World;
let customers: Person[];
let customer: Person;
beforeAll(async () => {
  world = await openWorld();
  customer = await newCustomer(world);
  customers = [customer, ...(await newCustomers(world, rivals - 1))];
});
afterEach(async () => {
  await expectBooksToBalance(world);
  await expectRatingsToMatchReviews(world);
});
afterAll(() => world.close());

/** 1 to 5 stars, over and over. */
const stars = (index: number) => (index % 5) + 1;
const atOnce = <T>(act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: rivals }, (_, index) => act(index)));
const statusesOf = (answers: { status: number }[]) => new Set(answers.map(({ status }) => status));

test('20 customers review one service: average, count and histogram are exact', async () => {
  const service = await newService(world);
  const answers = await Promise.all(
    customers.map((as, index) => reviewService(world, as, service, { rating: stars(index) })),
  );
  expect(statusesOf(answers)).toEqual(new Set([200]));
  expect(await ratingOf(world, service)).toEqual({
    rating: 3,
    ratingCount: rivals,
    ratingHistogram: { 1: 4, 2: 4, 3: 4, 4: 4, 5: 4 },
  });
});

test('20 first reviews by one customer make one review that counts once', async () => {
  const service = await newService(world);
  const answers = await atOnce((index) =>
    reviewService(world, customer, service, { rating: stars(index) }),
  );
  expect(statusesOf(answers)).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
  const kept = await reviewOf(world, reviewId(service._id, customer.authorKey));
  expect(await ratingOf(world, service)).toMatchObject({ rating: kept?.rating, ratingCount: 1 });
});

test('20 changes by one customer leave one of them standing', async () => {
  const service = await newService(world);
  const { data } = await reviewService(world, customer, service);
  await reviewService(world, customers[1], service, { rating: 1 });
  const answers = await atOnce((index) =>
    changeReview(world, customer, data._id, { rating: stars(index), review: `Take ${index}` }),
  );
  expect(statusesOf(answers)).toEqual(new Set([200]));
  const { rating = 0, text } = (await reviewOf(world, data._id)) ?? {};
  expect(text).toBe(`Take ${answers.findIndex((answer) => answer.data.text === text)}`);
  expect(await ratingOf(world, service)).toMatchObject({
    rating: (rating + 1) / 2,
    ratingCount: 2,
  });
});

test('20 deletions of one review take it out once', async () => {
  const service = await newService(world);
  const { data } = await reviewService(world, customer, service);
  const answers = await atOnce(() => deleteReview(world, customer, data._id));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)]);
  expect(await ratingOf(world, service)).toMatchObject({ rating: 0, ratingCount: 0 });
});

test('20 reviews of the business by one customer are one', async () => {
  const answers = await atOnce((index) =>
    reviewBusiness(world, customer, { rating: stars(index) }),
  );
  expect(statusesOf(answers)).toEqual(new Set([200]));
  const general = world.context.db.reviews.where('serviceId', '==', null);
  expect((await general.get()).docs.map(({ id }) => id)).toEqual([
    reviewId(null, customer.authorKey),
  ]);
});

test('reviews, changes and deletions at the same moment add up', async () => {
  const service = await newService(world);
  const [early, late] = [customers.slice(0, 12), customers.slice(12)];
  const written = await Promise.all(early.map((as) => reviewService(world, as, service)));
  const answers = await Promise.all([
    ...early.map((as, index) =>
      index % 2 === 0
        ? deleteReview(world, as, written[index]?.data._id)
        : changeReview(world, as, written[index]?.data._id, { rating: stars(index) }),
    ),
    ...late.map((as, index) => reviewService(world, as, service, { rating: stars(index) })),
  ]);
  expect(statusesOf(answers)).toEqual(new Set([200]));
  expect((await ratingOf(world, service)).ratingCount).toBe(6 + late.length);
});

test('a service that is removed meanwhile leaves no review behind', async () => {
  const service = await newService(world);
  const admin = await newAdmin(world);
  const removal = () => call(world, 'DELETE', `/services/${service._id}`, { as: admin });
  const [removed, ...answers] = await Promise.all([
    removal(),
    ...customers.map((as) => reviewService(world, as, service)),
  ]);
  expect(removed.status).toBe(200);
  expect(answers.filter(({ status, code }) => status !== 200 && code !== 'not_found')).toEqual([]);
  const left = world.context.db.reviews.where('serviceId', '==', service._id);
  expect((await left.get()).docs).toEqual([]);
});
