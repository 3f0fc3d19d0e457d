import { deskMethods } from '@carwash/domain/payments/transaction';
import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { eventKindsOf } from '../../support/reads/timelines.ts';
import { cancelBooking } from '../support/calls/bookings.ts';
import {
  bookAtDesk,
  cancelAsAdmin,
  collect,
  collectPart,
  discount,
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

const payBack = (id: string, json: object, as = admin, key?: string) =>
  call(harness, 'PATCH', `/transactions/${id}/status`, { as, json, key });

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

  test('is discounted and paid in two ways in one commit, with a receipt for each, and undone as one', async () => {
    const discounted = { discount: 9.9, discountReason: 'A regular customer.' };
    const id = await sold('cash', { ...discounted, partAmount: 15, restMethod: 'terminal' });
    const booking = await bookingOf(harness, id);
    const [rest = ''] = booking?.additions ?? [];
    expect(booking).toMatchObject({ amount: 40, version: 1, refundTerms: 'by_notice' });
    expect(await transactionOf(harness, id)).toMatchObject({ amount: 15, paymentMethod: 'cash' });
    expect(await transactionOf(harness, rest)).toMatchObject({
      ...{ bookingId: id, amount: 25, paymentMethod: 'terminal', status: 'success' },
    });
    for (const payment of [id, rest]) {
      const receipt = (await harness.context.db.receipts.doc(payment).get()).data();
      expect(receipt?.runningNumber).toEqual(expect.any(Number));
    }
    const kinds = ['booked', 'discounted', 'part_paid', 'paid'];
    expect(await eventKindsOf(harness, id)).toEqual(kinds);
    expect((await undoSale(harness, admin, id)).status).toBe(200);
    for (const payment of [id, rest]) {
      expect((await transactionOf(harness, payment)).status).toBe('void');
    }
  });

  test.each([
    ['discount', { discount: 5 }, 'discountReason'],
    ['rest', { partAmount: 5 }, 'restMethod'],
    ['payment now', { paymentMethod: 'later', partAmount: 5, restMethod: 'cash' }, 'partAmount'],
    [
      'price',
      { paymentMethod: 'free', freeReason: 'A gift.', ...{ discount: 5, discountReason: 'No.' } },
      'discount',
    ],
    ['price that is left', { discount: price, discountReason: 'All of it.' }, 'discount'],
  ])('is refused where its %s is missing or too little', async (_what, change, path) => {
    const slot = await newSlot(harness, await newService(harness, { price }));
    const answer = await bookAtDesk(harness, admin, slot, change);
    expect([answer.status, answer.errors?.map((error) => error.path)]).toEqual([400, [path]]);
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
    const seen = { version: 1 };
    const answers = await Promise.all([
      collect(harness, admin, id, 'cash', price, seen),
      collect(harness, otherAdmin, id, 'terminal', price, seen),
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
    expect((await take(price)).message).toBe('This was paid already: cash.');
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

  test('is paid in parts: each has a receipt, and the rest is asked for until it is paid', async () => {
    const id = await sold('later');
    const answer = await collectPart(harness, admin, id, 'cash', 20);
    expect(answer.data).toMatchObject({ status: 'success', amount: 20, paymentMethod: 'cash' });
    const [rest = ''] = (await bookingOf(harness, id))?.additions ?? [];
    expect(await transactionOf(harness, rest)).toMatchObject({
      status: 'unpaid',
      amount: 29.9,
      bookingId: id,
    });
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'part_paid']);
    await collect(harness, otherAdmin, rest, 'terminal');
    const { receipts } = harness.context.db;
    const [ofPart, ofRest] = await Promise.all([receipts.doc(id).get(), receipts.doc(rest).get()]);
    expect(ofPart.data()).toMatchObject({
      amount: 20,
      paymentMethod: 'cash',
      lines: [{ price: 20 }],
      runningNumber: expect.any(Number),
    });
    expect(ofRest.data()).toMatchObject({
      amount: 29.9,
      paymentMethod: 'terminal',
      lines: [{ _id: 'rest', price: 29.9 }],
      runningNumber: expect.any(Number),
    });
    // All of it can be refunded: the cash at once, the rest later.
    await refundAsAdmin(harness, admin, id, reason);
    expect((await transactionOf(harness, id)).status).toBe('refunded');
    expect((await transactionOf(harness, rest)).status).toBe('refund_due');
  });

  test('is paid in one part by two at once, and once for one key', async () => {
    const id = await sold('later');
    const sent = { version: 1, key: `part-${id}` };
    const answers = await Promise.all([
      collectPart(harness, admin, id, 'cash', 20, sent),
      collectPart(harness, admin, id, 'cash', 20, sent),
      collectPart(harness, otherAdmin, id, 'terminal', 30, { version: 1 }),
    ]);
    expect((await bookingOf(harness, id))?.additions).toHaveLength(1);
    const won = new Set(
      answers.filter(({ status }) => status === 200).map(({ data }) => data.amount),
    );
    expect(won.size).toBe(1);
  });

  test('can be changed, cancelled and forgiven with its rest', async () => {
    const id = await sold('later', { customerId: customer.uid });
    await collectPart(harness, admin, id, 'terminal', 20);
    const [rest = ''] = (await bookingOf(harness, id))?.additions ?? [];
    expect((await cancelBooking(harness, customer, id)).status).toBe(200);
    expect((await transactionOf(harness, id)).status).toBe('refund_due');
    expect((await transactionOf(harness, rest)).status).toBe('void');
  });

  test('costs less after a discount, on the receipt and in the figures, also when something is added', async () => {
    const before = await dayOf(today());
    const id = await sold('later');
    expect((await discount(harness, admin, id, 9.9)).data).toMatchObject({
      status: 'unpaid',
      amount: 40,
    });
    expect((await bookingOf(harness, id))?.amount).toBe(40);
    expect((await auditOf(harness, id)).at(-1)).toMatchObject({
      action: 'discounted',
      by: { uid: admin.uid },
      after: { amount: 40, reason: 'A regular.' },
    });
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'discounted']);
    await collect(harness, admin, id, 'cash', 40);
    const receipt = (await harness.context.db.receipts.doc(id).get()).data();
    expect(receipt).toMatchObject({
      amount: 40,
      lines: [{ name: expect.stringMatching(/ \(discounted\)$/), price: 40 }],
    });
    const key = `${today()}/revenueMinor`;
    expect(((await dayOf(today()))[key] ?? 0) - (before[key] ?? 0)).toBe(4000);
    expect((await discount(harness, admin, id, 1)).code).toBe('conflict');
  });

  test('is discounted once by two at once, and once for one key', async () => {
    const id = await sold('later');
    const sent = { version: 1, key: `discount-${id}` };
    const answers = await Promise.all([
      discount(harness, admin, id, 10, sent),
      discount(harness, admin, id, 10, sent),
      discount(harness, otherAdmin, id, 20, { version: 1 }),
    ]);
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0);
    expect([39.9, 29.9]).toContain((await transactionOf(harness, id)).amount);
  });

  test('has nothing to pay once it is cancelled', async () => {
    const id = await sold('later', { customerId: customer.uid });
    expect((await cancelBooking(harness, customer, id)).data.refundTerms).toBe('unpaid');
    expect(await transactionOf(harness, id)).toMatchObject({ status: 'void', refundReason: null });
    expect((await collect(harness, admin, id, 'cash')).code).toBe('conflict');
  });
});

