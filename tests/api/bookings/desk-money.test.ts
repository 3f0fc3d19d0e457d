import { deskMethods } from '@carwash/domain/payments/transaction';
import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { eventKindsOf } from '../../support/reads/timelines.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import {
  bookAtDesk,
  cancelAsAdmin,
  changeStage,
  collect,
  markBooking,
  refundAsAdmin,
  undoSale,
  walkIn,
} from '../support/calls/desk.ts';
import { storedCounters } from '../support/figures/plain-recount.ts';
import { expectRecountedRecords } from '../support/figures/recounted-records.ts';
import { admin, customer, otherAdmin, test } from '../support/people/desk-people.ts';
import type { Person } from '../support/people/people.ts';
import { harness, mendAfterEach } from '../support/test.ts';

mendAfterEach();
test.afterAll(async ({ harness }) => {
  await expectRecountedRecords(harness);
});

const price = 49.9;
const reason = 'The dryer left stains.';

/** Sells at the desk, a day ahead. */
async function sold(paymentMethod: string, change: object = {}): Promise<string> {
  const slot = await newSlot(harness, await newService(harness, { price }));
  const answer = await bookAtDesk(harness, admin, slot, { paymentMethod, ...change });
  expect(answer.status).toBe(200);
  return answer.data._id;
}

/** Returns the counters of a day, without those that are zero. */
const dayOf = async (date: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(await storedCounters(harness)).filter(([key]) => key.startsWith(`${date}/`)),
  );

const today = () =>
  new Date(harness.clock.now().getTime() + 6 * 3_600_000).toISOString().slice(0, 10);

const payBack = (id: string, json: object, as = admin) =>
  call(harness, 'PATCH', `/transactions/${id}/status`, { as, json });

describe('a sale at the desk', () => {
  test.each([
    ['cash', 'success', 'by_notice'],
    ['terminal', 'success', 'by_notice'],
    ['later', 'unpaid', 'unpaid'],
  ])('is paid as the desk says: %s', async (paymentMethod, status, refundTerms) => {
    const id = await sold(paymentMethod);
    const isPaid = status === 'success';
    expect(await transactionOf(harness, id)).toMatchObject({
      status,
      paymentMethod,
      amount: price,
      paidAt: isPaid ? expect.any(Date) : null,
      received: isPaid ? { amount: '49.90' } : null,
    });
    expect(await bookingOf(harness, id)).toMatchObject({ status: 'pending', refundTerms });
  });

  test('is free where the desk says why, and costs nothing then', async () => {
    const id = await sold('free', { freeReason: 'A friend of the house.' });
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'success',
      paymentMethod: 'free',
      amount: 0,
    });
    expect(await transactionOf(harness, id)).not.toHaveProperty('freeReason');
    expect((await bookingOf(harness, id))?.amount).toBe(0);
    expect((await auditOf(harness, id)).at(-1)?.after).toMatchObject({
      freeReason: 'A friend of the house.',
    });
  });

  test.each(deskMethods)('of what costs nothing is free: %s', async (paymentMethod) => {
    const slot = await newSlot(harness, await newService(harness, { price: 0 }));
    const change = { paymentMethod, ...(paymentMethod === 'free' && { freeReason: 'Always.' }) };
    const { data } = await bookAtDesk(harness, admin, slot, change);
    const transaction = await transactionOf(harness, data._id);
    expect([transaction.paymentMethod, transaction.status]).toEqual(['free', 'success']);
  });

  test('is refused without saying how it is paid', async () => {
    const slot = await newSlot(harness, await newService(harness));
    const answer = await bookAtDesk(harness, admin, slot, { paymentMethod: undefined });
    expect([answer.status, answer.errors?.map(({ path }) => path)]).toEqual([
      400,
      ['paymentMethod'],
    ]);
  });
});

