import { keyOfAccount } from '@carwash/domain/customers/customer-key';
import { expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { seenPayment } from '../../support/reads/seen.ts';
import { eventKindsOf, timelineOf } from '../../support/reads/timelines.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { customerCard } from '../support/calls/customers.ts';
import { bookAtDesk, collect, editBooking, markBooking, writeOff } from '../support/calls/desk.ts';
import { closeOpenPeriod, listClosings, openPeriod } from '../support/calls/till.ts';
import { storedCounters } from '../support/figures/plain-recount.ts';
import { expectRecountedRecords } from '../support/figures/recounted-records.ts';
import { admin, customer, otherAdmin, test } from '../support/people/desk-people.ts';
import { newPerson, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach } from '../support/test.ts';

mendAfterEach();
test.afterAll(async ({ harness }) => {
  await expectRecountedRecords(harness);
});

const reason = 'The customer cannot be reached.';

const wax = { _id: 'wax', name: 'Wax', price: 10, minutes: 0, services: null, vehicleTypes: null };

/** Sells a visit that begins in ten minutes. */
async function sold(paymentMethod = 'later'): Promise<string> {
  const slot = await newSlot(harness, await newService(harness, { price: 30 }), 10);
  const change = { paymentMethod, customerId: customer.uid };
  return (await bookAtDesk(harness, admin, slot, change)).data._id;
}

/** Says that the car has not come. */
async function miss(id: string): Promise<void> {
  harness.clock.advanceMinutes(12);
  expect((await markBooking(harness, admin, id, 'no_show')).status).toBe(200);
}

async function missed(): Promise<string> {
  const id = await sold();
  await miss(id);
  return id;
}

/** Sells a visit for cash, adds wax that is to be paid later, and says that the car has not come. */
async function missedWithWax(): Promise<{ id: string; addition: string }> {
  await storeSettings(harness, { addOns: [wax] });
  const id = await sold('cash');
  const change = { addOns: ['wax'], paymentMethod: 'later' };
  const { data } = await editBooking(harness, admin, id, change);
  await miss(id);
  return { id, addition: data.additions[0] };
}

const openSum = async () => (await storedCounters(harness))['all/unpaidMinor'] ?? 0;

/** Returns what came in, over all days. */
const takings = async () => (await storedCounters(harness))['all/revenueMinor'] ?? 0;

test('a debt that will never come is no longer asked for, and its booking stays', async () => {
  const id = await missed();
  const before = {
    open: await openSum(),
    takings: await takings(),
    booking: await bookingOf(harness, id),
  };
  const { status, data } = await writeOff(harness, admin, id);
  expect([status, data.status]).toEqual([200, 'written_off']);
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'written_off',
    paidAt: null,
    received: null,
    writtenOff: { reason, uid: admin.uid, at: expect.any(Date) },
  });
  expect(await bookingOf(harness, id)).toEqual({ ...before.booking, version: 3 });
  expect((await timelineOf(harness, id)).at(-1)).toMatchObject({
    kind: 'written_off',
    reason,
    by: { uid: admin.uid, role: 'admin' },
  });
  expect((await auditOf(harness, id)).at(-1)).toMatchObject({
    action: 'debt written off',
    before: { status: 'unpaid' },
    after: { status: 'written_off', amount: 30, reason },
  });
  expect([await openSum(), await takings()]).toEqual([before.open - 3000, before.takings]);
  expect((await harness.context.db.receipts.doc(id).get()).exists).toBe(false);
  const card = (await customerCard(harness, admin, keyOfAccount(customer.uid))).data;
  expect([card.toPay.count, card.neverPaid]).toEqual([0, { count: 1, amount: 30 }]);
});

test('is written off by a manager, and not by a washer', async () => {
  const id = await missed();
  const [manager, washer] = [
    await newPerson(harness, 'manager'),
    await newPerson(harness, 'washer'),
  ];
  expect((await writeOff(harness, washer, id)).status).toBe(403);
  expect((await writeOff(harness, manager, id)).status).toBe(200);
});

test('of two who write it off at once one is told, and a repeated call is answered as the first', async () => {
  const id = await missed();
  const seen = await seenPayment(harness, id);
  const writeItOff = (as: Person, because = reason) =>
    writeOff(harness, as, id, because, { ...seen, key: `write-off-${id}` });
  const answers = await Promise.all([writeItOff(admin), writeItOff(otherAdmin)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { writtenOff } = await transactionOf(harness, id);
  const [first, second] = writtenOff?.uid === admin.uid ? [admin, otherAdmin] : [otherAdmin, admin];
  expect((await writeItOff(first)).status).toBe(200);
  expect((await writeItOff(first, 'Moved away.')).code).toBe('conflict');
  expect((await writeItOff(second)).message).toBe(
    `${first.name} wrote off what was to be paid. Please look again.`,
  );
  expect(await eventKindsOf(harness, id)).toEqual(['booked', 'no_show', 'written_off']);
});

test('money that comes at the same moment is never lost', async () => {
  const id = await missed();
  const seen = await seenPayment(harness, id);
  const [paid, given] = await Promise.all([
    collect(harness, admin, id, 'cash', undefined, seen),
    writeOff(harness, otherAdmin, id, reason, seen),
  ]);
  expect([paid.status, given.status].toSorted()).toEqual([200, 409]);
  // With the newest version the money can still be collected.
  if (paid.status === 409) {
    expect((await collect(harness, admin, id, 'cash')).status).toBe(200);
  }
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'success',
    paymentMethod: 'cash',
  });
});

test('money that comes after all is taken, on the day on which it comes', async () => {
  const id = await missed();
  await writeOff(harness, admin, id);
  harness.clock.advanceMinutes(3 * 24 * 60);
  expect((await collect(harness, otherAdmin, id, 'terminal')).status).toBe(200);
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'success',
    paymentMethod: 'terminal',
    paidAt: expect.any(Date),
    writtenOff: { reason },
  });
  expect((await bookingOf(harness, id))?.refundTerms).toBe('by_notice');
  expect((await harness.context.db.receipts.doc(id).get()).exists).toBe(true);
  expect(await eventKindsOf(harness, id)).toEqual(['booked', 'no_show', 'written_off', 'paid']);
  expect((await writeOff(harness, admin, id)).code).toBe('conflict');
});

test('a closed day and the open one stay as they are', async () => {
  const id = await missed();
  const closed = await closeOpenPeriod(harness, admin);
  await writeOff(harness, admin, id);
  const [stored] = await listClosings(harness, admin);
  expect(stored?.figures).toEqual(closed.data.figures);
  const { figures } = await openPeriod(harness, admin);
  expect(figures).toMatchObject({ grossMinor: 0, refundsMinor: 0, sales: 0, refundCount: 0 });
});

test('a debt that nobody knows is not written off', async () => {
  expect((await writeOff(harness, admin, 'T-1-nobody-nothing')).status).toBe(404);
});

test('an addition is written off on its own, beside what was paid', async () => {
  const { id, addition } = await missedWithWax();
  expect((await writeOff(harness, admin, id)).code).toBe('conflict');
  expect((await writeOff(harness, admin, addition)).status).toBe(200);
  expect((await timelineOf(harness, id)).at(-1)).toMatchObject({
    kind: 'written_off',
    amount: 10,
    paymentId: addition,
  });
  expect((await transactionOf(harness, id)).status).toBe('success');
  expect(await bookingOf(harness, id)).toMatchObject({ amount: 40, refundTerms: 'by_notice' });
});
