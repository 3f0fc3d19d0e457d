import type { Endpoint } from '@carwash/domain/api/endpoint';
import { type EndpointName, endpoints } from '@carwash/domain/api/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingOf, transactionOf } from './support/books.ts';
import { call, callback, initiate, startPaying } from './support/call.ts';
import { newService, newSlot } from './support/catalogue.ts';
import { newAdmin, newCustomer, type Person, signIn } from './support/customers.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
let customer: Person;
let stranger: Person;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  [customer, stranger, admin] = await Promise.all([
    newCustomer(world),
    newCustomer(world),
    newAdmin(world),
  ]);
});
afterAll(() => world.close());

const guarded = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { who }]) => who !== 'anyone',
);
const address = ({ path }: Endpoint) => path.replace(/:\w+/, 'T-1-nobody-nothing');

describe.each(guarded)('%s', (_name, endpoint) => {
  test('needs a token', async () => {
    const answer = await call(world, endpoint.method, address(endpoint));
    expect([answer.status, answer.code]).toEqual([401, 'unauthenticated']);
  });

  test.each(['garbage', 'a.b.c', ''])('refuses the token %j', async (token) => {
    const answer = await call(world, endpoint.method, address(endpoint), { token });
    expect([answer.status, answer.code]).toEqual([401, 'unauthenticated']);
  });

  test('refuses another role', async () => {
    const wrong = { user: admin, admin: customer, signedIn: null }[endpoint.who as 'user'];
    const answer = await call(world, endpoint.method, address(endpoint), { as: wrong ?? customer });
    expect(answer.status).toBe(wrong ? 403 : 404);
  });
});

test('an account without a role may not buy', async () => {
  const { uid, ...person } = await newCustomer(world);
  await world.auth.setCustomUserClaims(uid, {});
  const token = await signIn(person.email);
  const slot = await newSlot(world, await newService(world));
  const answer = await initiate(world, { ...person, uid, token }, slot);
  expect(answer.status).toBe(403);
});

test('an admin whose account was disabled is refused at once', async () => {
  const id = await startPaying(world, customer, await newSlot(world, await newService(world)));
  const former = await newAdmin(world);
  await world.auth.updateUser(former.uid, { disabled: true });
  const answer = await call(world, 'GET', `/transactions/${id}`, { as: former });
  expect([answer.status, answer.code]).toEqual([401, 'unauthenticated']);
});

test('a transaction is shown to its owner and to admins, and does not exist for others', async () => {
  const slot = await newSlot(world, await newService(world));
  const id = await startPaying(world, customer, slot);
  const read = (as: Person) => call(world, 'GET', `/transactions/${id}`, { as });
  expect((await read(customer)).status).toBe(200);
  expect((await read(admin)).status).toBe(200);
  expect((await read(stranger)).status).toBe(404);
});

test("another customer's payment cannot be confirmed, booked or cancelled", async () => {
  const slot = await newSlot(world, await newService(world));
  const id = await startPaying(world, customer, slot);
  world.provider.pay(id);
  await callback(world, 'notify', id);
  const json = { transactionId: id };
  const answers = await Promise.all([
    call(world, 'POST', '/transactions/create-transaction', {
      as: stranger,
      json: { ...json, status: 'success' },
    }),
    call(world, 'POST', '/bookings', { as: stranger, json }),
    call(world, 'POST', `/payments/${id}/cancel`, { as: stranger, json: {} }),
    call(world, 'DELETE', `/bookings/${id}`, { as: stranger }),
  ]);
  expect(answers.map(({ status, code }) => [status, code])).toEqual(
    Array(4).fill([404, 'not_found']),
  );
  expect((await transactionOf(world, id)).status).toBe('success');
  expect((await bookingOf(world, id))?.status).toBe('pending');
});
