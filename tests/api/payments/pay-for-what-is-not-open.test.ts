import { expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { initiate } from '../support/calls/payments.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
test.beforeAll(async ({ harness }) => {
  customer = await newCustomer(harness);
});
test.beforeAll(({ harness }) =>
  harness.excuse({ jobs: 'a slot is marked as booked that nobody has booked' }),
);

test.each([
  ['an unknown slot', { slotId: 'nothing' }],
  ['an unknown service', { serviceId: 'nothing1' }],
  ['a path for a slot', { slotId: 'slots/other' }],
  ['a reserved id', { slotId: '__all__' }],
])('%s: 404', async (_case, change) => {
  const slot = await newSlot(harness, await newService(harness));
  expect((await initiate(harness, customer, slot, { change })).status).toBe(404);
});

test('a slot of another service: 404', async () => {
  const slot = await newSlot(harness, await newService(harness));
  const { _id } = await newService(harness);
  const answer = await initiate(harness, customer, slot, { change: { serviceId: _id } });
  expect(answer.status).toBe(404);
});

test.each([
  ['booked', { isBooked: 'booked' as const }],
  ['canceled', { isBooked: 'canceled' as const }],
])('a %s slot: 409', async (_case, change) => {
  const closed = await newSlot(harness, await newService(harness), 60, change);
  expect((await initiate(harness, customer, closed)).code).toBe('slot_taken');
});

test('a slot that has begun: 409', async () => {
  const past = await newSlot(harness, await newService(harness), -5);
  expect((await initiate(harness, customer, past)).code).toBe('slot_taken');
});
