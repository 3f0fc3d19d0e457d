import type { Slot } from '@carwash/domain/slots/slot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookingsOf,
  expectBooksToBalance,
  slotNow,
  transactionOf,
  transactionsOf,
} from '../support/books.ts';
import { call, callback, initiate, startPaying } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newCustomer, type Person } from '../support/customers.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let first: Person;
let second: Person;
let slot: Slot;

beforeAll(async () => {
  world = await openWorld();
  [first, second] = await Promise.all([newCustomer(world), newCustomer(world)]);
});
beforeEach(async () => {
  slot = await newSlot(world, await newService(world));
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

/** Races are decided by chance: each is run this often. */
const rounds = Array.from({ length: 8 }, (_, round) => round);

async function paidAfterTheHold(customer: Person): Promise<string> {
  const id = await startPaying(world, customer, slot);
  world.clock.advanceMinutes(15.1);
  return id;
}

test.each(rounds)(
  'two late payments for one open slot settle at once: one booking (%i)',
  async () => {
    const one = await paidAfterTheHold(first);
    const other = await paidAfterTheHold(second);
    for (const id of [one, other]) world.provider.pay(id);
    await Promise.all([callback(world, 'notify', one), callback(world, 'notify', other)]);
    expect(await bookingsOf(world, slot)).toHaveLength(1);
    expect((await transactionsOf(world, slot)).map(({ status }) => status).sort()).toEqual([
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
      callback(world, 'notify', expired),
      initiate(world, second, slot),
    ]);
    expect(claim.status).toBe(200);
    const { claimId } = await transactionOf(world, claim.data.transactionId);
    expect((await slotNow(world, slot)).claimId).toBe(claimId);
  },
);

test.each(rounds)(
  'a late payment settles while a rival goes to pay: one booking (%i)',
  async () => {
    const late = await paidAfterTheHold(first);
    world.provider.pay(late);
    const [, claim] = await Promise.all([
      callback(world, 'notify', late),
      initiate(world, second, slot),
    ]);
    if (claim.status === 200) {
      world.provider.pay(claim.data.transactionId);
      await callback(world, 'notify', claim.data.transactionId);
    }
    expect(await bookingsOf(world, slot)).toHaveLength(1);
  },
);

test.each(rounds)(
  'one Idempotency-Key for two slots at once holds one of them (%i)',
  async (round) => {
    const other = await newSlot(world, await newService(world));
    const key = `two-slots-${round}`;
    const answers = await Promise.all([
      initiate(world, first, slot, { key }),
      initiate(world, first, other, { key }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  },
);

test('given up while the card page opens: nobody is sent to pay', async () => {
  const provider = world.context.paymentProvider;
  world.context.paymentProvider = {
    ...provider,
    openPayment: async (order) => {
      const url = await provider.openPayment(order);
      const path = `/payments/${order.transactionId}/cancel`;
      await call(world, 'POST', path, { as: first, json: {} });
      return url;
    },
  };
  const answer = await initiate(world, first, slot);
  expect([answer.status, answer.code]).toEqual([409, 'conflict']);
});

test('a slot that the business closed stays closed when its payment is given up', async () => {
  const id = await startPaying(world, first, slot);
  await world.context.db.slots.doc(slot._id).update({ isBooked: 'canceled' });
  await call(world, 'POST', `/payments/${id}/cancel`, { as: first, json: {} });
  expect((await slotNow(world, slot)).isBooked).toBe('canceled');
});

test("who comes back late cannot take over a rival's hold, even if the provider is silent", async () => {
  await paidAfterTheHold(first);
  const rival = await startPaying(world, second, slot);
  world.provider.set({ search: { mode: 'down' } });
  expect((await initiate(world, first, slot)).code).toBe('slot_taken');
  const { claimId } = await transactionOf(world, rival);
  expect((await slotNow(world, slot)).claimId).toBe(claimId);
});

test('booked late on an open slot, then cancelled: the slot opens', async () => {
  const id = await startPaying(world, first, slot);
  world.provider.decline(id);
  await callback(world, 'fail', id);
  world.provider.pay(id);
  await callback(world, 'notify', id);
  expect((await call(world, 'DELETE', `/bookings/${id}`, { as: first })).status).toBe(200);
  expect((await slotNow(world, slot)).isBooked).toBe('available');
});

test('a slot that the business closed is not sold to who held it, even if the provider is silent', async () => {
  await paidAfterTheHold(first);
  await world.context.db.slots.doc(slot._id).update({ isBooked: 'canceled' });
  world.provider.set({ search: { mode: 'down' } });
  world.clock.advanceMinutes(2);
  expect((await initiate(world, first, slot)).code).toBe('slot_taken');
});
