import { untouched } from '@carwash/domain/reviews/review';
import { reviewId } from '@carwash/domain/reviews/review-id';
import { afterEach, describe, expect } from 'vitest';
import { password } from '../../support/accounts/accounts.ts';
import { newService } from '../../support/catalogue/catalogue.ts';
import { ratingOf, reviewOf } from '../../support/reads/reviews.ts';
import {
  changeReview,
  deleteReview,
  reviewBusiness,
  reviewService,
} from '../support/calls/reviews.ts';
import { newAdmin, newCustomer, type Person, signIn } from '../support/people/people.ts';
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

const countReviews = async () => (await harness.context.db.reviews.count().get()).data().count;

describe('reviewing a service', () => {
  test("the review bears its author's name and counts in the service's average", async () => {
    const service = await newService(harness);
    const answer = await reviewService(harness, customer, service, { rating: 4 });
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({
      _id: reviewId(service._id, customer.authorKey),
      rating: 4,
      text: 'Spotless.',
      review: 'Spotless.',
      author: { key: customer.authorKey, name: customer.name },
      user: customer.authorKey,
      name: customer.name,
      serviceId: service._id,
      service: service._id,
      verifiedCustomer: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      ...untouched,
    });
    await reviewService(harness, stranger, service, { rating: 1 });
    expect(await ratingOf(harness, service)).toEqual({
      rating: 2.5,
      ratingCount: 2,
      ratingHistogram: { 1: 1, 2: 0, 3: 0, 4: 1, 5: 0 },
    });
  });

  test('again replaces the first review and keeps its date', async () => {
    const service = await newService(harness);
    const { data: first } = await reviewService(harness, customer, service, { rating: 5 });
    harness.clock.advanceMinutes(2 * 24 * 60);
    const second = await reviewService(harness, customer, service, {
      rating: 2,
      review: undefined,
    });
    expect(second.data).toEqual({
      ...first,
      rating: 2,
      text: '',
      review: '',
      changedAt: expect.any(String),
    });
    expect((await ratingOf(harness, service)).ratingCount).toBe(1);
  });

  test('stores the name that the profile has at that moment', async () => {
    const service = await newService(harness);
    const author = await newCustomer(harness);
    await reviewService(harness, author, service);
    await harness.context.db.users.doc(author.uid).update({ name: 'Another Name' });
    const id = reviewId(service._id, author.authorKey);
    expect((await reviewOf(harness, id))?.author.name).toBe(author.name);
    await reviewService(harness, author, service);
    expect((await reviewOf(harness, id))?.author.name).toBe('Another Name');
  });

  test('an account without a profile cannot review', async () => {
    const uid = 'noprofile';
    const email = `${uid}@example.test`;
    await harness.auth.createUser({ uid, email, password, emailVerified: true });
    await harness.auth.setCustomUserClaims(uid, { role: 'user' });
    const author = { uid, email, name: '', authorKey: '', token: await signIn(email) };
    const answer = await reviewService(harness, author, await newService(harness));
    expect([answer.status, answer.code]).toEqual([403, 'forbidden']);
  });

  test.each([
    ['line breaks', 'First line\n\nSecond line'],
    ['emoji', 'Like new 👨‍👩‍👧 🚗✨'],
    ['right-to-left', 'السيارة نظيفة جدا'],
    ['what looks like markup', '<script>alert(1)</script> & "quotes"'],
    ['2,000 characters', 'x'.repeat(2000)],
    ['no words', ''],
  ])('%s are kept as they are', async (_case, review) => {
    const service = await newService(harness);
    const answer = await reviewService(harness, customer, service, { review });
    expect([answer.status, answer.data.text]).toEqual([200, review]);
  });

  test.each(['nowhere1', 'general', '..', 'a/b', '__x__', 'x'.repeat(64)])(
    'is refused for the unknown service %s',
    async (id) => {
      const before = await countReviews();
      const answer = await reviewService(harness, customer, await newService(harness), {
        service: id,
      });
      expect([answer.status, answer.code]).toEqual([404, 'not_found']);
      expect(await countReviews()).toBe(before);
    },
  );
});

describe('reviewing the business', () => {
  test('gives each customer one review, of no service', async () => {
    const { data: first } = await reviewBusiness(harness, customer);
    expect(first).toMatchObject({
      _id: reviewId(null, customer.authorKey),
      rating: 4,
      text: 'Friendly.',
      message: 'Friendly.',
      author: { key: customer.authorKey, name: customer.name },
      serviceId: null,
    });
    const second = await reviewBusiness(harness, customer, { rating: 1, message: undefined });
    expect([second.status, second.data]).toEqual([
      200,
      { ...first, rating: 1, text: '', message: '', changedAt: expect.any(String) },
    ]);
  });

  test('gives a review that is changed and deleted like any other', async () => {
    const { data } = await reviewBusiness(harness, stranger);
    expect((await changeReview(harness, stranger, data._id, { rating: 5 })).data.rating).toBe(5);
    expect((await deleteReview(harness, customer, data._id)).code).toBe('not_found');
    expect((await deleteReview(harness, admin, data._id)).status).toBe(200);
    expect(await reviewOf(harness, data._id)).toBeUndefined();
  });
});
