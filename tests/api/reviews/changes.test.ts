import { reviewId } from '@carwash/domain/reviews/review-id';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../support/books.ts';
import { newService } from '../support/catalogue.ts';
import { newAdmin, newCustomer, type Person } from '../support/customers.ts';
import { auditOf } from '../support/desk.ts';
import {
  changeReview,
  deleteReview,
  expectRatingsToMatchReviews,
  ratingOf,
  reviewOf,
  reviewService,
} from '../support/reviews.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
let stranger: Person;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  [customer, stranger, admin] = await Promise.all([
    newCustomer(world),
    newCustomer(world),
    newAdmin(world),
  ]);
});
afterEach(async () => {
  await expectBooksToBalance(world);
  await expectRatingsToMatchReviews(world);
  world.mend();
});
afterAll(() => world.close());

describe('changing a review', () => {
  test.each([
    [{ rating: 2 }, { rating: 2, text: 'Spotless.' }],
    [{ review: 'So so' }, { rating: 5, text: 'So so' }],
    [
      { rating: 3, review: '' },
      { rating: 3, text: '' },
    ],
    [{}, { rating: 5, text: 'Spotless.' }],
  ])('%j', async (change, after) => {
    const service = await newService(world);
    const { data } = await reviewService(world, customer, service);
    const answer = await changeReview(world, customer, data._id, change);
    expect([answer.status, answer.data]).toEqual([200, { ...data, ...after }]);
    expect((await ratingOf(world, service)).rating).toBe(after.rating);
  });

  test("somebody else's does not exist, nor does an unknown one", async () => {
    const service = await newService(world);
    const { data } = await reviewService(world, customer, service);
    const answers = await Promise.all([
      changeReview(world, stranger, data._id, { rating: 1 }),
      changeReview(world, customer, reviewId(service._id, stranger.authorKey), { rating: 1 }),
      changeReview(world, customer, '..%2Fusers', { rating: 1 }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('not_found'));
    expect((await changeReview(world, admin, data._id, { rating: 1 })).code).toBe('forbidden');
    expect((await reviewOf(world, data._id))?.rating).toBe(5);
  });
});

describe('deleting a review', () => {
  test.each(['its author', 'an admin'])('by %s takes it out of the average', async (who) => {
    const service = await newService(world);
    const { data } = await reviewService(world, customer, service, { rating: 1 });
    await reviewService(world, stranger, service, { rating: 4 });
    const as = who === 'an admin' ? admin : customer;
    expect((await deleteReview(world, as, data._id)).status).toBe(200);
    expect(await reviewOf(world, data._id)).toBeUndefined();
    expect(await ratingOf(world, service)).toMatchObject({ rating: 4, ratingCount: 1 });
    expect((await deleteReview(world, as, data._id)).code).toBe('not_found');
  });

  test('by an admin is told in the audit, once; by its author it is not', async () => {
    const service = await newService(world);
    const { data } = await reviewService(world, customer, service, { rating: 2, review: 'Wet.' });
    await deleteReview(world, customer, data._id);
    expect(await auditOf(world, data._id)).toEqual([]);
    await reviewService(world, customer, service, { rating: 2, review: 'Wet.' });
    await Promise.all([1, 2, 3].map(() => deleteReview(world, admin, data._id)));
    expect(await auditOf(world, data._id)).toEqual([
      expect.objectContaining({
        kind: 'review',
        action: 'review deleted',
        by: { uid: admin.uid, name: admin.name },
        subject: { id: data._id, label: `${customer.name}, ${service.name}` },
        before: { stars: 2, text: 'Wet.' },
        after: null,
      }),
    ]);
  });

  test('the last one leaves the service unrated, and its author may write again', async () => {
    const service = await newService(world);
    const { data } = await reviewService(world, customer, service);
    await deleteReview(world, customer, data._id);
    expect(await ratingOf(world, service)).toMatchObject({ rating: 0, ratingCount: 0 });
    world.clock.advanceMinutes(1);
    const again = await reviewService(world, customer, service);
    expect(again.data._id).toBe(data._id);
    expect(again.data.createdAt > data.createdAt).toBe(true);
  });

  test("somebody else's does not exist", async () => {
    const { data } = await reviewService(world, customer, await newService(world));
    expect((await deleteReview(world, stranger, data._id)).code).toBe('not_found');
    expect(await reviewOf(world, data._id)).toBeDefined();
  });
});

test('a review of a service that is gone can still be changed and deleted, not written', async () => {
  const service = await newService(world);
  const { data } = await reviewService(world, customer, service);
  await world.context.db.services.doc(service._id).delete();
  expect((await reviewService(world, customer, service)).code).toBe('not_found');
  expect((await changeReview(world, customer, data._id, { rating: 1 })).data.rating).toBe(1);
  await expectBooksToBalance(world);
  expect((await deleteReview(world, customer, data._id)).status).toBe(200);
});
