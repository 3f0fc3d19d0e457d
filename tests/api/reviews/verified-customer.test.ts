import { reviewId } from '@carwash/domain/reviews/review-id';
import type { Service } from '@carwash/domain/services/service';
import { reconcile } from '@carwash/functions/reconciler/reconcile';
import { steps } from '@carwash/functions/reconciler/steps';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book, cancelBooking } from '../support/book.ts';
import { bookingOf, expectBooksToBalance } from '../support/books.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newCustomer, type Person } from '../support/customers.ts';
import { beforeEachCommit } from '../support/interrupt-commits.ts';
import { stepOf } from '../support/reconcile.ts';
import {
  changeReview,
  deleteReview,
  reviewBusiness,
  reviewOf,
  reviewService,
} from '../support/reviews.ts';
import { openWorld, type World } from '../support/world.ts';

const day = 24 * 60;

const completing = steps.filter(({ name }) => name === 'complete past bookings');

let world: World;
let customer: Person;
let foam: Service;
let wax: Service;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  [customer, foam, wax] = await Promise.all([
    newCustomer(world),
    newService(world),
    newService(world),
  ]);
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

/** The other steps of a run would commit beside it. */
const completePast = async () =>
  stepOf(await reconcile(world.context, 30_000, completing), 'complete past bookings');

/** A booking of the service whose slot is over by now; nobody has completed it yet. */
async function wash(service: Service, as = customer): Promise<string> {
  const id = await book(world, as, await newSlot(world, service, day));
  world.clock.advanceMinutes(2 * day);
  return id;
}

const statusOf = async (id: string) => (await bookingOf(world, id))?.status;

/** What the badge says on the customer's review of a service, or of the business. */
const badge = async (service: Service | null): Promise<boolean | undefined> =>
  (await reviewOf(world, reviewId(service?._id ?? null, customer.authorKey)))?.verifiedCustomer;

describe('who wrote before the wash', () => {
  test('becomes a verified customer when it is completed, of that service and of the business', async () => {
    await reviewService(world, customer, foam);
    await reviewService(world, customer, wax);
    await reviewBusiness(world, customer);
    await wash(foam);
    expect([await badge(foam), await badge(null)]).toEqual([false, false]);
    expect(await completePast()).toMatchObject({ done: 1, failed: 0 });
    expect([await badge(foam), await badge(wax), await badge(null)]).toEqual([true, false, true]);
  });

  test('keeps rating, text and date', async () => {
    const { data } = await reviewService(world, customer, foam, { rating: 3, review: 'So so.' });
    await wash(foam);
    await completePast();
    const review = await reviewOf(world, data._id);
    expect(review).toEqual({ ...data, createdAt: review?.createdAt, verifiedCustomer: true });
    expect(review?.createdAt.toISOString()).toBe(data.createdAt);
  });

  test('two washes that are completed in one run both are', async () => {
    await reviewBusiness(world, customer);
    const ids = [await wash(foam), await wash(wax)];
    expect(await completePast()).toMatchObject({ done: 2, failed: 0 });
    expect(await Promise.all(ids.map(statusOf))).toEqual(['completed', 'completed']);
    expect(await badge(null)).toBe(true);
  });
});

describe('who writes after the wash', () => {
  beforeEach(async () => {
    await wash(foam);
    await completePast();
  });

  test('is a verified customer of what they had done, and of the business', async () => {
    const answers = [
      await reviewService(world, customer, foam),
      await reviewService(world, customer, wax),
      await reviewBusiness(world, customer),
    ];
    expect(answers.map(({ data }) => data.verifiedCustomer)).toEqual([true, false, true]);
    expect([await badge(foam), await badge(wax), await badge(null)]).toEqual([true, false, true]);
  });

  test('stays one when the review changes, or is deleted and written again', async () => {
    const { data } = await reviewService(world, customer, foam);
    await changeReview(world, customer, data._id, { rating: 1 });
    await reviewService(world, customer, foam, { rating: 2 });
    expect(await badge(foam)).toBe(true);
    await deleteReview(world, customer, data._id);
    await reviewService(world, customer, foam);
    expect(await badge(foam)).toBe(true);
  });

  test("has proved nothing for anybody else's review", async () => {
    const stranger = await newCustomer(world);
    expect((await reviewService(world, stranger, foam)).data.verifiedCustomer).toBe(false);
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['who has booked', async () => book(world, customer, await newSlot(world, foam, 2 * day))],
  ['whose wash is over, but not completed', () => wash(foam)],
  [
    'who has cancelled',
    async () => {
      const slot = await newSlot(world, foam, 2 * day);
      await cancelBooking(world, customer, await book(world, customer, slot));
      world.clock.advanceMinutes(3 * day);
      await completePast();
    },
  ],
])('%s is no verified customer', async (_case, before) => {
  await before();
  await reviewService(world, customer, foam);
  await reviewBusiness(world, customer);
  expect([await badge(foam), await badge(null)]).toEqual([false, false]);
});

test('nobody calls themselves a verified customer', async () => {
  const answer = await reviewService(world, customer, foam, { verifiedCustomer: true });
  expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'verifiedCustomer']);
});

/** Lets `act` happen when the API is about to commit for the first time. */
function beforeFirstCommit(act: () => Promise<unknown>): () => void {
  let isFirst = true;
  return beforeEachCommit(world, async () => {
    if (!isFirst) return;
    isFirst = false;
    await act();
  });
}

describe('while a booking is completed', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a first review is written', () => reviewService(world, customer, foam)],
    ['a first review of the business is written', () => reviewBusiness(world, customer)],
  ])('%s: the next run completes both', async (_case, write) => {
    const id = await wash(foam);
    const restore = beforeFirstCommit(write);
    const first = await completePast();
    restore();
    expect(first).toMatchObject({ done: 0, failed: 0 });
    expect(await statusOf(id)).toBe('pending');
    await completePast();
    expect(await statusOf(id)).toBe('completed');
    expect([await badge(foam), await badge(null)]).not.toContain(false);
  });

  test('a review is deleted: the next run completes the booking', async () => {
    const { data } = await reviewService(world, customer, foam);
    const id = await wash(foam);
    const restore = beforeFirstCommit(() => deleteReview(world, customer, data._id));
    await completePast();
    restore();
    await completePast();
    expect([await statusOf(id), await badge(foam)]).toEqual(['completed', undefined]);
  });
});

describe('while a review is written', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['for the first time', async () => undefined],
    ['once more', () => reviewService(world, customer, foam)],
    [
      'anew after it was deleted',
      async () => {
        const { data } = await reviewService(world, customer, foam);
        await deleteReview(world, customer, data._id);
      },
    ],
  ])('%s, the booking is completed: the review knows', async (_case, before) => {
    await before();
    const id = await wash(foam);
    const restore = beforeFirstCommit(completePast);
    const answer = await reviewService(world, customer, foam, { rating: 2 });
    restore();
    expect(await statusOf(id)).toBe('completed');
    expect([answer.status, answer.data.verifiedCustomer]).toEqual([200, true]);
    expect(await badge(foam)).toBe(true);
  });
});

test('reviews and completions at the same moment, in ten rounds', async () => {
  for (let round = 0; round < 10; round += 1) {
    customer = await newCustomer(world);
    const id = await wash(foam);
    await Promise.all([
      completePast(),
      reviewService(world, customer, foam),
      reviewBusiness(world, customer),
      completePast(),
    ]);
    await completePast();
    expect(await statusOf(id)).toBe('completed');
    expect([round, await badge(foam), await badge(null)]).toEqual([round, true, true]);
  }
});