describe('a booking that is to be paid later', () => {
  test('is paid once, by one of two members of staff', async () => {
    const id = await sold('later');
    const answers = await Promise.all([
      collect(harness, admin, id, 'cash'),
      collect(harness, otherAdmin, id, 'terminal'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.data;
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'success',
      paymentMethod: won.paymentMethod,
      received: { amount: '49.90' },
      paidAt: expect.any(Date),
    });
    expect((await bookingOf(harness, id))?.refundTerms).toBe('by_notice');
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'paid']);
  });

  test('answers the same person as before, and refuses everybody else', async () => {
    const id = await sold('later');
    const first = await collect(harness, admin, id, 'terminal');
    expect(await collect(harness, admin, id, 'terminal')).toEqual(first);
    expect((await collect(harness, admin, id, 'cash')).code).toBe('conflict');
    expect((await collect(harness, otherAdmin, id, 'terminal')).code).toBe('conflict');
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'paid']);
  });

  test('is not paid with another sum than is asked for by now', async () => {
    const id = await sold('later');
    const take = (amount: number) => collect(harness, admin, id, 'cash', amount);
    const refused = await take(30);
    expect([refused.code, refused.message]).toEqual([
      'conflict',
      'The price has changed: BDT\u00a049.90 is to be paid. Please look again.',
    ]);
    expect((await transactionOf(harness, id)).status).toBe('unpaid');
    expect((await take(price)).status).toBe(200);
    expect((await take(price)).status).toBe(200);
  });

  test('counts as money of the day on which it is paid', async () => {
    const soldOn = today();
    const before = await dayOf(soldOn);
    const id = await sold('later');
    harness.clock.advanceMinutes(24 * 60);
    const day = await dayOf(today());
    await collect(harness, admin, id, 'cash');
    const after = await dayOf(today());
    const key = `${today()}/revenueMinor`;
    expect((after[key] ?? 0) - (day[key] ?? 0)).toBe(4990);
    const ofSale = `${soldOn}/revenueMinor`;
    expect((await dayOf(soldOn))[ofSale]).toBe(before[ofSale]);
  });

  test.each([
    ['by the desk', (id: string) => cancelAsAdmin(harness, admin, id, { refund: true })],
    ['by its customer', (id: string) => cancelBooking(harness, customer, id)],
  ])('has nothing to pay once it is cancelled %s', async (_case, cancel) => {
    const id = await sold('later', { customerId: customer.uid });
    expect((await cancel(id)).data.refundTerms).toBe('unpaid');
    expect(await transactionOf(harness, id)).toMatchObject({ status: 'void', refundReason: null });
    expect((await collect(harness, admin, id, 'cash')).code).toBe('conflict');
    expect((await refundAsAdmin(harness, admin, id, reason)).code).toBe('conflict');
  });

  test('gives the same answer to a repeated cancellation', async () => {
    const id = await sold('later');
    const first = await cancelAsAdmin(harness, admin, id, { refund: true });
    expect(await cancelAsAdmin(harness, admin, id, { refund: true })).toEqual(first);
  });

  test('stays to be paid when its car does not come', async () => {
    const slot = await newSlot(harness, await newService(harness), 10);
    const { data } = await bookAtDesk(harness, admin, slot, { paymentMethod: 'later' });
    harness.clock.advanceMinutes(30);
    const json = { status: 'no_show' };
    await call(harness, 'PATCH', `/bookings/${data._id}/status`, { as: admin, json });
    expect((await transactionOf(harness, data._id)).status).toBe('unpaid');
  });

  test('is no debt of a free or an unpaid sale', async () => {
    const free = await sold('free', { freeReason: 'A friend.' });
    const answer = await collect(harness, admin, free, 'cash');
    expect([answer.code, answer.message]).toEqual([
      'conflict',
      'Nothing is to be paid for this booking any more.',
    ]);
  });

  test('cannot be refunded', async () => {
    expect((await refundAsAdmin(harness, admin, await sold('later'), reason)).code).toBe(
      'conflict',
    );
  });
});

