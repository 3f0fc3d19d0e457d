import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { reviewOf } from '../../support/reads/reviews.ts';
import { book } from '../support/calls/bookings.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { reviewService } from '../support/calls/reviews.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { addressOf } from '../support/requests/endpoint-list.ts';
import { harness, test } from '../support/test.ts';

let owner: Person;
let stranger: Person;
let admin: Person;
test.beforeAll(async ({ harness }) => {
  [owner, stranger, admin] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newAdmin(harness),
  ]);
});

interface Things {
  /** Id of a paid purchase: its transaction and its booking have the same id. */
  booking: string;
  /** Another open slot of the same service. */
  openSlot: string;
  review: string;
}

async function newThings(): Promise<Things> {
  const service = await newService(harness);
  return {
    booking: await book(harness, owner, await newSlot(harness, service)),
    openSlot: (await newSlot(harness, service, 3 * 24 * 60))._id,
    review: (await reviewService(harness, owner, service)).data._id,
  };
}

interface Attempt {
  endpoint: EndpointName;
  params?: (things: Things) => Record<string, string>;
  query?: (things: Things) => Record<string, string>;
  json?: (things: Things) => object;
  /** Status for an admin; left out where the admin's call would delete the record. */
  admin?: 200 | 403;
}

const idOf = (kind: keyof Things) => (things: Things) => ({ id: things[kind] });

/**
 * Calls on a record of one customer. The owner gets 200 in every row; for another customer the record does
 * not exist.
 */
const attempts: Attempt[] = [
  { endpoint: 'getTransaction', params: idOf('booking'), admin: 200 },
  {
    endpoint: 'createTransaction',
    json: ({ booking }) => ({ transactionId: booking, status: 'success' }),
    admin: 403,
  },
  {
    endpoint: 'createBooking',
    json: ({ booking }) => ({ transactionId: booking }),
    admin: 403,
  },
  {
    endpoint: 'cancelPayment',
    params: ({ booking }) => ({ transactionId: booking }),
    admin: 403,
  },
  {
    endpoint: 'rescheduleBooking',
    query: ({ booking, openSlot }) => ({ bookingId: booking, slotId: openSlot }),
    admin: 403,
  },
  { endpoint: 'cancelBooking', params: idOf('booking'), admin: 403 },
  { endpoint: 'getUser', params: () => ({ id: owner.uid }), admin: 200 },
  { endpoint: 'getUserByEmail', params: () => ({ email: owner.email }), admin: 200 },
  {
    endpoint: 'updateServiceReview',
    params: idOf('review'),
    json: () => ({ rating: 4 }),
    admin: 403,
  },
  { endpoint: 'deleteServiceReview', params: idOf('review') },
];

function attempt({ endpoint, params, query, json }: Attempt, things: Things, as: Person) {
  const { method } = endpoints[endpoint];
  const search = query ? `?${new URLSearchParams(query(things))}` : '';
  const path = addressOf(endpoints[endpoint], params?.(things)) + search;
  return call(harness, method, path, { as, json: json?.(things) });
}

test.each(attempts)('$endpoint', async (row) => {
  const things = await newThings();
  const refused = await attempt(row, things, stranger);
  expect([refused.status, refused.code]).toEqual([404, 'not_found']);
  if (row.admin) expect((await attempt(row, things, admin)).status).toBe(row.admin);
  expect((await attempt(row, things, owner)).status).toBe(200);
});

test('an admin may remove a review of anybody', async () => {
  const row: Attempt = { endpoint: 'deleteServiceReview', params: idOf('review') };
  expect((await attempt(row, await newThings(), admin)).status).toBe(200);
});

test("another customer's attempts leave everything as it was", async () => {
  const things = await newThings();
  await Promise.all(attempts.map((row) => attempt(row, things, stranger)));
  expect((await transactionOf(harness, things.booking)).status).toBe('success');
  expect((await bookingOf(harness, things.booking))?.status).toBe('pending');
  expect(await reviewOf(harness, things.review)).toMatchObject({ rating: 5, text: 'Spotless.' });
});

test('a sale to a customer without an account belongs to no customer', async () => {
  const service = await newService(harness);
  const slot = await newSlot(harness, service);
  const booking = (await bookAtDesk(harness, admin, slot)).data._id;
  const openSlot = (await newSlot(harness, service, 3 * 24 * 60))._id;
  const things = { ...(await newThings()), booking, openSlot };
  const ofBookings = attempts.filter(({ endpoint }) => !/User|Review/.test(endpoint));
  const answers = await Promise.all(ofBookings.map((row) => attempt(row, things, owner)));
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'not_found'));
  expect((await bookingOf(harness, booking))?.status).toBe('pending');
});

test.each(['/bookings/my-bookings', '/transactions/user/my-transactions', '/reviews/my-reviews'])(
  "%s shows only the caller's own records",
  async (path) => {
    const someone = await newCustomer(harness);
    await newThings();
    expect((await call(harness, 'GET', path, { as: someone })).data).toEqual([]);
    expect((await call(harness, 'GET', path, { as: owner })).data.length).toBeGreaterThan(0);
  },
);

test('only admins may list the bookings of a customer by id', async () => {
  const things = await newThings();
  const path = `/bookings/customer/${owner.uid}?limit=100`;
  const { data } = await call(harness, 'GET', path, { as: admin });
  expect(data.map(({ _id }: { _id: string }) => _id)).toContain(things.booking);
  expect((await call(harness, 'GET', path, { as: owner })).status).toBe(403);
});
