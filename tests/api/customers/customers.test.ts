import { keyOfAccount, keyOfPhone } from '@carwash/domain/customers/customer-key';
import type { CustomerCard, FoundCustomer } from '@carwash/domain/customers/endpoints';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf } from '../../support/reads/purchases.ts';
import { book } from '../support/calls/bookings.ts';
import {
  blockCustomer,
  changeCustomerNote,
  customerCard,
  searchCustomers,
} from '../support/calls/customers.ts';
import { bookAtDesk, markBooking } from '../support/calls/desk.ts';
import { initiate } from '../support/calls/payments.ts';
import { reviewBusiness } from '../support/calls/reviews.ts';
import { dayAhead } from '../support/calls/slots.ts';
import { joinWaitlist } from '../support/calls/waitlist.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
afterEach(() => harness.mend());
beforeEach(async () => {
  await harness.wipe();
  admin = await newAdmin(harness);
});

/** Sells at the desk, and returns the booking. */
async function sell(change: object, startsInMinutes = 60) {
  const slot = await newSlot(harness, await newService(harness), startsInMinutes);
  const answer = await bookAtDesk(harness, admin, slot, change);
  if (answer.status !== 200) throw new Error(`The desk was told ${answer.message}`);
  return answer.data;
}

const found = async (search: string): Promise<FoundCustomer[]> =>
  (await searchCustomers(harness, admin, search)).data;
const keysFoundBy = async (search: string) =>
  (await found(search)).map(({ customerKey }) => customerKey);
const cardOf = async (key: string): Promise<CustomerCard> =>
  (await customerCard(harness, admin, key)).data;

const walkIn = {
  registrationPlate: 'DHAKA METRO-GA 11-2233',
  customerName: '',
  customerPhone: '',
  customerEmail: '',
};

describe('walk-ins', () => {
  test('are sold to by plate and type alone, under their plate, and asked for no name again', async () => {
    const booking = await sell(walkIn);
    expect(booking.customer).toMatchObject({ uid: null, name: walkIn.registrationPlate });
    expect(await found('ga 112233')).toMatchObject([
      {
        customerKey: 'c-dhaka-metro-ga112233',
        uid: null,
        name: '',
        cars: [
          {
            registrationPlate: walkIn.registrationPlate,
            lastVisit: { serviceId: booking.service._id },
          },
        ],
      },
    ]);
  });

  test('with one plate or one phone number are one customer, whichever key is asked for', async () => {
    await sell(walkIn);
    await sell({
      ...walkIn,
      registrationPlate: 'dhaka metro ga ১১২২৩৩',
      customerPhone: '01711000002',
    });
    await sell({
      registrationPlate: 'CHATTA METRO-KA 99-0000',
      customerName: 'Kamal Hossain',
      customerPhone: '+880 1711-000002',
    });
    const key = keyOfPhone('+8801711000002');
    for (const asked of [key, 'c-dhaka-metro-ga112233', 'c-chatta-metro-ka990000']) {
      const card = await cardOf(asked);
      expect([card.customerKey, card.name, card.visits.length]).toEqual([key, 'Kamal Hossain', 3]);
      expect(card.cars).toHaveLength(2);
    }
  });

  test('of another plate that begins alike are others', async () => {
    await sell(walkIn);
    await sell({ ...walkIn, registrationPlate: 'DHAKA METRO-GA 11-2244' });
    expect((await cardOf('c-dhaka-metro-ga112233')).visits).toHaveLength(1);
  });

  test('of plates with the same letters otherwise apart are others, and a search finds them all', async () => {
    for (const registrationPlate of ['B-NO 1234', 'BN-O 1234', 'B-N0 I234']) {
      await sell({ ...walkIn, registrationPlate });
    }
    const keys = ['c-b-n0i234', 'c-b-no1234', 'c-bn-o1234'];
    for (const search of ['B-NO 1234', 'bno1234', 'BN0 I234']) {
      expect([search, (await keysFoundBy(search)).sort()]).toEqual([search, keys]);
    }
    for (const key of keys) expect((await cardOf(key)).visits).toHaveLength(1);
  });
});

