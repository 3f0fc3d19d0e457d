import { keyOfAccount, keyOfPhone } from '@carwash/domain/customers/customer-key';
import type { CustomerCard, FoundCustomer } from '@carwash/domain/customers/endpoints';
import { traceDays } from '@carwash/domain/customers/trace';
import { writeTraces } from '@carwash/functions/customers/traces';
import { commitIfUnchanged } from '@carwash/functions/db/compare-and-set';
import { deliverMessage } from '@carwash/functions/messages/deliver-message';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import {
  blockCustomer,
  changeCustomerNote,
  customerCard,
  eraseCustomer,
  listCustomers,
  searchCustomers,
} from '../support/calls/customers.ts';
import { bookAtDesk, cancelAsAdmin, markBooking } from '../support/calls/desk.ts';
import { initiate } from '../support/calls/payments.ts';
import { reviewBusiness } from '../support/calls/reviews.ts';
import { dayAhead } from '../support/calls/slots.ts';
import { addPhoto } from '../support/calls/visit-records.ts';
import { joinWaitlist } from '../support/calls/waitlist.ts';
import { messagesOf, openMailbox } from '../support/messages/open-mailbox.ts';
import {
  newAdmin,
  newCustomer,
  newCustomerWithPhone,
  type Person,
} from '../support/people/people.ts';
import { signedInNow } from '../support/people/personas.ts';
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
const cardOf = async (id: string): Promise<CustomerCard> =>
  (await customerCard(harness, admin, id)).data;

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

  test('with one plate or one phone number are one customer, whichever visit is asked for', async () => {
    const first = await sell(walkIn);
    const second = await sell({
      ...walkIn,
      registrationPlate: 'dhaka metro ga ১১২২৩৩',
      customerPhone: '01711000002',
    });
    const third = await sell({
      registrationPlate: 'CHATTA METRO-KA 99-0000',
      customerName: 'Kamal Hossain',
      customerPhone: '+880 1711-000002',
    });
    const key = keyOfPhone('+8801711000002');
    const ids = [first, second, third].map(({ _id }) => _id);
    for (const asked of ids) {
      const card = await cardOf(asked);
      expect([card.customerKey, card.name, card.visits.length]).toEqual([key, 'Kamal Hossain', 3]);
      expect(card.cars).toHaveLength(2);
    }
    const [customer] = await found('Kamal');
    expect(ids).toContain(customer?._id);
  });

  test('of another plate that begins alike are others', async () => {
    const { _id } = await sell(walkIn);
    await sell({ ...walkIn, registrationPlate: 'DHAKA METRO-GA 11-2244' });
    expect((await cardOf(_id)).visits).toHaveLength(1);
  });

  test('of plates with the same letters otherwise apart are others, and a search finds them all', async () => {
    const ids: string[] = [];
    for (const registrationPlate of ['B-NO 1234', 'BN-O 1234', 'B-N0 I234']) {
      ids.push((await sell({ ...walkIn, registrationPlate }))._id);
    }
    const keys = ['c-b-n0i234', 'c-b-no1234', 'c-bn-o1234'];
    for (const search of ['B-NO 1234', 'bno1234', 'BN0 I234']) {
      expect([search, (await keysFoundBy(search)).sort()]).toEqual([search, keys]);
    }
    for (const id of ids) expect((await cardOf(id)).visits).toHaveLength(1);
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
  expect((await cardOf(wanted._id)).visits.map(({ _id }) => _id)).toEqual([wanted._id]);
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
  const { _id } = await sell({ ...walkIn, registrationPlate: 'GA 1' });
  await sell({ ...walkIn, registrationPlate: 'GA 2' });
  expect(await keysFoundBy('ga1')).toEqual(['c-ga1']);
  expect((await cardOf(_id)).visits).toHaveLength(1);
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
  await sell({ ...walkIn, customerPhone: '01711000002' });
  for (const id of ['T-1-abc-foamwash', 'p-8801711000002', 'c-dhaka-metro-ga112233', 'u-nobody']) {
    expect((await customerCard(harness, admin, id)).status).toBe(404);
  }
});

