import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Slot } from '@carwash/domain/entities/slot';
import { handlers } from '@carwash/functions/api';
import { createApp } from '@carwash/functions/http/create-app';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slotNow, transactionsOf } from './support/books.ts';
import { call, initiate, vehicle } from './support/call.ts';
import { newService, newSlot } from './support/catalogue.ts';
import { newCustomer, type Person } from './support/customers.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
let customer: Person;
let slot: Slot;
beforeAll(async () => {
  world = await openWorld();
  customer = await newCustomer(world);
  slot = await newSlot(world, await newService(world));
});
afterAll(() => world.close());

async function expectNothingWritten(): Promise<void> {
  expect(await transactionsOf(world, slot)).toEqual([]);
  expect((await slotNow(world, slot)).heldUntil).toBeNull();
}

describe('going to pay with bad input names the field and writes nothing', () => {
  test.each<[string, object]>([
    ['vehicleType', { vehicleType: 'spaceship' }],
    ['vehicleType', { vehicleType: ['car'] }],
    ['vehicleBrand', { vehicleBrand: '' }],
    ['vehicleBrand', { vehicleBrand: 'x'.repeat(51) }],
    ['vehicleBrand', { vehicleBrand: ' Toyota ' }],
    ['vehicleModel', { vehicleModel: 7 }],
    ['vehicleModel', { vehicleModel: 'A\u0000B' }],
    ['manufacturingYear', { manufacturingYear: '2018' }],
    ['manufacturingYear', { manufacturingYear: 2018.5 }],
    ['manufacturingYear', { manufacturingYear: 1 }],
    ['manufacturingYear', { manufacturingYear: null }],
    ['vehicleModel', { vehicleModel: 'half an emoji \ud83d' }],
    ['registrationPlate', { registrationPlate: 'AB\u202eC' }],
    ['registrationPlate', { registrationPlate: '\u200b' }],
    ['registrationPlate', { registrationPlate: undefined }],
    ['slotId', { slotId: { $ne: 1 } }],
    ['serviceId', { serviceId: 'x'.repeat(65) }],
    ['amount', { amount: 1 }],
    ['price', { price: 0 }],
  ])('%s %j', async (path, change) => {
    const answer = await initiate(world, customer, slot, { change });
    expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
    expect(answer.errors?.map((error) => error.path)).toContain(path);
    await expectNothingWritten();
  });

  test.each([
    ['an unknown slot', { slotId: 'nothing' }],
    ['an unknown service', { serviceId: 'nothing1' }],
    ['a path for a slot', { slotId: 'slots/other' }],
    ['a reserved id', { slotId: '__all__' }],
  ])('%s: 404', async (_case, change) => {
    expect((await initiate(world, customer, slot, { change })).status).toBe(404);
    await expectNothingWritten();
  });

  test('a slot of another service: 404', async () => {
    const other = await newService(world);
    const answer = await initiate(world, customer, slot, { change: { serviceId: other._id } });
    expect(answer.status).toBe(404);
    await expectNothingWritten();
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
});

describe('requests that are not what they should be', () => {
  const send = (body: string, headers: Record<string, string>) =>
    fetch(`${world.apiUrl}/api/payments/initiate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${customer.token}`, ...headers },
      body,
    });
  const json = { 'content-type': 'application/json' };

  test.each<[string, string, Record<string, string>, number]>([
    ['broken JSON', '{"slotId":', json, 400],
    ['a list', '[]', json, 400],
    ['a text', '"slot"', json, 400],
    ['plain text', 'slot', { 'content-type': 'text/plain' }, 415],
    ['a form', 'slotId=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['one megabyte', JSON.stringify({ slotId: 'x'.repeat(1_000_000) }), json, 413],
    ['a prototype key', '{"__proto__": {"role": "admin"}}', json, 400],
    ['a key with spaces', '{}', { ...json, 'idempotency-key': 'a b' }, 400],
  ])('%s: %s', async (_case, body, headers, status) => {
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
    await expectNothingWritten();
  });

  test('one megabyte without a length, as Cloud Functions hands it over: 413', async () => {
    const text = JSON.stringify({ slotId: 'x'.repeat(1_000_000) });
    const app = express();
    // The framework reads and parses the body before our app sees it.
    app.use((request, _response, next) => {
      delete request.headers['content-length'];
      request.headers['transfer-encoding'] = 'chunked';
      Object.assign(request, { rawBody: Buffer.from(text), body: JSON.parse(text), _body: true });
      next();
    });
    app.use(createApp(handlers, world.auth, world.context));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/api/payments/initiate`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${customer.token}` },
    });
    expect(response.status).toBe(413);
    await new Promise((resolve) => server.close(resolve));
  });

  test('an unknown address: 404 in JSON', async () => {
    const answer = await call(world, 'GET', '/nothing/here');
    expect([answer.status, answer.code]).toEqual([404, 'not_found']);
  });

  test('emoji and right-to-left text are fine', async () => {
    const change = { vehicleBrand: 'تويوتا', vehicleModel: '🚙 Prado' };
    const answer = await initiate(world, customer, slot, { change });
    expect(answer.status).toBe(200);
    expect((await transactionsOf(world, slot))[0]?.vehicle).toEqual({ ...vehicle, ...change });
  });
});
