import { reviewId } from '@carwash/domain/reviews/review-id';
import type { Service } from '@carwash/domain/services/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newGoogleCustomer, renewed } from '../support/accounts.ts';
import { book } from '../support/book.ts';
import { expectBooksToBalance } from '../support/books.ts';
import type { Answer } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newCustomer, type Person } from '../support/customers.ts';
import {
  changeReview,
  deleteReview,
  reviewBusiness,
  reviewOf,
  reviewService,
} from '../support/reviews.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let service: Service;
/** Has a session, and an email that nobody has confirmed. */
let customer: Person;
beforeAll(async () => {
  world = await openWorld();
  service = await newService(world);
});
beforeEach(async () => {
  customer = await withEmail(await newCustomer(world), false);
});
afterAll(async () => {
  await expectBooksToBalance(world);
  await world.close();
});

async function withEmail(person: Person, emailVerified: boolean): Promise<Person> {
  await world.auth.updateUser(person.uid, { emailVerified });
  return renewed(world, person);
}

function expectRefusal({ status, code, message }: Answer): void {
  expect([status, code]).toEqual([403, 'email_not_verified']);
  expect(message).toBe('Please verify your email address first. Then you can write reviews.');
}

describe('without a verified email', () => {
  test('nobody reviews a service or the business', async () => {
    expectRefusal(await reviewService(world, customer, service));
    expectRefusal(await reviewBusiness(world, customer));
    expect(await reviewOf(world, reviewId(service._id, customer.authorKey))).toBeUndefined();
    expect(await reviewOf(world, reviewId(null, customer.authorKey))).toBeUndefined();
  });

  test('an earlier review can be deleted, but not changed', async () => {
    const author = await withEmail(customer, true);
    const { data } = await reviewService(world, author, service, { rating: 5 });
    const doubted = await withEmail(author, false);
    expectRefusal(await changeReview(world, doubted, data._id, { rating: 1 }));
    expectRefusal(await reviewService(world, doubted, service, { rating: 1 }));
    expect((await reviewOf(world, data._id))?.rating).toBe(5);
    expect((await deleteReview(world, doubted, data._id)).status).toBe(200);
  });

  test('one can book and pay', async () => {
    const id = await book(world, customer, await newSlot(world, service));
    expect((await world.context.db.bookings.doc(id).get()).exists).toBe(true);
  });
});

test('who verifies the email reviews at once, with the token from before', async () => {
  expectRefusal(await reviewService(world, customer, service));
  await world.auth.updateUser(customer.uid, { emailVerified: true });
  expect((await reviewService(world, customer, service)).status).toBe(200);
  const id = reviewId(service._id, customer.authorKey);
  expect((await changeReview(world, customer, id, { rating: 2 })).data.rating).toBe(2);
});

test('who came with an email that Google has verified reviews', async () => {
  const answer = await reviewService(world, await newGoogleCustomer(world), service);
  expect(answer.status).toBe(200);
});
