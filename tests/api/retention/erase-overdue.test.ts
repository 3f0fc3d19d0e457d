import { keyOfAccount, keyOfPhone } from '@carwash/domain/customers/customer-key';
import { legalSettingsId } from '@carwash/domain/settings/settings-ids';
import { deadlineIn } from '@carwash/functions/background/deadline';
import { eraseOverdue } from '@carwash/functions/retention/erase-overdue';
import { beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { countReads } from '../../support/count-documents.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { book } from '../support/calls/bookings.ts';
import { blockCustomer, changeCustomerNote, searchCustomers } from '../support/calls/customers.ts';
import { bookAtDesk, collect, markBooking } from '../support/calls/desk.ts';
import { addPhoto } from '../support/calls/visit-records.ts';
import { reconcileAll } from '../support/costs/read-idle.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test, verifyRecordsAfterEach } from '../support/test.ts';

let admin: Person;
beforeEach(async () => {
  await harness.wipe();
  admin = await newAdmin(harness);
});
verifyRecordsAfterEach();

const kamal = {
  registrationPlate: 'DHAKA METRO-GA 11-2233',
  customerName: 'Kamal',
  customerPhone: '01711000666',
  customerEmail: 'kamal@carwash.test',
  note: 'Ring twice.',
};
const kamalsTraces = /kamal|1711000666|11-?2233|ring twice/i;

const newSlotSoon = async () => newSlot(harness, await newService(harness), 60);

async function sell(change: object = kamal): Promise<string> {
  const answer = await bookAtDesk(harness, admin, await newSlotSoon(), change);
  if (answer.status !== 200) throw new Error(`The desk was told ${answer.message}`);
  return answer.data._id;
}

/** Ends visits, and does all that is due the day after. */
async function complete(...ids: string[]): Promise<void> {
  harness.clock.advanceMinutes(24 * 60);
  for (const id of ids) await markBooking(harness, admin, id, 'completed');
  await reconcileAll(harness);
}

const passDays = (days: number) => harness.clock.advanceMinutes(days * 24 * 60);
const passMonths = (months: number) => passDays(31 * months);
const erase = () => eraseOverdue(harness.context, deadlineIn(60_000));

/** Returns what is stored of a sale, as text. */
async function storedOf(id: string): Promise<Record<'booking' | 'payment' | 'receipt', string>> {
  const receipt = await harness.context.db.receipts.doc(id).get();
  const of = { booking: await bookingOf(harness, id), payment: await transactionOf(harness, id) };
  return {
    booking: JSON.stringify(of.booking),
    payment: JSON.stringify(of.payment),
    receipt: JSON.stringify(receipt.data()),
  };
}

test('a visit without an account is erased when its time is over, with the names in its payments, and its plate when that of the books is', async () => {
  const id = await sell();
  await addPhoto(harness, admin, id);
  await complete(id);
  const before = await bookingOf(harness, id);
  passMonths(23);
  await erase();
  expect((await storedOf(id)).booking).toMatch(kamalsTraces);

  passMonths(2);
  expect(await erase()).toMatchObject({ done: 1, failed: 0 });
  const visit = await storedOf(id);
  expect(visit.booking).not.toMatch(kamalsTraces);
  expect(visit.payment).not.toMatch(/kamal|1711000666|ring twice/i);
  expect(visit.payment).toMatch(/11-2233/);
  expect(visit.receipt).toMatch(/Kamal/);
  const { db } = harness.context;
  expect((await db.visitRecords.get()).size + (await db.visitPhotos.get()).size).toBe(0);
  expect(await bookingOf(harness, id)).toMatchObject({
    service: before?.service,
    slot: before?.slot,
    amount: before?.amount,
    vehicle: { vehicleType: before?.vehicle.vehicleType, registrationPlate: '—' },
  });
  expect((await searchCustomers(harness, admin, before?.code ?? '')).data).toEqual([]);

  passMonths(9 * 12);
  expect(await erase()).toMatchObject({ done: 2, failed: 0 });
  const all = await storedOf(id);
  expect(`${all.payment}${all.receipt}`).not.toMatch(kamalsTraces);
  expect(await transactionOf(harness, id)).toMatchObject({ amount: before?.amount });
  const receipt = (await harness.context.db.receipts.doc(id).get()).data();
  expect(receipt).toMatchObject({ amount: before?.amount, number: expect.any(String) });
});

test('the visit of an account is kept for longer, and belongs to no account afterwards', async () => {
  const customer = await newCustomer(harness);
  const id = await book(harness, customer, await newSlotSoon());
  await complete(id);
  passMonths(30);
  await erase();
  expect((await bookingOf(harness, id))?.customer.uid).toBe(customer.uid);
  passMonths(6);
  await erase();
  expect((await bookingOf(harness, id))?.customer).toMatchObject({
    uid: null,
    name: 'Erased customer',
  });
  expect((await transactionOf(harness, id)).customer.uid).toBe(customer.uid);
  const own = await call(harness, 'GET', '/bookings/my-bookings', { as: customer });
  expect([own.status, own.data]).toEqual([200, []]);
});

test('what is still open is kept until it is settled', async () => {
  const owed = await sell({ ...kamal, paymentMethod: 'later' });
  await addPhoto(harness, admin, owed);
  await complete(owed);
  passMonths(11 * 12);
  expect(await erase()).toMatchObject({ failed: 0 });
  expect(await erase()).toMatchObject({ done: 0, failed: 0, due: 0 });
  const kept = await storedOf(owed);
  expect(`${kept.booking}${kept.payment}`).toMatch(/kamal@carwash.test/);
  expect((await harness.context.db.visitPhotos.get()).size).toBe(1);

  expect((await collect(harness, admin, owed, 'cash')).status).toBe(200);
  passDays(2);
  expect(await erase()).toMatchObject({ done: 2, failed: 0 });
  const settled = await storedOf(owed);
  expect(`${settled.booking}${settled.payment}`).not.toMatch(kamalsTraces);
  expect(settled.receipt).toMatch(/Kamal/);
});

test('notes and messages go after their time, a note beside a block stays', async () => {
  const customer = await newCustomer(harness);
  const id = await sell();
  const [note, blocked] = [keyOfAccount(customer.uid), keyOfPhone('+8801711000666')];
  for (const key of [note, blocked]) {
    await changeCustomerNote(harness, admin, key, { staffNote: 'Pays late', seenEdition: 0 });
  }
  await blockCustomer(harness, admin, blocked, 'Did not come.');
  await complete(id);
  const { db } = harness.context;
  await db.messages.doc(`${id}_confirmation_1`).update({ state: 'attention' });
  expect((await db.messages.get()).size).toBeGreaterThan(1);

  passMonths(13);
  await erase();
  expect((await db.messages.get()).docs.map((message) => message.id)).toEqual([
    `${id}_confirmation_1`,
  ]);
  expect((await db.customerNotes.get()).size).toBe(2);
  passMonths(12);
  await erase();
  expect((await db.customerNotes.get()).docs.map((kept) => kept.id)).toEqual([blocked]);
});

test('a run that found nothing rests for a day, and changed times end the rest', async () => {
  const id = await sell();
  await complete(id);
  passMonths(14);
  await erase();
  expect(await countReads(erase)).toBe(1);
  passDays(1);
  expect(await countReads(erase)).toBeGreaterThan(6);

  const json = { walkInMonths: 12 };
  expect(
    (await call(harness, 'PATCH', '/settings/legal', { as: admin, json: { walkInMonths: 11 } }))
      .errors?.[0],
  ).toMatchObject({ path: 'walkInMonths', message: 'Walk-ins must be at least 12.' });
  await call(harness, 'PATCH', '/settings/legal', { as: admin, json });
  expect(await erase()).toMatchObject({ done: 1 });
  expect((await storedOf(id)).booking).not.toMatch(kamalsTraces);
  expect(await erase()).toMatchObject({ done: 0, failed: 0 });
  await harness.context.db.legalSettings.parent.doc(legalSettingsId).delete();
});

test('a booking that cannot be read is reported in every run but tried once an hour, and the others are erased', async () => {
  const [broken, readable] = [await sell(), await sell()];
  await complete(broken, readable);
  const document = harness.firestore.doc(`bookings/${broken}`);
  const { status } = (await document.get()).data() ?? {};
  await document.update({ status: 'lost' });
  passMonths(25);
  expect(await erase()).toMatchObject({ failed: 1 });
  expect(await countReads(erase)).toBe(1);
  expect(await erase()).toMatchObject({ done: 0, failed: 1 });
  expect((await storedOf(readable)).booking).not.toMatch(kamalsTraces);
  await document.update({ status });
  harness.clock.advanceMinutes(60);
  expect(await erase()).toMatchObject({ done: 1, failed: 0 });
});