describe('the list of customers', () => {
  const pageOf = async (query: object) => {
    const { data, meta } = await listCustomers(harness, admin, query);
    const keys = (data as FoundCustomer[]).map(({ customerKey }) => customerKey);
    return { keys, nextCursor: meta?.nextCursor as string | null };
  };

  test('names each customer once, by their latest visit, page by page', async () => {
    const customer = await newCustomer(harness);
    const account = keyOfAccount(customer.uid);
    const regular = { ...walkIn, customerPhone: '+8801711000007', registrationPlate: 'KA 1' };
    await sell(regular, 60);
    await sell({ ...walkIn, registrationPlate: 'KA 2' }, 120);
    await book(harness, customer, await newSlot(harness, await newService(harness), 180));
    // The same customer by phone number, in another car, at two times.
    await sell({ ...regular, registrationPlate: 'KA 3' }, 240);
    await sell({ ...regular, registrationPlate: 'KA 3' }, 240);
    const cancelled = await sell({ ...walkIn, registrationPlate: 'KA 4' }, 300);
    await cancelAsAdmin(harness, admin, cancelled._id, { refund: true });
    const all = ['p-8801711000007', account, 'c-ka2'];
    expect((await pageOf({})).keys).toEqual(all);
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await pageOf({ limit: 1, ...(cursor !== null && { cursor }) });
      paged.push(...page.keys);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(all);
  });

  test('is for the desk', async () => {
    expect((await listCustomers(harness, await newCustomer(harness))).status).toBe(403);
  });
});

