import { reviewId } from '@carwash/domain/reviews/review-id';
import type { Service } from '@carwash/domain/services/service';
import { runSteps } from '@carwash/functions/reconciler/reconcile';
import { steps } from '@carwash/functions/reconciler/steps';
import { beforeEach, describe, expect } from 'vitest';
import type { Answer } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf } from '../../support/reads/purchases.ts';
import { reviewOf } from '../../support/reads/reviews.ts';
import { stepOf } from '../../support/reconciler/reconcile.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { changeStage, editBooking, markBooking, moveBooking } from '../support/calls/desk.ts';
import {
  changeReview,
  deleteReview,
  reviewBusiness,
  reviewService,
} from '../support/calls/reviews.ts';
import { beforeEachCommit } from '../support/faults/interrupt-commits.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { kindsOf } from '../support/messages/open-mailbox.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

const day = 24 * 60;

const completing = steps.filter(({ name }) => name === 'complete past bookings');

let customer: Person;
let foam: Service;
let wax: Service;
beforeEach(async () => {
  [customer, foam, wax] = await Promise.all([
    newCustomer(harness),
    newService(harness),
    newService(harness),
  ]);
});
mendAfterEach();

/** Runs only this step, because the other steps of a run would commit as well. */
const completePast = async () =>
  stepOf(await runSteps(completing, harness.context, 30_000), 'complete past bookings');

/** Creates a booking of the service whose slot is over, and which is not completed yet. */
async function wash(service: Service, as = customer): Promise<string> {
  const id = await book(harness, as, await newSlot(harness, service, day));
  harness.clock.advanceMinutes(2 * day);
  return id;
}

const statusOf = async (id: string) => (await bookingOf(harness, id))?.status;

/** Returns the verified mark of the customer's review of a service, or of the business. */
const badge = async (service: Service | null): Promise<boolean | undefined> =>
  (await reviewOf(harness, reviewId(service?._id ?? null, customer.authorKey)))?.verifiedCustomer;

describe('an author who wrote before the wash', () => {
  test('becomes a verified customer of that service and of the business when it is completed', async () => {
    await reviewService(harness, customer, foam);
    await reviewService(harness, customer, wax);
    await reviewBusiness(harness, customer);
    await wash(foam);
    expect([await badge(foam), await badge(null)]).toEqual([false, false]);
    expect(await completePast()).toMatchObject({ done: 1, failed: 0 });
    expect([await badge(foam), await badge(wax), await badge(null)]).toEqual([true, false, true]);
  });

  test('keeps rating, text and date', async () => {
    const { data } = await reviewService(harness, customer, foam, { rating: 3, review: 'So so.' });
    await wash(foam);
    await completePast();
    const review = await reviewOf(harness, data._id);
    expect(data).toMatchObject({
      rating: review?.rating,
      text: review?.text,
      createdAt: review?.createdAt.toISOString(),
      verifiedCustomer: false,
    });
    expect(review?.verifiedCustomer).toBe(true);
  });

  test('becomes one too when two washes are completed in one run', async () => {
    await reviewBusiness(harness, customer);
    const ids = [await wash(foam), await wash(wax)];
    expect(await completePast()).toMatchObject({ done: 2, failed: 0 });
    expect(await Promise.all(ids.map(statusOf))).toEqual(['completed', 'completed']);
    expect(await badge(null)).toBe(true);
  });
});

describe('an author who writes after the wash', () => {
  beforeEach(async () => {
    await wash(foam);
    await completePast();
  });

  test('is a verified customer of that service and of the business', async () => {
    const answers = [
      await reviewService(harness, customer, foam),
      await reviewService(harness, customer, wax),
      await reviewBusiness(harness, customer),
    ];
    expect(answers.map(({ data }) => data.verifiedCustomer)).toEqual([true, false, true]);
    expect([await badge(foam), await badge(wax), await badge(null)]).toEqual([true, false, true]);
  });

  test('stays one when the review changes, or is deleted and written again', async () => {
    const { data } = await reviewService(harness, customer, foam);
    await changeReview(harness, customer, data._id, { rating: 1 });
    await reviewService(harness, customer, foam, { rating: 2 });
    expect(await badge(foam)).toBe(true);
    await deleteReview(harness, customer, data._id);
    await reviewService(harness, customer, foam);
    expect(await badge(foam)).toBe(true);
  });

  test("does not verify anybody else's review", async () => {
    const stranger = await newCustomer(harness);
    expect((await reviewService(harness, stranger, foam)).data.verifiedCustomer).toBe(false);
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['who has booked', async () => book(harness, customer, await newSlot(harness, foam, 2 * day))],
  ['whose wash is over, but not completed', () => wash(foam)],
  [
    'who has cancelled',
    async () => {
      const slot = await newSlot(harness, foam, 2 * day);
      await cancelBooking(harness, customer, await book(harness, customer, slot));
      harness.clock.advanceMinutes(3 * day);
      await completePast();
    },
  ],
])('%s is no verified customer', async (_case, before) => {
  await before();
  await reviewService(harness, customer, foam);
  await reviewBusiness(harness, customer);
  expect([await badge(foam), await badge(null)]).toEqual([false, false]);
});

test('a customer cannot mark themselves as verified', async () => {
  const answer = await reviewService(harness, customer, foam, { verifiedCustomer: true });
  expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'verifiedCustomer']);
});

