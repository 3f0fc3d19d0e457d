import { reviewId } from '@carwash/domain/reviews/review-id';
import { afterEach, describe, expect } from 'vitest';
import { newService } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { ratingOf, reviewOf } from '../../support/reads/reviews.ts';
import { changeReview, deleteReview, reviewService } from '../support/calls/reviews.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { expectRatingsToMatchReviews } from '../support/records/ratings.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let stranger: Person;
let admin: Person;
test.beforeAll(async ({ harness }) => {
  [customer, stranger, admin] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newAdmin(harness),
  ]);
});
afterEach(async () => {
  await expectConsistentRecords(harness);
  await expectRatingsToMatchReviews(harness);
  harness.mend();
});

describe('changing a review', () => {
  test.each([
    [{ rating: 2 }, { rating: 2, text: 'Spotless.' }],
    [{ review: 'So so' }, { rating: 5, text: 'So so', review: 'So so' }],
    [
      { rating: 3, review: '' },
      { rating: 3, text: '', review: '' },
    ],
    [{}, { rating: 5, text: 'Spotless.' }],
  ])('%j', async (change, after) => {
    const service = await newService(harness);
    const { data } = await reviewService(harness, customer, service);
    const answer = await changeReview(harness, customer, data._id, change);
    const isChanged = Object.keys(change).length > 0;
    expect([answer.status, answer.data]).toEqual([
      200,
      { ...data, ...after, changedAt: isChanged ? expect.any(String) : null },
    ]);
    expect((await ratingOf(harness, service)).rating).toBe(after.rating);
  });

  test("is not found if the review is unknown or somebody else's", async () => {
    const service = await newService(harness);
    const { data } = await reviewService(harness, customer, service);
    const answers = await Promise.all([
      changeReview(harness, stranger, data._id, { rating: 1 }),
      changeReview(harness, customer, reviewId(service._id, stranger.authorKey), { rating: 1 }),
      changeReview(harness, customer, '..%2Fusers', { rating: 1 }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('not_found'));
    expect((await changeReview(harness, admin, data._id, { rating: 1 })).code).toBe('forbidden');
    expect((await reviewOf(harness, data._id))?.rating).toBe(5);
  });
});

describe('deleting a review', () => {
  test.each(['its author', 'an admin'])('done by %s takes it out of the average', async (who) => {
    const service = await newService(harness);
    const { data } = await reviewService(harness, customer, service, { rating: 1 });
    await reviewService(harness, stranger, service, { rating: 4 });
    const as = who === 'an admin' ? admin : customer;
    expect((await deleteReview(harness, as, data._id)).status).toBe(200);
    expect(await reviewOf(harness, data._id)).toBeUndefined();
    expect(await ratingOf(harness, service)).toMatchObject({ rating: 4, ratingCount: 1 });
    expect((await deleteReview(harness, as, data._id)).code).toBe('not_found');
  });

  test('leaves one audit entry if an admin does it, and none if the author does', async () => {
    const service = await newService(harness);
    const { data } = await reviewService(harness, customer, service, { rating: 2, review: 'Wet.' });
    await deleteReview(harness, customer, data._id);
    expect(await auditOf(harness, data._id)).toEqual([]);
    await reviewService(harness, customer, service, { rating: 2, review: 'Wet.' });
    await Promise.all([1, 2, 3].map(() => deleteReview(harness, admin, data._id)));
    expect(await auditOf(harness, data._id)).toEqual([
      expect.objectContaining({
        kind: 'review',
        action: 'review deleted',
        by: { uid: admin.uid, name: admin.name },
        subject: { id: data._id, label: service.name },
        before: { stars: 2 },
        after: null,
      }),
    ]);
  });

  test('leaves the service unrated if it was the last one, and its author may write again', async () => {
    const service = await newService(harness);
    const { data } = await reviewService(harness, customer, service);
    await deleteReview(harness, customer, data._id);
    expect(await ratingOf(harness, service)).toMatchObject({ rating: 0, ratingCount: 0 });
    harness.clock.advanceMinutes(1);
    const again = await reviewService(harness, customer, service);
    expect(again.data._id).toBe(data._id);
    expect(again.data.createdAt > data.createdAt).toBe(true);
  });

  test("is not found if it is somebody else's", async () => {
    const { data } = await reviewService(harness, customer, await newService(harness));
    expect((await deleteReview(harness, stranger, data._id)).code).toBe('not_found');
    expect(await reviewOf(harness, data._id)).toBeDefined();
  });
});

test('a review of a service that is gone can still be changed and deleted, not written', async () => {
  const service = await newService(harness);
  const { data } = await reviewService(harness, customer, service);
  await harness.context.db.services.doc(service._id).delete();
  expect((await reviewService(harness, customer, service)).code).toBe('not_found');
  expect((await changeReview(harness, customer, data._id, { rating: 1 })).data.rating).toBe(1);
  await expectConsistentRecords(harness);
  expect((await deleteReview(harness, customer, data._id)).status).toBe(200);
});
