import { recentTransactionMs } from '@carwash/domain/payments/customer-payments';
import { type TransactionStatus, transactionStatuses } from '@carwash/domain/payments/transaction';
import { beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { refundAsAdmin } from '../support/calls/desk.ts';
import { startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
beforeEach(async () => {
  customer = await newCustomer(harness);
});
test.beforeAll(({ harness }) =>
  harness.excuse({
    unpaid: 'payments are copied straight into the documents',
    bookings: 'payments are copied straight into the documents',
    customerVersions: 'payments are copied straight into the documents',
    counters: 'payments are copied straight into the documents',
  }),
);

async function summary(as = customer): Promise<unknown> {
  const answer = await call(harness, 'GET', '/transactions/user/summary', { as });
  expect(answer.status).toBe(200);
  return answer.data;
}

const open = async (as = customer) =>
  startPaying(harness, as, await newSlot(harness, await newService(harness)));

/** Stores copies of one payment of the customer, with the given ages and amounts. */
async function copyPayments(
  copies: { status: TransactionStatus; amount: number; ageMs: number }[],
): Promise<void> {
  const { db } = harness.context;
  const original = await transactionOf(harness, await open());
  const batch = db.batch();
  batch.delete(db.transactions.doc(original._id));
  for (const [index, { ageMs, ...change }] of copies.entries()) {
    const _id = `${original._id.slice(0, -3)}${String(index).padStart(3, '0')}`;
    const createdAt = new Date(harness.clock.now().getTime() - ageMs);
    batch.set(db.transactions.doc(_id), { ...original, ...change, _id, createdAt });
  }
  await batch.commit();
}

test('a customer who has paid nothing yet has only zeros', async () => {
  expect(await summary()).toEqual({ total: 0, recent: 0, spent: 0 });
});

test('only own payments count, and the spent sum has no refunded ones', async () => {
  const stranger = await newCustomer(harness);
  const slots = await Promise.all(
    [60, 120, 180].map(async (minutes) =>
      newSlot(harness, await newService(harness, { price: 19.99 }), 2 * 24 * 60 + minutes),
    ),
  );
  const booked: string[] = [];
  for (const slot of slots) booked.push(await book(harness, customer, slot));
  await Promise.all([open(), open(stranger)]);
  expect(await summary()).toEqual({ total: 4, recent: 4, spent: 59.97 });
  await cancelBooking(harness, customer, booked[0] ?? '');
  expect(await summary()).toEqual({ total: 4, recent: 4, spent: 39.98 });
  expect(await summary(stranger)).toEqual({ total: 1, recent: 1, spent: 0 });
});

test.each(transactionStatuses)('a transaction that is %s counts in the total', async (status) => {
  await copyPayments([{ status, amount: 49.9, ageMs: 0 }]);
  const spent = status === 'success' ? 49.9 : 0;
  expect(await summary()).toEqual({ total: 1, recent: 1, spent });
});

test('more than a hundred payments, some of them recent, are added up to the cent', async () => {
  const minute = 60_000;
  const copies = Array.from({ length: 130 }, (_, index) => ({
    status: 'success' as const,
    amount: 0.1 + (index % 7),
    // The two ages around 30 days are a minute apart from it, because the clock keeps running.
    ageMs: index < 50 ? recentTransactionMs - minute : recentTransactionMs + minute,
  }));
  await copyPayments(copies);
  const cents = copies.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  expect(await summary()).toEqual({ total: 130, recent: 50, spent: cents / 100 });
});

test('a part that went back was not spent', async () => {
  const [admin, service] = [await newAdmin(harness), await newService(harness, { price: 19.99 })];
  const id = await book(harness, customer, await newSlot(harness, service));
  const part = { amount: 5, reference: 'SLIP-1' };
  const refund = await refundAsAdmin(harness, admin, id, 'The dryer left stains.', part);
  expect(refund.status).toBe(200);
  expect(await summary()).toMatchObject({ spent: 14.99 });
});

test('the summary is for customers only', async () => {
  const answer = await call(harness, 'GET', '/transactions/user/summary', {
    as: await newAdmin(harness),
  });
  expect([answer.status, answer.code]).toEqual([403, 'forbidden']);
});
