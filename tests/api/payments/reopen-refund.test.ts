import { expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { timelineOf } from '../../support/reads/timelines.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { bookAtDesk, refundAsAdmin, reopenRefund } from '../support/calls/desk.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { closeOpenPeriod, openPeriod } from '../support/calls/till.ts';
import { storedCounters } from '../support/figures/plain-recount.ts';
import { expectRecountedRecords } from '../support/figures/recounted-records.ts';
import { admin, customer, otherAdmin, test } from '../support/people/desk-people.ts';
import { newCustomer, newPerson } from '../support/people/people.ts';
import { harness, mendAfterEach } from '../support/test.ts';

mendAfterEach();
test.afterAll(async ({ harness }) => {
  await expectRecountedRecords(harness);
});

const payBack = (id: string, reference: string) =>
  call(harness, 'PATCH', `/transactions/${id}/status`, {
    as: admin,
    json: { status: 'refunded', reference },
  });

/** A payment by card whose booking was cancelled in time, and whose refund is marked as paid. */
async function refunded(reference: string): Promise<string> {
  const id = await book(harness, customer, await newSlot(harness, await newService(harness)));
  await cancelBooking(harness, customer, id);
  await payBack(id, reference);
  return id;
}

async function receiptsOf(transactionId: string) {
  const { docs } = await harness.context.db.receipts
    .where('transactionId', '==', transactionId)
    .orderBy('runningNumber')
    .get();
  return docs.map((receipt) => receipt.data());
}

const netMinor = async () => (await openPeriod(harness, admin)).figures.netMinor;
const takings = async () => (await storedCounters(harness))['all/revenueMinor'] ?? 0;

test('money that has not gone back is due again, and goes back under another reference', async () => {
  const id = await refunded('BANK-1');
  expect((await closeOpenPeriod(harness, admin)).status).toBe(200);
  const before = { net: await netMinor(), takings: await takings() };
  harness.clock.advanceMinutes(1);
  const { status, data } = await reopenRefund(harness, admin, id);
  expect([status, data.status, data.refundReference]).toEqual([200, 'refund_due', null]);
  expect((await timelineOf(harness, id)).at(-1)).toMatchObject({
    kind: 'refund_reopened',
    reason: 'The bank returned it.',
    by: { uid: admin.uid },
  });
  const { amount } = await transactionOf(harness, id);
  const minor = Math.round(amount * 100);
  expect(await netMinor()).toBe(before.net + minor);
  expect(await takings()).toBe(before.takings + minor);

  const repeated = await payBack(id, 'BANK-1');
  expect([repeated.status, repeated.errors?.[0]?.path]).toEqual([400, 'reference']);
  harness.clock.advanceMinutes(1);
  expect((await payBack(id, 'BANK-2')).data.status).toBe('refunded');
  expect(await netMinor()).toBe(before.net);
  expect((await receiptsOf(id)).map(({ _id, kind }) => [_id, kind])).toEqual([
    [id, 'sale'],
    [`${id}-r1`, 'refund'],
    [`${id}-x1`, 'sale'],
    [`${id}-r2`, 'refund'],
  ]);
});

test('cash that was given back by mistake stands in the till again', async () => {
  const slot = await newSlot(harness, await newService(harness), 10);
  const id: string = (await bookAtDesk(harness, admin, slot, { paymentMethod: 'cash' })).data._id;
  const before = await netMinor();
  await refundAsAdmin(harness, admin, id, 'The wrong booking');
  expect((await reopenRefund(harness, admin, id)).data.status).toBe('refund_due');
  expect(await netMinor()).toBe(before);
});

test('it is reopened once: a repeated call changes nothing, and of two the second is told', async () => {
  const id = await refunded('BANK-3');
  const sent = { version: 3, key: `reopen-${id}` };
  const calls = [1, 2].map(() => reopenRefund(harness, admin, id, undefined, sent));
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
  const late = await reopenRefund(harness, otherAdmin, id, undefined, { version: 3 });
  expect([late.code, late.message]).toEqual([
    'conflict',
    `${admin.name} reopened a refund. Please look again.`,
  ]);
  expect(await receiptsOf(id)).toHaveLength(3);
});

test('a payment that became no booking has no receipts, and a message for each refund', async () => {
  const slot = await newSlot(harness, await newService(harness));
  const id = await startPaying(harness, customer, slot);
  harness.clock.advanceMinutes(15.1);
  await book(harness, await newCustomer(harness), slot);
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
  await payBack(id, 'BANK-4');
  expect((await reopenRefund(harness, admin, id)).data.status).toBe('refund_due');
  expect((await payBack(id, 'BANK-5')).data.status).toBe('refunded');
  expect(await receiptsOf(id)).toEqual([]);
  const told = await harness.context.db.messages.where('bookingId', '==', id).get();
  const refunds = told.docs.filter((message) => message.data().kind === 'refunded');
  expect(refunds.map((message) => message.data().facts.reference).toSorted()).toEqual([
    'BANK-4',
    'BANK-5',
  ]);
});

test('it is reopened by those who see the money', async () => {
  const id = await refunded('BANK-6');
  const [manager, washer] = [
    await newPerson(harness, 'manager'),
    await newPerson(harness, 'washer'),
  ];
  expect((await reopenRefund(harness, washer, id)).status).toBe(403);
  expect((await reopenRefund(harness, manager, id)).status).toBe(200);
});
