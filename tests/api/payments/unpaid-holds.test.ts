import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectBooksToBalance, slotNow, transactionOf, transactionsOf } from '../support/books.ts';
import { call, callback, initiate, startPaying } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newCustomer, type Person } from '../support/customers.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;

beforeAll(async () => {
  world = await openWorld();
  world.context.settings.maxUnpaidHolds = 3;
});
beforeEach(async () => {
  customer = await newCustomer(world);
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

const newSlots = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => newSlot(world, await newService(world))));

async function holdThree() {
  const slots = await newSlots(3);
  const ids: string[] = [];
  for (const slot of slots) ids.push(await startPaying(world, customer, slot));
  return { slots, ids };
}

const refusalNow = async () => {
  const [slot] = await newSlots(1);
  return slot && initiate(world, customer, slot);
};

test('59 slots in a row: three are held, and the refusal names them', async () => {
  const slots = await newSlots(59);
  const answers = [];
  for (const slot of slots) answers.push(await initiate(world, customer, slot));
  expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 200]);
  const refused = answers.slice(3);
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(['409 too_many_holds']),
  );
  for (const [index, slot] of slots.slice(0, 3).entries()) {
    expect(refused[0]?.message).toContain(`Foam Wash on ${slot.date} at ${slot.startTime}`);
    const named = refused[0]?.errors?.map(({ message }) => message).join('\n');
    expect(named).toContain(answers[index]?.data.transactionId);
  }
  expect(slots[3] && (await slotNow(world, slots[3]))).toMatchObject({ heldUntil: null });
});

test.each([1, 2, 3])('20 slots at the same moment: three are held (%i)', async () => {
  const slots = await newSlots(20);
  const answers = await Promise.all(slots.map((slot) => initiate(world, customer, slot)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ code }) => code === 'too_many_holds')).toHaveLength(17);
  const held = (await Promise.all(slots.map((slot) => transactionsOf(world, slot)))).flat();
  expect(held.map(({ status }) => status)).toEqual(Array(3).fill('pending'));
});

test('what was given up, paid for or not paid in time makes room for another', async () => {
  const { ids } = await holdThree();
  const [givenUp = '', paid = ''] = ids;
  expect((await refusalNow())?.code).toBe('too_many_holds');
  await call(world, 'POST', `/payments/${givenUp}/cancel`, { as: customer, json: {} });
  expect((await refusalNow())?.status).toBe(200);
  expect((await refusalNow())?.code).toBe('too_many_holds');
  world.provider.pay(paid);
  await callback(world, 'notify', paid);
  expect((await refusalNow())?.status).toBe(200);
  world.clock.advanceMinutes(16);
  expect((await refusalNow())?.status).toBe(200);
});

test('who holds three slots may go on with each of them, also when its hold has ended', async () => {
  const { slots, ids } = await holdThree();
  const again = await Promise.all(slots.map((slot) => startPaying(world, customer, slot)));
  expect(again).toEqual(ids);
  world.clock.advanceMinutes(16);
  for (const slot of slots) await startPaying(world, customer, slot);
  const statuses = await Promise.all(ids.map((id) => transactionOf(world, id)));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(['failed']));
});

test("another customer's holds do not count", async () => {
  await holdThree();
  const [slot] = await newSlots(1);
  expect(slot && (await initiate(world, await newCustomer(world), slot)).status).toBe(200);
});