/** Runs `act` just before the API's first commit. */
function beforeFirstCommit(act: () => Promise<unknown>): () => void {
  let isFirst = true;
  return beforeEachCommit(harness, async () => {
    if (!isFirst) return;
    isFirst = false;
    await act();
  });
}

describe('while a booking is completed', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a first review is written', () => reviewService(harness, customer, foam)],
    ['a first review of the business is written', () => reviewBusiness(harness, customer)],
  ])('%s: the run reads again, and completes both', async (_case, write) => {
    const id = await wash(foam);
    const restore = beforeFirstCommit(write);
    expect(await completePast()).toMatchObject({ done: 1, failed: 0 });
    restore();
    expect(await statusOf(id)).toBe('completed');
    expect([await badge(foam), await badge(null)]).not.toContain(false);
  });

  test('a review is deleted: the run reads again, and completes the booking', async () => {
    const { data } = await reviewService(harness, customer, foam);
    const id = await wash(foam);
    const restore = beforeFirstCommit(() => deleteReview(harness, customer, data._id));
    await completePast();
    restore();
    expect([await statusOf(id), await badge(foam)]).toEqual(['completed', undefined]);
  });

  test.each<[string, (id: string, admin: Person) => Promise<Answer>]>([
    [
      'it is moved to another day',
      async (id, admin) => moveBooking(harness, admin, id, await newSlot(harness, foam, day)),
    ],
    ['its wash takes longer', (id, admin) => editBooking(harness, admin, id, { longerBy: 60 })],
  ])('%s: it stays pending', async (_case, change) => {
    const admin = await newAdmin(harness);
    const id = await book(harness, customer, await newSlot(harness, foam, 5));
    harness.clock.advanceMinutes(60);
    const answers: Answer[] = [];
    const restore = beforeFirstCommit(async () => answers.push(await change(id, admin)));
    expect(await completePast()).toMatchObject({ done: 0, failed: 0 });
    restore();
    expect(answers.map(({ status }) => status)).toEqual([200]);
    expect(await statusOf(id)).toBe('pending');
  });
});

test('where stages are used, somebody whom nobody has seen is neither thanked nor verified until the desk says so', async () => {
  const [admin, other] = [await newAdmin(harness), await newCustomer(harness)];
  // Weeks after the visits of the other tests, which nobody has seen.
  harness.clock.advanceMinutes(30 * day);
  const slot = await newSlot(harness, foam, day);
  const id = await book(harness, customer, slot);
  const seen = await book(harness, other, await newSlot(harness, wax, day));
  await reviewService(harness, customer, foam);
  harness.clock.advanceMinutes(day);
  expect((await changeStage(harness, admin, seen, 'washing')).status).toBe(200);
  harness.clock.advanceMinutes(day);
  await completePast();
  const thanks = async () =>
    (await kindsOf(harness, id)).filter((kind) => kind.startsWith('how_was_it'));
  expect(await bookingOf(harness, id)).toMatchObject({ status: 'completed', isUnseen: true });
  expect((await bookingOf(harness, seen))?.isUnseen).toBeUndefined();
  expect([await badge(foam), await thanks()]).toEqual([false, []]);

  expect((await markBooking(harness, admin, id, 'completed')).status).toBe(200);
  expect((await bookingOf(harness, id))?.isUnseen).toBe(false);
  expect([await badge(foam), await thanks()]).toEqual([true, [expect.any(String)]]);
  expect((await markBooking(harness, admin, id, 'no_show')).status).toBe(200);
  expect(await badge(foam)).toBe(false);
});

describe('while a review is written', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['for the first time', async () => undefined],
    ['once more', () => reviewService(harness, customer, foam)],
    [
      'anew after it was deleted',
      async () => {
        const { data } = await reviewService(harness, customer, foam);
        await deleteReview(harness, customer, data._id);
      },
    ],
  ])('%s, the booking is completed: the review is verified', async (_case, before) => {
    await before();
    const id = await wash(foam);
    const restore = beforeFirstCommit(completePast);
    const answer = await reviewService(harness, customer, foam, { rating: 2 });
    restore();
    expect(await statusOf(id)).toBe('completed');
    expect([answer.status, answer.data.verifiedCustomer]).toEqual([200, true]);
    expect(await badge(foam)).toBe(true);
  });
});

test('reviews and completions at the same moment, round after round', {
  tags: historyTags,
}, async () => {
  for (const round of roundsOf(10)) {
    customer = await newCustomer(harness);
    const id = await wash(foam);
    await Promise.all([
      completePast(),
      reviewService(harness, customer, foam),
      reviewBusiness(harness, customer),
      completePast(),
    ]);
    await completePast();
    expect(await statusOf(id)).toBe('completed');
    expect([round, await badge(foam), await badge(null)]).toEqual([round, true, true]);
  }
});
