import type { Slot } from '@carwash/domain/slots/slot';
import { beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let customer: Person;
let slot: Slot;
let id: string;

test.beforeAll(async ({ harness }) => {
  customer = await newCustomer(harness);
});
beforeEach(async () => {
  slot = await newSlot(harness, await newService(harness));
  id = await startPaying(harness, customer, slot);
});
mendAfterEach();

const cancel = (as: Person = customer) =>
  call(harness, 'POST', `/payments/${id}/cancel`, { as, json: {} });

test('cancelling frees the slot at once for anybody', async () => {
  const answer = await cancel();
  expect(answer.data).toMatchObject({ status: 'failed', failureReason: 'cancelled' });
  expect(await slotNow(harness, slot)).toMatchObject({ heldUntil: null, claimId: null });
  expect((await initiate(harness, await newCustomer(harness), slot)).status).toBe(200);
});

test('cancelling twice, or late, does not free a slot that another customer holds by now', async () => {
  await cancel();
  const other = await newCustomer(harness);
  const theirs = await startPaying(harness, other, slot);
  expect((await cancel()).data.status).toBe('failed');
  expect((await slotNow(harness, slot)).claimId).toBe(
    (await transactionOf(harness, theirs)).claimId,
  );
});

test('a paid payment is booked instead of cancelled', async () => {
  harness.provider.pay(id);
  expect((await cancel()).data.status).toBe('success');
  expect(await bookingOf(harness, id)).toBeDefined();
});

test('the slot is freed even if the provider cannot be asked; a payment found later goes back', async () => {
  harness.provider.pay(id);
  harness.provider.set({ search: { mode: 'down' } });
  expect((await cancel()).data.status).toBe('failed');
  expect((await slotNow(harness, slot)).heldUntil).toBeNull();
  harness.provider.set({ search: { mode: 'normal' } });
  await callback(harness, 'notify', id);
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'refund_due',
    refundReason: 'given_up',
  });
  expect(await bookingOf(harness, id)).toBeUndefined();
});

test("a customer cannot cancel another customer's payment, or learn that it exists", async () => {
  const stranger = await newCustomer(harness);
  expect((await cancel(stranger)).status).toBe(404);
  expect((await transactionOf(harness, id)).status).toBe('pending');
});
