/** @module-tag long */
import { keyOfAccount, keyOfPhone, keyOfPlate } from '@carwash/domain/customers/customer-key';
import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { endpoints } from '@carwash/domain/endpoints';
import { queryIntervalMs } from '@carwash/domain/payments/provider-query-schedule';
import { isCapability } from '@carwash/domain/roles/role';
import { seededRandom } from '@carwash/emulator-seed/seeded-random';
import { statusesOf } from '@carwash/functions/openapi/statuses-of';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { book } from '../support/calls/bookings.ts';
import { startPaying } from '../support/calls/payments.ts';
import { reviewBusiness, reviewService } from '../support/calls/reviews.ts';
import { historySeed } from '../support/histories.ts';
import { newAdmin, newCustomer, newCustomers, type Person } from '../support/people/people.ts';
import { signedInNow } from '../support/people/personas.ts';
import { expectRatingsToMatchReviews } from '../support/records/ratings.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { endpointList } from '../support/requests/endpoint-list.ts';
import {
  faultyParts,
  hasVariety,
  mutatedRequests,
  type RandomRequest,
  validRequests,
} from '../support/requests/random-requests.ts';
import { type RawAnswer, rawCall } from '../support/requests/raw-call.ts';
import type { KnownValues } from '../support/requests/valid-inputs.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
/** The customer who calls for a deletion of their account, which a booking prevents. */
let leaver: Person;
let admin: Person;
let existing: Record<
  'services' | 'slots' | 'users' | 'emails' | 'purchases' | 'reviews' | 'devices',
  string[]
>;

test.beforeAll(async ({ harness }) => {
  [customer, leaver, admin] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newAdmin(harness),
  ]);
  await book(harness, leaver, await newSlot(harness, await newService(harness), 400));
  const others = await newCustomers(harness, 3);
  const services = await Promise.all([
    newService(harness),
    newService(harness),
    newService(harness),
  ]);
  const [first = await newService(harness)] = services;
  const slots = await Promise.all(
    [2, 3, 4, 5, 6].map((day) => newSlot(harness, first, day * 24 * 60)),
  );
  const [paying, booked] = await Promise.all([
    startPaying(harness, customer, await newSlot(harness, first, 7 * 24 * 60)),
    book(harness, customer, await newSlot(harness, first, 8 * 24 * 60)),
  ]);
  const reviews = [
    await reviewService(harness, customer, first),
    await reviewBusiness(harness, customer),
  ];
  existing = {
    services: services.map(({ _id }) => _id),
    slots: slots.map(({ _id }) => _id),
    // Keeps the callers, who are needed until the end.
    users: others.map(({ uid }) => uid),
    emails: [customer.email, ...others.map(({ email }) => email)],
    purchases: [paying, booked],
    reviews: reviews.map(({ data }) => data._id),
    devices: ['0'.repeat(64)],
  };
});

/** Kind of the id that the parameter `id` takes, by the beginning of the path; the first match counts. */
const idsBelow: [string, keyof typeof existing][] = [
  ['/auth', 'users'],
  ['/bookings/customer', 'users'],
  ['/services/slots', 'slots'],
  ['/services', 'services'],
  ['/service-reviews', 'reviews'],
  ['/messages/push-subscriptions', 'devices'],
  ['/', 'purchases'],
];

function knownFor({ path }: Endpoint): KnownValues {
  const kind = idsBelow.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'purchases';
  const { services, slots, emails, purchases, users } = existing;
  return {
    id: existing[kind],
    service: services,
    // Only the service that has slots and bookings.
    serviceId: services.slice(0, 1),
    slotId: slots,
    bookingId: purchases,
    customerId: users,
    customerKey: [...users.map(keyOfAccount), keyOfPhone('01711000002'), keyOfPlate('DHA 1')],
    transactionId: purchases,
    mer_txnid: purchases,
    email: path.includes(':email') ? emails : [],
    phone: ['01711000000'],
    customerPhone: ['01711000002'],
    endpoint: ['https://fcm.googleapis.com/fcm/send/example'],
    image: ['/pictures/foam.svg', '/pictures/d_e-2.webp'],
    vehicleType: ['car', 'van'],
    suitableFor: ['car', 'SUV', 'van'],
  };
}

function callerFor(endpoint: Endpoint): Person | undefined {
  if (endpoint === endpoints.deleteOwnAccount) return leaver;
  if (endpoint.auth === 'anyone') return undefined;
  if (!isCapability(endpoint.auth)) return customer;
  // Hours have passed by the clock of the business, and some calls need a recent sign-in.
  return { ...admin, token: signedInNow(harness, admin) };
}

/**
 * Sends one call. If it asked the payment provider, the clock moves on until the provider may be asked again,
 * so that the next call need not wait.
 */
async function send(
  { method }: Endpoint,
  { path, headers, body }: RandomRequest,
  as: Person | undefined,
): Promise<RawAnswer> {
  const asked = harness.provider.count('search');
  const answer = await rawCall(harness, method, path, { as, headers, body });
  if (harness.provider.count('search') > asked)
    harness.clock.advanceMinutes(queryIntervalMs / 60_000);
  return answer;
}

const seed = seededRandom(`${historySeed} bodies`).between(0, 2 ** 31 - 1);

async function expectOnlyListedStatuses(
  endpoint: Endpoint,
  requests: Arbitrary<RandomRequest>,
  numRuns: number,
): Promise<void> {
  // The right role calls with a valid token, so a refusal would be a fault that hides all others.
  const refusals = endpoint.auth === 'anyone' ? [] : [401, 403];
  const unlisted = [500, ...refusals];
  const listed = statusesOf(endpoint).filter((status) => !unlisted.includes(status));
  const as = callerFor(endpoint);
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { status, message } = await send(endpoint, request, as);
      expect(listed, `${status} ${message}`).toContain(status);
    }),
    { seed, numRuns },
  );
}

/** Deletions come last, because the other calls need the deleted records. */
const inOrder = endpointList.toSorted(
  ([, one], [, other]) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
);

describe.for(inOrder)(`%s (seed '${historySeed}')`, ([, endpoint]) => {
  test('answers valid bodies with listed statuses only', () => {
    // Twice at least, because the second call may meet what the first one has left.
    const runs = hasVariety(endpoint) ? 10 : 2;
    return expectOnlyListedStatuses(endpoint, validRequests(endpoint, knownFor(endpoint)), runs);
  });

  test('answers invalid bodies with listed statuses only', () => {
    const runs = 4 * faultyParts(endpoint).length;
    return expectOnlyListedStatuses(endpoint, mutatedRequests(endpoint, knownFor(endpoint)), runs);
  });
});

test('the records are consistent after all random calls', async () => {
  await expectConsistentRecords(harness);
  await expectRatingsToMatchReviews(harness);
});
