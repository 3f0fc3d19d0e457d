import { reviewId } from '@carwash/domain/reviews/review-id';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../support/books.ts';
import { newService } from '../support/catalogue.ts';
import { newAdmin, newCustomer, type Person, password, signIn } from '../support/customers.ts';
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

const countReviews = async () => (await world.context.db.reviews.count().get()).data().count;

describe('reviewing a service', () => {
  test("the review bears its author's name and counts in the service's average", async () => {
    const service = await newService(world);
    const answer = await reviewService(world, customer, service, { rating: 4 });
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({
      _id: reviewId(service._id, customer.authorKey),
      rating: 4,
      text: 'Spotless.',
      author: { key: customer.authorKey, name: customer.name },
      serviceId: service._id,
      verifiedCustomer: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    await reviewService(world, stranger, service, { rating: 1 });
    expect(await ratingOf(world, service)).toEqual({
      rating: 2.5,
      ratingCount: 2,
      ratingHistogram: { 1: 1, 2: 0, 3: 0, 4: 1, 5: 0 },
    });
  });

  test('a second one replaces the first and keeps its date', async () => {
    const service = await newService(world);
    const { data: first } = await reviewService(world, customer, service, { rating: 5 });
    world.clock.advanceMinutes(2 * 24 * 60);
    const second = await reviewService(world, customer, service, { rating: 2, review: undefined });
    expect(second.data).toEqual({ ...first, rating: 2, text: '' });
    expect((await ratingOf(world, service)).ratingCount).toBe(1);
  });

  test('the name is the one that the profile has when it is written', async () => {
    const service = await newService(world);
    const author = await newCustomer(world);
    await reviewService(world, author, service);
    await world.context.db.users.doc(author.uid).update({ name: 'Another Name' });
    const id = reviewId(service._id, author.authorKey);
    expect((await reviewOf(world, id))?.author.name).toBe(author.name);
    await reviewService(world, author, service);
    expect((await reviewOf(world, id))?.author.name).toBe('Another Name');
  });

  test('an account without a profile cannot review', async () => {
    const uid = 'noprofile';
    const email = `${uid}@example.test`;
    await world.auth.createUser({ uid, email, password, emailVerified: true });
    await world.auth.setCustomUserClaims(uid, { role: 'user' });
    const author = { uid, email, name: '', authorKey: '', token: await signIn(email) };
    const answer = await reviewService(world, author, await newService(world));
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
    const service = await newService(world);
    const answer = await reviewService(world, customer, service, { review });
    expect([answer.status, answer.data.text]).toEqual([200, review]);
  });

  test.each(['nowhere1', 'general', '..', 'a/b', '__x__', 'x'.repeat(64)])(
    'there is no service %s',
    async (id) => {
      const before = await countReviews();
      const answer = await reviewService(world, customer, await newService(world), { service: id });
      expect([answer.status, answer.code]).toEqual([404, 'not_found']);
      expect(await countReviews()).toBe(before);
    },
  );
});

describe('reviewing the business', () => {
  test('there is one by each customer, of no service', async () => {
    const { data: first } = await reviewBusiness(world, customer);
    expect(first).toMatchObject({
      _id: reviewId(null, customer.authorKey),
      rating: 4,
      text: 'Friendly.',
      author: { key: customer.authorKey, name: customer.name },
      serviceId: null,
    });
    const second = await reviewBusiness(world, customer, { rating: 1, message: undefined });
    expect([second.status, second.data]).toEqual([200, { ...first, rating: 1, text: '' }]);
  });

  test('it is changed and deleted as any review', async () => {
    const { data } = await reviewBusiness(world, stranger);
    expect((await changeReview(world, stranger, data._id, { rating: 5 })).data.rating).toBe(5);
    expect((await deleteReview(world, customer, data._id)).code).toBe('not_found');
    expect((await deleteReview(world, admin, data._id)).status).toBe(200);
    expect(await reviewOf(world, data._id)).toBeUndefined();
  });
});