test('a customer is found by plate, any five digits of the phone, name, mail and code', async () => {
  const booking = await sell({
    registrationPlate: 'DHAKA METRO-GA 11-2233',
    customerName: 'Kamal Hossain',
    customerPhone: '01711345678',
    customerEmail: 'kamal@example.test',
  });
  const customer = await newCustomer(harness);
  const key = keyOfPhone('+8801711345678');
  for (const search of [
    'ga-11',
    '১১২২৩৩',
    '01711345',
    '13456',
    '5678',
    'hossain',
    'kamal@',
    booking.code,
  ]) {
    expect([search, await keysFoundBy(search)]).toEqual([search, [key]]);
  }
  expect(await keysFoundBy(customer.email)).toEqual([keyOfAccount(customer.uid)]);
  expect(await keysFoundBy('k')).toEqual([]);
  expect(await keysFoundBy('--')).toEqual([]);
});

test('a whole plate is found behind many newer ones that begin alike', async () => {
  const { db } = harness.context;
  const wanted = await sell(walkIn);
  const other = await sell({ ...walkIn, registrationPlate: 'DHAKA METRO-KHA 55-0000' });
  const stored = (await db.bookings.doc(other._id).get()).data();
  if (!stored) throw new Error('The booking is stored');
  const batch = db.batch();
  for (const number of Array.from({ length: 301 }).keys()) {
    const startsAt = new Date(stored.slot.startsAt.getTime() + (number + 1) * 60_000);
    const _id = `${other._id}-${number}`;
    batch.create(db.bookings.doc(_id), { ...stored, _id, slot: { ...stored.slot, startsAt } });
  }
  await batch.commit();
  expect(await keysFoundBy('Dhaka Metro Ga 11-2233')).toEqual(['c-dhaka-metro-ga112233']);
  expect((await cardOf('c-dhaka-metro-ga112233')).visits.map(({ _id }) => _id)).toEqual([
    wanted._id,
  ]);
});

test('a stored booking that cannot be read does not hide the others', async () => {
  const registrationPlate = 'KHULNA GHA 77-0412';
  const broken = await sell({ registrationPlate, customerPhone: '01711777001' });
  await sell({ registrationPlate: `${registrationPlate}5`, customerPhone: '01711777002' });
  const document = harness.context.db.bookings.doc(broken._id);
  await document.update({ 'vehicle.vehicleType': '' });
  const found = await keysFoundBy('77-0412');
  await document.update({ 'vehicle.vehicleType': broken.vehicle.vehicleType });
  expect(found).toEqual([keyOfPhone('+8801711777002')]);
});

test('a plate with one digit is found by all of it', async () => {
  await sell({ ...walkIn, registrationPlate: 'GA 1' });
  await sell({ ...walkIn, registrationPlate: 'GA 2' });
  expect(await keysFoundBy('ga1')).toEqual(['c-ga1']);
  expect((await cardOf('c-ga1')).visits).toHaveLength(1);
});

test('the card has visits in order of visit, what was spent, no-shows, reviews and messages', async () => {
  const customer = await newCustomer(harness);
  const service = await newService(harness);
  const later = await book(harness, customer, await newSlot(harness, service, 3 * 24 * 60));
  const sooner = await book(harness, customer, await newSlot(harness, service, 120));
  await reviewBusiness(harness, customer);
  const missed = await sell({ customerId: customer.uid, customerName: '' }, 1);
  harness.clock.advanceMinutes(5);
  expect((await markBooking(harness, admin, missed._id, 'no_show')).status).toBe(200);
  const card = await cardOf(keyOfAccount(customer.uid));
  expect(card.visits.map(({ _id }) => _id)).toEqual([later, sooner, missed._id]);
  const amounts = await Promise.all(
    [later, sooner, missed._id].map(async (id) => (await bookingOf(harness, id))?.amount ?? 0),
  );
  expect(card.spentInAll).toBeCloseTo(amounts.reduce((sum, amount) => sum + amount));
  expect(card.noShows).toBe(1);
  expect([card.toPay, card.neverPaid]).toEqual([
    { count: 0, amount: 0 },
    { count: 0, amount: 0 },
  ]);
  expect(card.reviews).toHaveLength(1);
  expect(card.messages.length).toBeGreaterThan(0);
  expect(JSON.stringify(card)).not.toMatch(/linkToken|searchTerms/);
});

