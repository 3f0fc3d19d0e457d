import { requireNoClosingAfter, tillOfPayment } from '@carwash/functions/closings/till-of-payment';
import { commitIfUnchanged } from '@carwash/functions/db/compare-and-set';
import { expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { timelineOf } from '../../support/reads/timelines.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import {
  bookAtDesk,
  collect,
  collectPart,
  correctPayment,
  editBooking,
  refundAsAdmin,
} from '../support/calls/desk.ts';
import { closeOpenPeriod, listClosings, openPeriod, reopenClosing } from '../support/calls/till.ts';
import { allowInBay } from '../support/days/allow-in-bay.ts';
import { storedCounters } from '../support/figures/plain-recount.ts';
import { expectRecountedRecords } from '../support/figures/recounted-records.ts';
import { admin, customer, otherAdmin, test } from '../support/people/desk-people.ts';
import { newPerson } from '../support/people/people.ts';
import { harness, mendAfterEach } from '../support/test.ts';

mendAfterEach();
test.afterAll(async ({ harness }) => {
  await expectRecountedRecords(harness);
});

const wax = { _id: 'wax', name: 'Wax', price: 10, minutes: 0, services: null, vehicleTypes: null };

async function sold(paymentMethod = 'cash'): Promise<string> {
  const slot = await newSlot(harness, await newService(harness, { price: 30 }), 10);
  const change = { paymentMethod, customerId: customer.uid };
  return (await bookAtDesk(harness, admin, slot, change)).data._id;
}

async function receiptsOf(transactionId: string) {
  const { docs } = await harness.context.db.receipts
    .where('transactionId', '==', transactionId)
    .orderBy('runningNumber')
    .get();
  return docs.map((receipt) => receipt.data());
}

const figures = async () => {
  const counted = await storedCounters(harness);
  return { open: counted['all/unpaidMinor'] ?? 0, takings: counted['all/revenueMinor'] ?? 0 };
};

const cashOf = async () => {
  const { figures } = await openPeriod(harness, admin);
  return figures.methods.find(({ paymentMethod }) => paymentMethod === 'cash')?.netMinor ?? 0;
};

test('what was not paid is asked for again: its receipt is reversed, and the next one is another', async () => {
  const [cash, before] = [await cashOf(), await figures()];
  const id = await sold();
  harness.clock.advanceMinutes(1);
  const { status, data } = await correctPayment(harness, admin, id, 'later');
  expect([status, data.status, data.paymentMethod]).toEqual([200, 'unpaid', 'later']);
  expect((await bookingOf(harness, id))?.refundTerms).toBe('unpaid');
  expect((await timelineOf(harness, id)).at(-1)).toMatchObject({
    kind: 'payment_corrected',
    reason: 'The wrong car.',
    by: { uid: admin.uid },
  });
  expect(await figures()).toEqual({ open: before.open + 3000, takings: before.takings });
  expect(await cashOf()).toBe(cash);

  harness.clock.advanceMinutes(1);
  expect((await collect(harness, admin, id, 'terminal')).status).toBe(200);
  const receipts = await receiptsOf(id);
  expect(receipts.map(({ _id, kind, paymentMethod }) => [_id, kind, paymentMethod])).toEqual([
    [id, 'sale', 'cash'],
    [`${id}-c1`, 'refund', 'cash'],
    [`${id}-s1`, 'sale', 'terminal'],
  ]);
  expect(await figures()).toEqual({ open: before.open, takings: before.takings + 3000 });
  expect(await cashOf()).toBe(cash);

  // What goes back belongs to the receipt that stands.
  expect((await refundAsAdmin(harness, admin, id, 'Too late')).status).toBe(200);
});

test('what was paid by the card terminal is no cash', async () => {
  const [cash, before] = [await cashOf(), await figures()];
  const id = await sold();
  const { data } = await correctPayment(harness, admin, id, 'terminal');
  expect([data.status, data.paymentMethod]).toEqual(['success', 'terminal']);
  expect(await cashOf()).toBe(cash);
  expect((await figures()).takings).toBe(before.takings + 3000);
  expect(await receiptsOf(id)).toHaveLength(3);
});