describe('a customer without an account', () => {
  const kamal = {
    ...walkIn,
    customerName: 'Kamal',
    customerPhone: '01711000666',
    customerEmail: 'kamal@carwash.test',
    note: 'Ring twice.',
  };
  const key = keyOfPhone('+8801711000666');

  test('is erased from all that is over, and the audit does not name them', async () => {
    const { _id } = await sell(kamal, 1);
    await addPhoto(harness, admin, _id);
    await changeCustomerNote(harness, admin, key, { staffNote: 'Pays late', seenEdition: 0 });
    await blockCustomer(harness, admin, key, 'Did not come.');
    harness.clock.advanceMinutes(24 * 60);
    await markBooking(harness, admin, _id, 'completed');
    expect((await eraseCustomer(harness, admin, key)).status).toBe(200);

    const { db } = harness.context;
    const stored = [
      await bookingOf(harness, _id),
      await transactionOf(harness, _id),
      ...(await db.visitRecords.get()).docs.map((record) => record.data()),
      ...(await db.visitPhotos.get()).docs.map((photo) => photo.id),
      ...(await db.customerNotes.get()).docs.map((note) => note.data()),
      ...(await db.audit.get()).docs.map((entry) => entry.data()),
      ...(await db.traces.get()).docs.map((trace) => trace.data()),
    ];
    expect(JSON.stringify(stored)).not.toMatch(
      /kamal|1711000666|Ring twice|Pays late|Did not come/i,
    );
    const traces = (await db.traces.get()).docs.map((trace) => trace.data());
    expect(traces.some(({ blockedSince }) => blockedSince !== null)).toBe(true);
    expect((await db.visitPhotos.get()).size).toBe(0);
    expect((await bookingOf(harness, _id))?.customer.name).toBe('Erased customer');
    expect((await db.receipts.doc(_id).get()).data()?.customer.name).toBe('Kamal');
    expect(await keysFoundBy('01711000666')).toEqual([]);
    expect(await cardOf(_id)).toMatchObject({
      name: '',
      phone: '',
      email: '',
    });

    const { told } = openMailbox(harness);
    await deliverMessage(`${_id}_confirmation_1`, harness.context);
    expect(told()).toEqual([]);
    const messages = await messagesOf(harness, _id);
    expect(messages.find(({ kind }) => kind === 'confirmation')).toMatchObject({
      state: 'dropped',
      dropReason: 'reader_gone',
    });
    expect((await eraseCustomer(harness, admin, key)).status).toBe(404);
  });

  test('stays while a booking is to come or money is open, and the message names it', async () => {
    const past = await sell(kamal, 1);
    harness.clock.advanceMinutes(24 * 60);
    await markBooking(harness, admin, past._id, 'completed');
    const { _id, code } = await sell({ ...kamal, paymentMethod: 'terminal' });
    const early = await eraseCustomer(harness, admin, key);
    expect([early.status, early.message]).toEqual([409, expect.stringContaining(code)]);
    await cancelAsAdmin(harness, admin, _id, { refund: true });
    const owed = await eraseCustomer(harness, admin, key);
    expect(owed.message).toMatch(/refund that is due/);
    expect((await bookingOf(harness, past._id))?.customer.name).toBe('Kamal');
  });

  test('has no account, and is erased by the desk alone', async () => {
    const customer = await newCustomer(harness);
    expect((await eraseCustomer(harness, admin, keyOfAccount(customer.uid))).status).toBe(409);
    expect((await eraseCustomer(harness, customer, key)).status).toBe(403);
  });
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

  const deleteAccount = ({ uid }: Person) =>
    call(harness, 'DELETE', `/auth/users/${uid}`, { token: signedInNow(harness, admin) });

  test('does not shake it off with another phone number or account', async () => {
    const service = await newService(harness);
    const slot = await newSlot(harness, service, 120);
    const buy = async (as: Person, registrationPlate: string) =>
      (await initiate(harness, as, slot, { change: { registrationPlate } })).message ?? 'free';
    const [first, second] = ['+8801711000001', '+8801711000002'];
    const blocked = await newCustomerWithPhone(harness, first);
    const other = await newCustomerWithPhone(harness, second);
    const key = keyOfAccount(blocked.uid);

    await blockCustomer(harness, admin, keyOfPhone(first), 'Did not come.');
    const change = { as: blocked, json: { phone: '+8801711000003' } };
    expect((await call(harness, 'PATCH', '/auth/update-profile', change)).status).toBe(200);
    expect(await buy(blocked, 'DHAKA 1')).toMatch(told);
    await blockCustomer(harness, admin, keyOfPhone(first), null);

    const id = await book(harness, blocked, await newSlot(harness, service, 24 * 60));
    await blockCustomer(harness, admin, key, 'Did not come.');
    expect(await buy(other, vehicle.registrationPlate)).toMatch(told);
    expect(await buy(other, 'DHAKA 1')).not.toMatch(told);

    expect((await cancelBooking(harness, blocked, id)).status).toBe(200);
    expect((await deleteAccount(blocked)).status).toBe(200);
    const again = await newCustomerWithPhone(harness, first);
    expect(await buy(again, 'DHAKA 2')).toMatch(told);
    const newKey = keyOfAccount(again.uid);
    expect((await cardOf(newKey)).recognisedAsBlocked).not.toBeNull();
    const traces = (await harness.context.db.traces.get()).docs.map((trace) => trace.data());
    expect(JSON.stringify(traces)).not.toMatch(/88017|dhaka|@/i);

    await blockCustomer(harness, admin, newKey, null);
    expect(await buy(again, 'DHAKA 2')).not.toMatch(told);
    // The plate that only the former account had is free too, before the desk has seen it again.
    expect(await buy(again, vehicle.registrationPlate)).not.toMatch(told);
  });

  test.for([0, 1])(
    'stays so when a block of somebody with the same plate is lifted (%i)',
    async (lifted) => {
      const service = await newService(harness);
      const phones = ['+8801711000001', '+8801711000002'];
      const keys: string[] = [];
      for (const [at, phone] of phones.entries()) {
        const person = await newCustomerWithPhone(harness, phone);
        await book(harness, person, await newSlot(harness, service, (at + 1) * 24 * 60));
        keys.push(keyOfAccount(person.uid));
      }
      for (const key of keys) {
        harness.clock.advanceMinutes(1);
        await blockCustomer(harness, admin, key, 'Did not come.');
      }
      await blockCustomer(harness, admin, keys[lifted] ?? '', null);
      const recognised = await Promise.all(
        keys.map(async (key) => (await cardOf(key)).recognisedAsBlocked !== null),
      );
      expect(recognised).toEqual([lifted !== 0, lifted !== 1]);
    },
  );

  test('stays so if they are blocked while their account is being deleted', async () => {
    const customer = await newCustomer(harness);
    const { traces } = harness.context.db;
    const { context } = harness;
    const deleting = harness.context.db.batch();
    await writeTraces(deleting, [customer.uid], { noShows: 1 }, context);
    const blocking = harness.context.db.batch();
    await writeTraces(blocking, [customer.uid], { blockedSince: new Date() }, context);
    expect(await commitIfUnchanged(blocking)).toBe(true);
    expect(await commitIfUnchanged(deleting)).toBe(false);
    expect((await traces.doc(customer.uid).get()).data()?.blockedSince).not.toBeNull();
  });

  test('has no-shows with the next account, too, for a year', async () => {
    const phone = '+8801711000001';
    const customer = await newCustomerWithPhone(harness, phone);
    const id = await book(
      harness,
      customer,
      await newSlot(harness, await newService(harness), 120),
    );
    harness.clock.advanceMinutes(180);
    expect((await markBooking(harness, admin, id, 'no_show')).status).toBe(200);
    expect((await deleteAccount(customer)).status).toBe(200);
    const again = await newCustomerWithPhone(harness, phone);
    const noShows = async () => (await cardOf(keyOfAccount(again.uid))).noShows;
    expect(await noShows()).toBe(1);
    harness.clock.advanceMinutes((traceDays + 1) * 24 * 60);
    expect(await noShows()).toBe(0);
  });

  test('nothing is kept of a deleted account without a block, a no-show or a lapsed offer', async () => {
    expect((await deleteAccount(await newCustomer(harness))).status).toBe(200);
    expect((await harness.context.db.traces.get()).size).toBe(0);
  });

  test('is never known by a plate alone', async () => {
    expect((await blockCustomer(harness, admin, 'c-ga112233', 'No')).status).toBe(409);
  });
});