describe('a refund', () => {
  test('of cash is in the hand of the customer at once', async () => {
    const id = await sold('cash');
    const first = await refundAsAdmin(harness, admin, id, reason);
    expect([first.status, first.data.refundTerms]).toEqual([200, 'granted']);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'refunded',
      refundReason: 'business_decision',
      refundReference: null,
      refundedAt: expect.any(Date),
      refunds: [{ amount: price, reason, reference: '' }],
    });
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'refunded']);
    expect(await refundAsAdmin(harness, admin, id, reason)).toEqual(first);
    expect((await refundAsAdmin(harness, otherAdmin, id, reason)).code).toBe('conflict');
  });

  test('of the card terminal is due first, and needs no reference', async () => {
    const id = await sold('terminal');
    await refundAsAdmin(harness, admin, id, reason);
    expect((await transactionOf(harness, id)).status).toBe('refund_due');
    expect((await payBack(id, { status: 'refunded' })).status).toBe(200);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'refunded',
      refundReference: null,
      refunds: [{ amount: price, reference: '' }],
    });
    expect((await payBack(id, { status: 'refunded' })).status).toBe(200);
    expect((await payBack(id, { status: 'refunded' }, otherAdmin)).code).toBe('conflict');
    expect((await payBack(id, { status: 'refunded', reference: 'X-1' })).code).toBe('conflict');
  });

  test('of a part leaves the rest, which can go back later', async () => {
    const id = await sold('terminal');
    const part = { amount: 10, reference: 'SLIP-1' };
    expect((await refundAsAdmin(harness, admin, id, reason, part)).status).toBe(200);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'success',
      refunds: [{ amount: 10, reason, reference: 'SLIP-1' }],
    });
    expect((await bookingOf(harness, id))?.refundTerms).toBe('by_notice');
    const rest = { amount: 39.9, refundedBefore: 10 };
    await refundAsAdmin(harness, admin, id, reason, rest);
    expect((await transactionOf(harness, id)).status).toBe('refund_due');
    await payBack(id, { status: 'refunded', reference: 'SLIP-2' });
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'refunded',
      refunds: [{ amount: 10 }, { amount: 39.9, reference: 'SLIP-2' }],
    });
    expect(await eventKindsOf(harness, id)).toEqual([
      'booked',
      'part_refunded',
      'refund_granted',
      'refunded',
    ]);
  });

  test('of a part goes back once, however often it is asked for', async () => {
    const id = await sold('cash');
    const ask = (as: Person) => refundAsAdmin(harness, as, id, reason, { amount: 10 });
    const answers = await Promise.all([ask(admin), ask(admin), ask(otherAdmin), ask(otherAdmin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect((await transactionOf(harness, id)).refunds).toHaveLength(1);
  });

  test('of a part keeps its answer after a colleague has refunded the rest', async () => {
    const id = await sold('cash');
    const part = { amount: 10 };
    expect((await refundAsAdmin(harness, admin, id, reason, part)).status).toBe(200);
    const rest = { refundedBefore: 10 };
    expect((await refundAsAdmin(harness, otherAdmin, id, reason, rest)).status).toBe(200);
    expect((await refundAsAdmin(harness, admin, id, reason, part)).status).toBe(200);
    expect((await refundAsAdmin(harness, admin, id, reason, { amount: 5 })).code).toBe('conflict');
    expect((await transactionOf(harness, id)).refunds).toHaveLength(2);
  });

  test('of all is refused to a caller who has not seen the part that went back', async () => {
    const id = await sold('cash');
    await refundAsAdmin(harness, otherAdmin, id, reason, { amount: 10 });
    expect((await refundAsAdmin(harness, admin, id, reason)).code).toBe('conflict');
    expect((await transactionOf(harness, id)).status).toBe('success');
  });

  test('of a part of an online payment needs its reference', async () => {
    const id = await book(harness, customer, await newSlot(harness, await newService(harness)));
    const refused = await refundAsAdmin(harness, admin, id, reason, { amount: 1 });
    expect([refused.status, refused.errors?.map(({ path }) => path)]).toEqual([400, ['reference']]);
    const part = { amount: 1, reference: 'BANK-1' };
    expect((await refundAsAdmin(harness, admin, id, reason, part)).status).toBe(200);
  });

  test('of more than is left is refused', async () => {
    const id = await sold('cash');
    const ask = (part: object) => refundAsAdmin(harness, admin, id, reason, part);
    expect((await ask({ amount: 50 })).code).toBe('conflict');
    await ask({ amount: 10 });
    expect((await ask({ amount: 40, refundedBefore: 10 })).code).toBe('conflict');
    expect((await ask({ amount: 39.9, refundedBefore: 0 })).code).toBe('conflict');
  });

  test.each([
    ['later', false, 'refund_due'],
    ['at once', true, 'refunded'],
  ])('after a cancellation by the desk is handed out %s', async (_case, handedBack, status) => {
    const id = await sold('cash');
    await cancelAsAdmin(harness, admin, id, { refund: true, handedBack });
    expect(await transactionOf(harness, id)).toMatchObject({
      status,
      refundReason: 'booking_cancelled',
    });
    const repeat = (change: boolean) =>
      cancelAsAdmin(harness, admin, id, { refund: true, handedBack: change });
    expect((await repeat(handedBack)).status).toBe(200);
    expect((await repeat(!handedBack)).code).toBe('conflict');
    expect(await eventKindsOf(harness, id)).toEqual([
      'booked',
      'cancelled',
      ...(handedBack ? ['refunded'] : []),
    ]);
    const audited = (await auditOf(harness, id)).map(({ action, after }) => [
      action,
      after?.handedBack,
      after?.refunded,
    ]);
    expect(audited.slice(1).toSorted()).toEqual(
      handedBack
        ? [
            ['cancelled', true, undefined],
            ['refunded in cash', undefined, 'BDT\u00a049.90'],
          ]
        : [['cancelled', undefined, undefined]],
    );
  });

  test('after a cancellation is the sum that was seen, or the booking stays', async () => {
    const [part, later] = [await sold('cash'), await sold('later')];
    await refundAsAdmin(harness, otherAdmin, part, reason, { amount: 10 });
    await collect(harness, otherAdmin, later, 'cash');
    const cancel = (id: string, leftBefore: number, refund = true) =>
      cancelAsAdmin(harness, admin, id, { refund, handedBack: refund, leftBefore });
    for (const [id, seen] of [
      [part, price],
      [later, 0],
    ] as const) {
      expect((await cancel(id, seen)).code).toBe('conflict');
      expect((await transactionOf(harness, id)).status).toBe('success');
      expect((await bookingOf(harness, id))?.status).toBe('pending');
    }
    expect((await cancel(part, price - 10)).status).toBe(200);
    expect((await transactionOf(harness, part)).refunds).toMatchObject([
      { amount: 10 },
      { amount: 39.9 },
    ]);
    expect((await cancel(later, 0, false)).status).toBe(200);
  });

  test('leaves the day of the payment as it was, and counts on its own day', async () => {
    const [whole, part, card] = [await sold('cash'), await sold('cash'), await sold('terminal')];
    const yesterday = today();
    const before = await dayOf(yesterday);
    harness.clock.advanceMinutes(24 * 60 + 1);
    const day = await dayOf(today());
    await refundAsAdmin(harness, admin, whole, reason);
    await refundAsAdmin(harness, admin, part, reason, { amount: 9.9 });
    await refundAsAdmin(harness, admin, card, reason);
    const changed = (counters: Record<string, number>) =>
      Object.fromEntries(
        Object.entries(counters).filter(([key]) => !key.includes('/transactions.')),
      );
    expect(changed(await dayOf(yesterday))).toEqual(changed(before));
    const counter = (counters: Record<string, number>, name: string) =>
      counters[`${today()}/${name}`] ?? 0;
    const after = await dayOf(today());
    expect(counter(after, 'refundedMinor') - counter(day, 'refundedMinor')).toBe(5980);
    expect(counter(after, 'revenueMinor') - counter(day, 'revenueMinor')).toBe(-5980);
    expect(counter(after, 'payments')).toBe(counter(day, 'payments'));
  });
});

describe('a mistaken sale', () => {
  const atTheDoor = async (paymentMethod: string): Promise<string> => {
    const { data } = await walkIn(harness, admin, await newService(harness), { paymentMethod });
    return data._id;
  };

  /** Returns the cell of a payment in the accountant's list of today. */
  async function exportedCell(id: string, column: string): Promise<string | undefined> {
    const url = `${harness.apiUrl}/api/transactions/export?startDate=${today()}&endDate=${today()}`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${admin.token}` } });
    const [names = '', ...rows] = (await answer.text()).split('\r\n');
    const row = rows.find((one) => one.startsWith(`${id},`));
    return row?.split(',')[names.split(',').indexOf(column)];
  }

  test('gives nothing back that was not paid', async () => {
    const id = await atTheDoor('later');
    expect((await undoSale(harness, admin, id)).status).toBe(200);
    expect(await transactionOf(harness, id)).not.toHaveProperty('refunds');
    expect(await exportedCell(id, 'refundedAmount')).toBe('');
  });

  test.each(['cash', 'terminal', 'later'])('is undone without a trace: %s', async (method) => {
    const before = await storedCounters(harness);
    const id = await atTheDoor(method);
    harness.clock.advanceMinutes(9);
    const first = await undoSale(harness, otherAdmin, id);
    expect([first.status, first.data.status]).toEqual([200, 'cancelled']);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'void',
      ...(method === 'later'
        ? { paidAt: null }
        : { paidAt: expect.any(Date), refunds: [{ amount: expect.any(Number) }] }),
    });
    const money = (counters: Record<string, number>) =>
      Object.fromEntries(
        Object.entries(counters).filter(([key]) => /evenue|payments|Minor/.test(key)),
      );
    expect(money(await storedCounters(harness))).toEqual(money(before));
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'sale_undone']);
    expect((await auditOf(harness, id)).at(-1)).toMatchObject({
      action: 'sale undone',
      by: { uid: otherAdmin.uid },
      after: { reason: 'The wrong car.' },
    });
    expect(await undoSale(harness, otherAdmin, id)).toEqual(first);
    expect((await undoSale(harness, admin, id)).code).toBe('conflict');
  });

  test('tells nobody who was not told of it', async () => {
    const id = await atTheDoor('cash');
    await undoSale(harness, admin, id);
    const { docs } = await harness.context.db.messages.where('bookingId', '==', id).get();
    expect(docs.map((message) => message.data().kind)).not.toContain('cancelled');
  });

  test('tells a customer who was told of it', async () => {
    const id = await atTheDoor('cash');
    const { messages } = harness.context.db;
    await messages.doc(`${id}_confirmation_1`).update({ state: 'sent', dueAt: null });
    await undoSale(harness, admin, id);
    const { docs } = await messages.where('bookingId', '==', id).get();
    expect(docs.map((message) => message.data().kind)).toContain('cancelled');
  });

  test('is a cancellation or a refund after ten minutes', async () => {
    const id = await sold('cash');
    harness.clock.advanceMinutes(10);
    expect((await undoSale(harness, admin, id)).code).toBe('conflict');
  });

  test('stays once the visit is over', async () => {
    const slot = await newSlot(harness, await newService(harness), 2);
    const { data } = await bookAtDesk(harness, admin, slot);
    harness.clock.advanceMinutes(3);
    await markBooking(harness, admin, data._id, 'completed');
    expect((await undoSale(harness, admin, data._id)).code).toBe('conflict');
  });

  test('stays once the car is in a bay', async () => {
    const id = await atTheDoor('cash');
    await changeStage(harness, admin, id, { stage: 'washing', seenStage: 'expected' });
    expect((await undoSale(harness, admin, id)).code).toBe('conflict');
  });

  test('stays after a refund', async () => {
    const id = await sold('cash');
    await refundAsAdmin(harness, admin, id, reason, { amount: 1 });
    expect((await undoSale(harness, admin, id)).code).toBe('conflict');
  });

  test('is none of those online', async () => {
    const id = await book(harness, customer, await newSlot(harness, await newService(harness)));
    expect((await undoSale(harness, admin, id)).code).toBe('conflict');
  });
});