test('it is corrected once: a repeated call changes nothing, and of two the second is told', async () => {
  const id = await sold();
  const sent = { version: 1, key: `correct-${id}` };
  const calls = [1, 2].map(() => correctPayment(harness, admin, id, 'terminal', sent));
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
  const late = await correctPayment(harness, otherAdmin, id, 'later', { version: 1 });
  expect([late.code, late.message]).toEqual([
    'conflict',
    `${admin.name} corrected how it was paid. Please look again.`,
  ]);
  expect(await receiptsOf(id)).toHaveLength(3);
  expect((await transactionOf(harness, id))?.earlierSales).toHaveLength(1);
});

test('an unpaid sale gets its new price, as before it was noted as paid', async () => {
  const id = await sold();
  await correctPayment(harness, admin, id, 'later');
  await storeSettings(harness, { addOns: [wax] });
  const edited = await editBooking(harness, admin, id, { addOns: ['wax'] });
  expect([edited.status, edited.data?.amount]).toEqual([200, 40]);
  expect(await transactionOf(harness, id)).toMatchObject({ amount: 40, status: 'unpaid' });
  await collect(harness, admin, id, 'cash');
  expect((await receiptsOf(id)).map(({ amount }) => amount)).toEqual([30, 30, 40]);
});

test('it stays once the till is closed over it, until that is reopened', async () => {
  const id = await sold();
  expect((await closeOpenPeriod(harness, admin)).status).toBe(200);
  const { status, message } = await correctPayment(harness, admin, id, 'later');
  expect([status, message]).toEqual([
    409,
    'The till was closed over this payment. Refund it instead.',
  ]);
  const [last] = await listClosings(harness, admin);
  expect((await reopenClosing(harness, admin, last?._id ?? '')).status).toBe(200);
  expect((await correctPayment(harness, admin, id, 'later')).status).toBe(200);
});

test('the till stays closed over money that an edit has only billed anew', async () => {
  const slot = await newSlot(harness, await newService(harness, { price: 30 }), 10);
  const id: string = (await bookAtDesk(harness, admin, slot)).data._id;
  expect((await closeOpenPeriod(harness, admin)).status).toBe(200);
  const polish = await newService(harness, { price: 30 });
  await allowInBay(harness, slot, polish._id);
  const edited = await editBooking(harness, admin, id, { serviceId: polish._id });
  expect(edited.status).toBe(200);
  expect(await receiptsOf(id)).toHaveLength(3);
  const { status, message } = await correctPayment(harness, admin, id, 'later');
  expect([status, message]).toEqual([
    409,
    'The till was closed over this payment. Refund it instead.',
  ]);
});

test('a part that was noted by mistake is asked for again, together with the rest', async () => {
  const before = await figures();
  const id = await sold('later');
  expect((await collectPart(harness, admin, id, 'cash', 20)).status).toBe(200);
  expect((await correctPayment(harness, admin, id, 'later')).status).toBe(200);
  expect(await figures()).toEqual({ open: before.open + 3000, takings: before.takings });
  expect(await transactionOf(harness, id)).toMatchObject({ status: 'unpaid', amount: 30 });
  expect((await collect(harness, admin, id, 'terminal')).status).toBe(200);
  expect(await figures()).toEqual({ open: before.open, takings: before.takings + 3000 });
});

test('a closing that is made after it was decided stops its commit', async () => {
  const { lastClosing } = await tillOfPayment({ _id: await sold() }, harness.context);
  const isCommitted = async () => {
    const batch = harness.context.db.batch();
    requireNoClosingAfter(batch, lastClosing, harness.context);
    return commitIfUnchanged(batch);
  };
  expect(await isCommitted()).toBe(true);
  expect((await closeOpenPeriod(harness, admin)).status).toBe(200);
  expect(await isCommitted()).toBe(false);
});

test('it is corrected by those who see the money', async () => {
  const id = await sold();
  const [manager, washer] = [
    await newPerson(harness, 'manager'),
    await newPerson(harness, 'washer'),
  ];
  expect((await correctPayment(harness, washer, id, 'later')).status).toBe(403);
  expect((await correctPayment(harness, manager, id, 'later')).status).toBe(200);
});
