import { afterAll, beforeAll, expect, test } from 'vitest';
import { initiate } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newCustomer, type Person } from '../support/customers.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
beforeAll(async () => {
  world = await openWorld();
  customer = await newCustomer(world);
});
afterAll(() => world.close({ slots: 'a slot is marked as booked that nobody has booked' }));

test.each([
  ['an unknown slot', { slotId: 'nothing' }],
  ['an unknown service', { serviceId: 'nothing1' }],
  ['a path for a slot', { slotId: 'slots/other' }],
  ['a reserved id', { slotId: '__all__' }],
])('%s: 404', async (_case, change) => {
  const slot = await newSlot(world, await newService(world));
  expect((await initiate(world, customer, slot, { change })).status).toBe(404);
});

test('a slot of another service: 404', async () => {
  const slot = await newSlot(world, await newService(world));
  const { _id } = await newService(world);
  const answer = await initiate(world, customer, slot, { change: { serviceId: _id } });
  expect(answer.status).toBe(404);
});

test.each([
  ['booked', { isBooked: 'booked' as const }],
  ['canceled', { isBooked: 'canceled' as const }],
])('a %s slot: 409', async (_case, change) => {
  const closed = await newSlot(world, await newService(world), 60, change);
  expect((await initiate(world, customer, closed)).code).toBe('slot_taken');
});

test('a slot that has begun: 409', async () => {
  const past = await newSlot(world, await newService(world), -5);
  expect((await initiate(world, customer, past)).code).toBe('slot_taken');
});
