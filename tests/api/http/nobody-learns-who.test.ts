import { collections } from '@carwash/domain/collections';
import { endpoints } from '@carwash/domain/endpoints';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Slot } from '@carwash/domain/slots/slot';
import { expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { projectId } from '../../support/emulators/emulators.ts';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { reviewBusiness, reviewService } from '../support/calls/reviews.ts';
import { newAdmin, newCustomer, newCustomers, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

// Strangers read the documents under the address of the suite's project.
test.override('documentsProject', projectId);

/** Private settings of the business. */
const kept = {
  legalName: 'Foam Holding Ltd.',
  taxNumber: 'BIN 0042-77',
  deskNote: 'Alarm code 8135',
};

const documents = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${projectId}/databases/(default)/documents`;

let admin: Person;
let reviewer: Person;
let buyers: Person[];
let slots: Slot[];
let transactions: Transaction[];
/** Everything that anybody can read without signing in, read again after every step. */
let seen: string[];
/** Collections of which something was read, because the rules make them public. */
const opened = new Set<string>();

/** Asks for reviews as visitors may: for those that are not hidden. */
const queryShownReviews = () =>
  fetch(`${documents}:runQuery`, {
    method: 'POST',
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: collections.reviews }],
        where: { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'hiddenAt' } } },
        limit: 100,
      },
    }),
  });

/**
 * Returns the documents of a collection that the rules let anybody read, with the times that Firestore stores
 * beside them.
 */
async function readCollection(name: string): Promise<string> {
  const response = await (name === collections.reviews
    ? queryShownReviews()
    : fetch(`${documents}/${name}?pageSize=100`));
  const text = await response.text();
  if (!response.ok) return '';
  opened.add(name);
  return text;
}

/** Reads each document on its own, because reading may be allowed where listing is not. */
async function readDocuments(name: string): Promise<string[]> {
  const { docs } = await harness.firestore.collection(name).get();
  return Promise.all(
    docs.map(async ({ ref }) => {
      const response = await fetch(`${documents}/${ref.path}`);
      return response.ok ? response.text() : '';
    }),
  );
}

const addresses = ({ _id, serviceId, date }: Slot): string[] => [
  '/services?limit=50',
  `/services/${serviceId}`,
  `/services/slots/${_id}`,
  `/services/slots/availability?date=${date}&serviceId=${serviceId}`,
  `/services/slots/openings?serviceId=${serviceId}`,
  `/service-reviews/${serviceId}`,
  '/service-reviews?limit=100',
  '/reviews?limit=100',
  '/bays',
  '/settings',
];

async function lookAround(): Promise<void> {
  const names = Object.values(collections);
  const lists = await Promise.all(names.map(readCollection));
  const single = await Promise.all(names.map(readDocuments));
  const paths = new Set(slots.flatMap(addresses));
  const answers = await Promise.all(
    [...paths].map(async (path) => {
      const response = await fetch(`${harness.apiUrl}/api${path}`);
      expect([path, response.status]).toEqual([path, 200]);
      return `${JSON.stringify([...response.headers])} ${await response.text()}`;
    }),
  );
  seen.push(...lists, ...single.flat(), ...answers);
}

test.beforeAll(async ({ harness }) => {
  seen = [];
  const service = await newService(harness);
  slots = await Promise.all(
    Array.from({ length: 10 }, (_, index) => newSlot(harness, service, 3 * 24 * 60 + index * 60)),
  );
  [admin, reviewer, buyers] = await Promise.all([
    newAdmin(harness),
    newCustomer(harness),
    newCustomers(harness, 7),
  ]);
  const at = (index: number) => slots[index] as Slot;
  const buyer = (index: number) => buyers[index] as Person;
  const act = async <T>(step: Promise<T>): Promise<T> => {
    const result = await step;
    await lookAround();
    return result;
  };

  const json = { tagline: 'Washed by hand' };
  await act(call(harness, 'PATCH', '/settings', { as: admin, json }));
  await act(call(harness, 'PATCH', '/settings/private', { as: admin, json: kept }));
  await act(startPaying(harness, buyer(0), at(0)));
  await act(book(harness, buyer(1), at(1)));
  const declined = await act(startPaying(harness, buyer(2), at(2)));
  harness.provider.decline(declined);
  await act(callback(harness, 'fail', declined));
  const moved = await act(book(harness, buyer(3), at(3)));
  await act(reschedule(harness, buyer(3), moved, at(4)));
  const cancelled = await act(book(harness, buyer(4), at(5)));
  await act(cancelBooking(harness, buyer(4), cancelled));
  await act(bookAtDesk(harness, admin, at(6), { customerName: 'Kamal Hossain' }));
  await act(
    bookAtDesk(harness, admin, at(7), { customerId: buyer(5).uid, customerName: 'Nobody' }),
  );
  await act(book(harness, reviewer, at(8)));
  await act(reviewService(harness, reviewer, service));
  await act(reviewBusiness(harness, reviewer));
  transactions = (await harness.context.db.transactions.get()).docs.map((doc) => doc.data());
});

const everything = () => seen.join('\n');

test('only the intended collections are public', () => {
  expect([...opened].sort()).toEqual(['reviews', 'services']);
  expect(everything()).toContain('/documents/days/');
  expect(everything()).toContain('/documents/stats/reviews');
  expect(everything()).toContain('/documents/settings/public');
  const called = new Set(addresses(slots[0] as Slot).map((path) => path.split(/[?/]/)[1]));
  const open = Object.values(endpoints).filter(
    ({ method, auth, response }) => method === 'GET' && auth === 'anyone' && response === 'json',
  );
  expect(open.map(({ path }) => path.split('/')[1]).filter((area) => !called.has(area))).toEqual(
    [],
  );
});

test('public data has no payment, account, plate or contact details', () => {
  const text = everything();
  expect(transactions).toHaveLength(8);
  const ofPayments = transactions.flatMap(({ _id, providerReference }) => [
    _id,
    _id.slice(2, 15),
    `-${_id.slice(16, 23)}-`,
    ...(providerReference ? [providerReference] : []),
  ]);
  const ofPeople = [admin, reviewer, ...buyers].flatMap(({ uid, email }) => [uid, email]);
  const ofBuyers = [...buyers.map(({ name }) => name), 'Kamal Hossain', '1711000002'];
  const ofBusiness = Object.values(kept);
  const secrets = [
    ...ofBusiness,
    ...ofPayments,
    ...ofPeople,
    ...ofBuyers,
    vehicle.registrationPlate,
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).toContain(reviewer.name);
});

test('the time in a payment id does not follow from the time that a slot shows', async () => {
  const distances = transactions.map(({ _id, createdAt }) => createdAt.getTime() - momentOf(_id));
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...distances)).toBeLessThan(60 * 60_000);
  // Eight random distances within one minute would be a coincidence of one in 10^11.
  expect(Math.max(...distances) - Math.min(...distances)).toBeGreaterThan(60_000);
  const held = await slotNow(harness, slots[0] as Slot);
  const [payment] = transactions.filter(({ claimId }) => claimId === held.claimId);
  const id = payment?._id ?? '';
  expect(momentOf(id)).not.toBe((held.heldUntil?.getTime() ?? 0) - 15 * 60_000);
});

const momentOf = (id: string): number => Number(id.split('-')[1]);

/** A job in the format of Firestore's REST API. */
interface Job {
  mapValue: { fields: { slotId: { stringValue: string } } };
}

test('no two slots ever show the same claim id', () => {
  const slotsOfClaims = new Map<string, Set<string>>();
  for (const text of seen) {
    if (!text.startsWith('{') || !text.includes('"jobs"')) continue;
    const { documents: found = [JSON.parse(text)] } = JSON.parse(text);
    for (const { fields } of found) {
      for (const [claim, job] of Object.entries<Job>(fields?.jobs?.mapValue?.fields ?? {})) {
        const { stringValue } = job.mapValue.fields.slotId;
        slotsOfClaims.set(claim, (slotsOfClaims.get(claim) ?? new Set()).add(stringValue));
      }
    }
  }
  expect(slotsOfClaims.size).toBeGreaterThanOrEqual(8);
  expect([...slotsOfClaims.values()].filter(({ size }) => size > 1)).toEqual([]);
});

test('the customer of a moved booking still owns both ends of the move', async () => {
  const { db } = harness.context;
  const [booking] = (await db.bookings.where('slot._id', '==', slots[4]?._id).get()).docs;
  const { claimId = '', _id = '' } = booking?.data() ?? {};
  expect((await slotNow(harness, slots[4] as Slot)).claimId).toBe(claimId);
  expect((await transactionOf(harness, _id)).claimId).toBe(claimId);
});
