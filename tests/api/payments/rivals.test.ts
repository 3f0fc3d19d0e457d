import type { Slot } from '@carwash/domain/slots/slot';
import { afterEach, beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot, writeSlotStatus } from '../../support/catalogue/catalogue.ts';
import { bookingsOf, transactionOf, transactionsOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let first: Person;
let second: Person;
let slot: Slot;

test.beforeAll(async ({ harness }) => {
  [first, second] = await Promise.all([newCustomer(harness), newCustomer(harness)]);
});
beforeEach(async () => {
  slot = await newSlot(harness, await newService(harness));
});
// The records are verified when the file ends, because every race has slots of its own.
afterEach(() => harness.mend());

/** Each race is run this often, because chance decides its outcome. */
const rounds = Array.from({ length: 8 }, (_, round) => round);

async function paidAfterTheHold(customer: Person): Promise<string> {
  const id = await startPaying(harness, customer, slot);
  harness.clock.advanceMinutes(15.1);
  return id;
}

test.each(rounds)(
  'two late payments for one open slot settle at once: one booking (%i)',
  async () => {
    const one = await paidAfterTheHold(first);
    const other = await paidAfterTheHold(second);
    for (const id of [one, other]) harness.provider.pay(id);
    await Promise.all([callback(harness, 'notify', one), callback(harness, 'notify', other)]);
    expect(await bookingsOf(harness, slot)).toHaveLength(1);
    expect((await transactionsOf(harness, slot)).map(({ status }) => status).sort()).toEqual([
      'refund_due',
      'success',
    ]);
  },
);

test.each(rounds)(
  'a hold expires while a rival claims: the rival keeps the slot (%i)',
  async () => {
    const expired = await paidAfterTheHold(first);
    const [, claim] = await Promise.all([
      callback(harness, 'notify', expired),
      initiate(harness, second, slot),
    ]);
    expect(claim.status).toBe(200);
    const { claimId } = await transactionOf(harness, claim.data.transactionId);
    expect((await slotNow(harness, slot)).claimId).toBe(claimId);
  },
);

test.each(rounds)(
  'a late payment settles while a rival goes to pay: one booking (%i)',
  async () => {
    const late = await paidAfterTheHold(first);
    harness.provider.pay(late);
    const [, claim] = await Promise.all([
      callback(harness, 'notify', late),
      initiate(harness, second, slot),
    ]);
    if (claim.status === 200) {
      harness.provider.pay(claim.data.transactionId);
      await callback(harness, 'notify', claim.data.transactionId);
    }
    expect(await bookingsOf(harness, slot)).toHaveLength(1);
  },
);

test.each(rounds)(
  'one Idempotency-Key for two slots at once holds one of them (%i)',
  async (round) => {
    const other = await newSlot(harness, await newService(harness));
    const key = `two-slots-${round}`;
    const answers = await Promise.all([
      initiate(harness, first, slot, { key }),
      initiate(harness, first, other, { key }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  },
);

test.each(rounds)(
  'a customer who cancelled tries again at the same time as another one: one of them holds the slot (%i)',
  async () => {
    const cancelled = await startPaying(harness, first, slot);
    await call(harness, 'POST', `/payments/${cancelled}/cancel`, { as: first, json: {} });
    const claims = await Promise.all([
      initiate(harness, first, slot),
      initiate(harness, second, slot),
    ]);
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = claims.find(({ status }) => status === 200)?.data.transactionId;
    harness.provider.pay(winner);
    await callback(harness, 'success', winner);
    expect(await bookingsOf(harness, slot)).toMatchObject([{ _id: winner }]);
    expect(await transactionOf(harness, cancelled)).toMatchObject({ status: 'failed' });
  },
);

test('a payment that is given up while its card page opens leads nobody to that page', async () => {
  const provider = harness.context.paymentProvider;
  harness.context.paymentProvider = {
    ...provider,
    openPayment: async (order) => {
      const url = await provider.openPayment(order);
      const path = `/payments/${order.transactionId}/cancel`;
      await call(harness, 'POST', path, { as: first, json: {} });
      return url;
    },
  };
  const answer = await initiate(harness, first, slot);
  expect([answer.status, answer.code]).toEqual([409, 'conflict']);
});

test('a slot that the business closed stays closed when its payment is given up', async () => {
  const id = await startPaying(harness, first, slot);
  await writeSlotStatus(harness, slot, { isBooked: 'canceled' });
  await call(harness, 'POST', `/payments/${id}/cancel`, { as: first, json: {} });
  expect((await slotNow(harness, slot)).isBooked).toBe('canceled');
});

test("a customer who returns late cannot take another customer's hold, even if the provider is silent", async () => {
  await paidAfterTheHold(first);
  const rival = await startPaying(harness, second, slot);
  harness.provider.set({ search: { mode: 'down' } });
  expect((await initiate(harness, first, slot)).code).toBe('slot_taken');
  const { claimId } = await transactionOf(harness, rival);
  expect((await slotNow(harness, slot)).claimId).toBe(claimId);
});

test('a slot that was booked late opens again when the booking is cancelled', async () => {
  const id = await startPaying(harness, first, slot);
  harness.provider.decline(id);
  await callback(harness, 'fail', id);
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
  expect((await call(harness, 'DELETE', `/bookings/${id}`, { as: first })).status).toBe(200);
  expect((await slotNow(harness, slot)).isBooked).toBe('available');
});

test('a slot that the business closed is not sold to its former holder, even if the provider is silent', async () => {
  await paidAfterTheHold(first);
  await writeSlotStatus(harness, slot, { isBooked: 'canceled' });
  harness.provider.set({ search: { mode: 'down' } });
  harness.clock.advanceMinutes(2);
  expect((await initiate(harness, first, slot)).code).toBe('slot_taken');
});