test('there is no card of a customer who was never here', async () => {
  for (const key of ['c-nobody', 'p-8801799999999', 'u-nobody']) {
    expect((await customerCard(harness, admin, key)).status).toBe(404);
  }
});

test('of two notes at one time one is written, and the other is told', async () => {
  const customer = await newCustomer(harness);
  const key = keyOfAccount(customer.uid);
  const write = (staffNote: string, seenEdition: number) =>
    changeCustomerNote(harness, admin, key, { staffNote, seenEdition });
  const both = await Promise.all([write('Pays late', 0), write('Wants wax', 0)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const written = both.find(({ status }) => status === 200)?.data;
  expect((await write(written.staffNote, 0)).status).toBe(200);
  expect((await write('Both', written.edition)).data).toMatchObject({
    staffNote: 'Both',
    edition: 2,
  });
  expect((await cardOf(key)).notes).toMatchObject([{ _id: key, staffNote: 'Both' }]);
  expect(JSON.stringify(await auditOf(harness, key))).not.toContain('Both');

  const own = (await call(harness, 'GET', '/auth/my-data', { as: customer })).data;
  expect(own.staffNotes).toMatchObject({ staffNote: 'Both' });
  await call(harness, 'DELETE', `/auth/users/${customer.uid}`, { as: admin });
  expect((await harness.context.db.customerNotes.doc(key).get()).exists).toBe(false);

  const late = await blockCustomer(harness, admin, key, 'Did not come.');
  expect([late.status, late.message]).toEqual([409, 'The account of this customer was deleted.']);
  expect((await harness.context.db.customerNotes.doc(key).get()).exists).toBe(false);
});

describe('a customer who can book by phone only', () => {
  const told = /^Please call us to book: /;

  test.for(['account', 'phone'] as const)(
    'cannot book online nor wait, recognised by the %s, but the desk can sell',
    async (mark) => {
      const customer = await newCustomer(harness);
      const profile = (await harness.context.db.users.doc(customer.uid).get()).data();
      const key = mark === 'phone' ? keyOfPhone(profile?.phone ?? '') : keyOfAccount(customer.uid);
      const service = await newService(harness);
      const slot = await newSlot(harness, service, 120);
      const reason = 'Did not come three times.';
      const blocked = await blockCustomer(harness, admin, key, reason);
      expect(blocked.data.block).toMatchObject({ blockReason: reason });
      expect((await blockCustomer(harness, admin, key, reason)).data.edition).toBe(1);

      const refused = await initiate(harness, customer, slot);
      expect([refused.status, refused.code]).toEqual([409, 'not_on_sale']);
      expect(refused.message).toMatch(told);
      expect(refused.message).not.toContain(reason);
      const line = await joinWaitlist(harness, customer, service, [dayAhead(harness, 3)]);
      expect(line.message).toMatch(told);

      expect((await bookAtDesk(harness, admin, slot, { customerId: customer.uid })).status).toBe(
        200,
      );
      const card = await cardOf(keyOfAccount(customer.uid));
      expect(card.notes.some(({ block }) => block !== null)).toBe(true);

      await blockCustomer(harness, admin, key, null);
      const other = await newSlot(harness, service, 24 * 60);
      expect((await initiate(harness, customer, other)).status).toBe(200);
    },
  );

  test('is known among more of them than one query reads', async () => {
    const { db } = harness.context;
    const customer = await newCustomer(harness);
    const key = keyOfAccount(customer.uid);
    await blockCustomer(harness, admin, key, 'Did not come.');
    const note = (await db.customerNotes.doc(key).get()).data();
    if (!note?.block) throw new Error('The note is stored');
    const since = new Date(note.block.since.getTime() - 60_000);
    for (const hundreds of [0, 500, 1000]) {
      const batch = db.batch();
      for (const number of Array.from({ length: 500 }).keys()) {
        const _id = `p-88017${String(hundreds + number).padStart(8, '0')}`;
        batch.create(db.customerNotes.doc(_id), { ...note, _id, block: { ...note.block, since } });
      }
      await batch.commit();
    }
    const slot = await newSlot(harness, await newService(harness), 120);
    expect((await initiate(harness, customer, slot)).message).toMatch(told);
  });

  test('is never known by a plate alone', async () => {
    expect((await blockCustomer(harness, admin, 'c-ga112233', 'No')).status).toBe(409);
  });
});
