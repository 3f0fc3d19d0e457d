import type { Slot } from '@carwash/domain/slots/slot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingOf, expectBooksToBalance, slotNow, transactionOf } from '../support/books.ts';
import { call, callback, initiate, startPaying } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newCustomer, type Person } from '../support/customers.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
let slot: Slot;
let id: string;

beforeAll(async () => {
  world = await openWorld();
  customer = await newCustomer(world);
});
beforeEach(async () => {
  slot = await newSlot(world, await newService(world));
  id = await startPaying(world, customer, slot);
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

const cancel = (as: Person = customer) =>
  call(world, 'POST', `/payments/${id}/cancel`, { as, json: {} });

test('cancelling frees the slot at once for anybody', async () => {
  const answer = await cancel();
  expect(answer.data).toMatchObject({ status: 'failed', failureReason: 'cancelled' });
  expect(await slotNow(world, slot)).toMatchObject({ heldUntil: null, claimId: null });
  expect((await initiate(world, await newCustomer(world), slot)).status).toBe(200);
});

test('cancelling twice, or late, does not free the slot that somebody else holds by now', async () => {
  await cancel();
  const other = await newCustomer(world);
  const theirs = await startPaying(world, other, slot);
  expect((await cancel()).data.status).toBe('failed');
  expect((await slotNow(world, slot)).claimId).toBe((await transactionOf(world, theirs)).claimId);
});

test('what was paid is not cancelled but booked', async () => {
  world.provider.pay(id);
  expect((await cancel()).data.status).toBe('success');
  expect(await bookingOf(world, id)).toBeDefined();
});

test('the slot is freed even if the provider cannot be asked; a payment found later is not lost', async () => {
  world.provider.pay(id);
  world.provider.set({ search: { mode: 'down' } });
  expect((await cancel()).data.status).toBe('failed');
  expect((await slotNow(world, slot)).heldUntil).toBeNull();
  world.provider.set({ search: { mode: 'normal' } });
  await callback(world, 'notify', id);
  expect((await transactionOf(world, id)).status).toBe('success');
});

test("nobody can cancel another customer's payment, or learn that it exists", async () => {
  const stranger = await newCustomer(world);
  expect((await cancel(stranger)).status).toBe(404);
  expect((await transactionOf(world, id)).status).toBe('pending');
});
