import { reviewId } from '@carwash/domain/reviews/review-id';
import type { Service } from '@carwash/domain/services/service';
import { afterAll, beforeEach, describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { reviewOf } from '../../support/reads/reviews.ts';
import { book } from '../support/calls/bookings.ts';
import {
  changeReview,
  deleteReview,
  reviewBusiness,
  reviewService,
} from '../support/calls/reviews.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import { newGoogleCustomer, renewed } from '../support/people/accounts.ts';
import { newCustomer, type Person, signIn } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let service: Service;
/** A signed-in customer whose email is not confirmed. */
let customer: Person;
test.beforeAll(async ({ harness }) => {
  service = await newService(harness);
});
beforeEach(async () => {
  openMailbox(harness);
  customer = await withEmail(await newCustomer(harness), false);
});
afterAll(async () => {
  harness.mend();
  await expectConsistentRecords(harness);
});

async function withEmail(person: Person, emailVerified: boolean): Promise<Person> {
  await harness.auth.updateUser(person.uid, { emailVerified });
  return renewed(harness, person);
}

function expectRefusal({ status, code, message }: Answer): void {
  expect([status, code]).toEqual([403, 'email_not_verified']);
  expect(message).toBe('Please verify your email address first. Then you can write reviews.');
}

describe('a customer with an unverified email', () => {
  test('cannot write a review', async () => {
    expectRefusal(await reviewService(harness, customer, service));
    expectRefusal(await reviewBusiness(harness, customer));
    expect(await reviewOf(harness, reviewId(service._id, customer.authorKey))).toBeUndefined();
    expect(await reviewOf(harness, reviewId(null, customer.authorKey))).toBeUndefined();
  });

  test('can delete an earlier review, but not change it', async () => {
    const author = await withEmail(customer, true);
    const { data } = await reviewService(harness, author, service, { rating: 5 });
    const doubted = await withEmail(author, false);
    expectRefusal(await changeReview(harness, doubted, data._id, { rating: 1 }));
    expectRefusal(await reviewService(harness, doubted, service, { rating: 1 }));
    expect((await reviewOf(harness, data._id))?.rating).toBe(5);
    expect((await deleteReview(harness, doubted, data._id)).status).toBe(200);
  });

  test('can book and pay', async () => {
    const id = await book(harness, customer, await newSlot(harness, service));
    expect((await harness.context.db.bookings.doc(id).get()).exists).toBe(true);
  });
});

test('a customer who verifies the email can review at once, with the token from before', async () => {
  expectRefusal(await reviewService(harness, customer, service));
  await harness.auth.updateUser(customer.uid, { emailVerified: true });
  expect((await reviewService(harness, customer, service)).status).toBe(200);
  const id = reviewId(service._id, customer.authorKey);
  expect((await changeReview(harness, customer, id, { rating: 2 })).data.rating).toBe(2);
});

test('whoever deletes their account and signs up again with the address writes no second review', async () => {
  const author = await withEmail(customer, true);
  await reviewService(harness, author, service, { rating: 1 });
  const before = (await harness.context.db.reviews.where('serviceId', '==', service._id).get())
    .size;
  await call(harness, 'POST', '/auth/delete-account', { as: author, json: { confirmed: true } });
  const json = {
    name: 'Once More',
    email: author.email,
    password: 'a good password',
    phone: '+8801711000000',
    address: '12 Lake Road',
  };
  const { data } = await call(harness, 'POST', '/auth/signup', { json });
  const token = await signIn(author.email, 'a good password');
  const again = { ...author, uid: data._id, token };
  expectRefusal(await reviewService(harness, again, service));
  await harness.auth.updateUser(again.uid, { emailVerified: true });
  const { data: second } = await reviewService(harness, again, service, { rating: 2 });
  expect(second).toMatchObject({ rating: 2, name: 'Once More' });
  const after = await harness.context.db.reviews.where('serviceId', '==', service._id).get();
  expect(after.size).toBe(before);
  expect((await changeReview(harness, again, second._id, { rating: 3 })).status).toBe(200);
  expect((await deleteReview(harness, again, second._id)).status).toBe(200);
});

test('where no mails are sent nobody is asked to verify an email', async () => {
  harness.mend();
  expect((await reviewService(harness, customer, service)).status).toBe(200);
});

test('a customer whose email Google has verified can review', async () => {
  const answer = await reviewService(harness, await newGoogleCustomer(harness), service);
  expect(answer.status).toBe(200);
});