describe('a refund', () => {
  test('of cash is in the hand of the customer at once', async () => {
    const id = await sold('cash');
    const sent = { version: 1, key: `refund-${id}` };
    const first = await refundAsAdmin(harness, admin, id, reason, sent);
    expect([first.status, first.data.refundTerms]).toEqual([200, 'granted']);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'refunded',
      refundReason: 'business_decision',
      refundReference: null,
      refundedAt: expect.any(Date),
      refunds: [{ amount: price, reason, reference: '' }],
    });
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'refunded']);
    expect(await refundAsAdmin(harness, admin, id, reason, sent)).toEqual(first);
    expect((await refundAsAdmin(harness, otherAdmin, id, reason)).code).toBe('conflict');
  });

  test('of the card terminal is due first, and needs no reference', async () => {
    const id = await sold('terminal');
    await refundAsAdmin(harness, admin, id, reason);
    expect((await transactionOf(harness, id)).status).toBe('refund_due');
    expect((await payBack(id, { status: 'refunded' }, admin, 'slip')).status).toBe(200);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'refunded',
      refundReference: null,
      refunds: [{ amount: price, reference: '' }],
    });
    expect((await payBack(id, { status: 'refunded' }, admin, 'slip')).status).toBe(200);
    expect((await payBack(id, { status: 'refunded' })).code).toBe('conflict');
    expect((await payBack(id, { status: 'refunded' }, otherAdmin)).code).toBe('conflict');
    const old = { status: 'refunded', version: 1 };
    expect((await payBack(id, old, otherAdmin)).message).toBe(
      `${admin.name} refunded it. Please look again.`,
    );
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
    await refundAsAdmin(harness, admin, id, reason, { amount: 39.9 });
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
    const part = { amount: 10, version: 1, key: `part-${id}` };
    const ask = (as: Person) => refundAsAdmin(harness, as, id, reason, part);
    const answers = await Promise.all([ask(admin), ask(admin), ask(otherAdmin), ask(otherAdmin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect((await transactionOf(harness, id)).refunds).toHaveLength(1);
  });

  test('after a cancellation by the desk is handed out at once', async () => {
    const id = await sold('cash');
    const key = `cancel-${id}`;
    const cancel = () => cancelAsAdmin(harness, admin, id, { refund: true, handedBack: true, key });
    expect((await cancel()).status).toBe(200);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'refunded',
      refundReason: 'booking_cancelled',
    });
    expect((await cancel()).status).toBe(200);
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'cancelled', 'refunded']);
    const audited = (await auditOf(harness, id)).map(({ action, after }) => [
      action,
      after?.handedBack,
      after?.refunded,
    ]);
    expect(audited.slice(1).toSorted()).toEqual([
      ['cancelled', true, undefined],
      ['refunded in cash', undefined, 'BDT\u00a049.90'],
    ]);
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

  test.each(['cash', 'later'])('is undone without a trace: %s', async (method) => {
    const before = await storedCounters(harness);
    const id = await atTheDoor(method);
    harness.clock.advanceMinutes(9);
    const sent = { version: 1, key: `undo-${id}` };
    const undo = (as: Person) => undoSale(harness, as, id, 'The wrong car.', sent);
    const first = await undo(otherAdmin);
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
    expect(await undo(otherAdmin)).toEqual(first);
    expect((await undo(admin)).message).toBe(
      `${otherAdmin.name} undid the sale. Please look again.`,
    );
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
});
