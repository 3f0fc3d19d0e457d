import { createPasswordCheck } from '@carwash/functions/gateways/password-check';
import sharp from 'sharp';
import { afterEach, beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { type Log, openLog } from '../support/harness/api-log.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { rawCall } from '../support/requests/raw-call.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let admin: Person;
let log: Log;
test.beforeAll(async ({ harness }) => {
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
});
beforeEach(() => {
  log = openLog();
});
afterEach(() => log.close());

const secrets = {
  password: 'correct horse 7%',
  wrongPassword: 'wrong horse 7%',
  newPassword: 'new battery 7%',
  card: '4111111111111111',
  cvv: 'cvv-987',
  idempotencyKey: 'key-of-an-order',
};
const { password, wrongPassword, newPassword } = secrets;
const email = 'rumana@example.test';
const cardData = { card_number: secrets.card, cvv: secrets.cvv, cardnumber: secrets.card };

const logIn = (given: string) =>
  call(harness, 'POST', '/auth/login', { json: { email, password: given } });

/** Signs up and in, and causes every kind of problem with a password. */
async function useAccount(): Promise<string[]> {
  const form = { name: 'Rumana', email, password, phone: '01711000000', address: 'Lake Road' };
  expect((await call(harness, 'POST', '/auth/signup', { json: form })).status).toBe(200);
  expect((await logIn(wrongPassword)).status).toBe(401);
  const { token } = await rawToken(password);
  const json = { currentPassword: password, newPassword };
  await call(harness, 'PATCH', '/auth/change-password', {
    token,
    json: { ...json, currentPassword: wrongPassword },
  });
  expect((await call(harness, 'PATCH', '/auth/change-password', { token, json })).status).toBe(200);
  await call(harness, 'POST', '/auth/signup', { json: { ...form, extra: password } });
  await rawCall(harness, 'POST', '/auth/login', {
    headers: { 'content-type': 'application/json' },
    body: `{"email": "${email}", "password": "${password}"`,
  });
  harness.context.passwordCheck = createPasswordCheck('test', '127.0.0.1:9');
  expect((await logIn(newPassword)).status).toBe(500);
  harness.context.passwordCheck = createPasswordCheck('test');
  return [token, (await rawToken(newPassword)).token];
}

async function rawToken(given: string): Promise<{ token: string }> {
  const answer = await logIn(given);
  expect(answer.status).toBe(200);
  return answer as unknown as { token: string };
}

async function uploadImage(): Promise<void> {
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
  const { status } = await fetch(`${harness.apiUrl}/api/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${customer.token}` },
    body: form,
  });
  expect(status).toBe(200);
}

/** Makes the provider fail in every possible way, when a payment begins and when it is looked up. */
async function pay(): Promise<void> {
  const service = await newService(harness);
  harness.provider.set({ initiate: { mode: 'hang' } });
  harness.stopWaiting();
  await initiate(harness, customer, await newSlot(harness, service, 24 * 60));
  const modes = ['down', 'http500', 'html', 'garbled-json'] as const;
  for (const [index, mode] of modes.entries()) {
    const slot = await newSlot(harness, service, 2 * 24 * 60 + index * 60);
    harness.provider.set({ initiate: { mode } });
    await initiate(harness, customer, slot, { key: secrets.idempotencyKey });
    harness.provider.set({ initiate: { mode: 'normal' } });
    harness.clock.advanceMinutes(1);
    const id = await startPaying(harness, customer, slot);
    harness.provider.pay(id);
    harness.provider.set({ search: { mode } });
    for (const kind of ['success', 'fail', 'notify'] as const) {
      await callback(harness, kind, id, cardData);
      // Moves the clock, so that the next call may ask the provider at once.
      harness.clock.advanceMinutes(1);
    }
    await call(harness, 'GET', `/transactions/${id}`, { as: customer });
    harness.provider.set({ search: { mode: 'normal' } });
    harness.clock.advanceMinutes(1);
    await callback(harness, 'success', id, cardData);
  }
  await call(harness, 'POST', '/payments/reconcile', { as: admin, json: {} });
}

test('no log contains secrets or personal data', async () => {
  const tokens = await useAccount();
  await uploadImage();
  await pay();
  await call(harness, 'GET', `/services?token=${customer.token}`);
  await call(harness, 'GET', '/auth/users', { token: `${customer.token}x` });
  await harness.firestore.doc('services/broken03').set({ name: 'Half a service' });
  await call(harness, 'GET', '/services/broken03', { as: customer });
  await expect.poll(() => log.requests().length).toBeGreaterThan(40);

  const written = log.lines.join('\n');
  const hidden = [
    ...Object.values(secrets),
    ...[...tokens, customer.token, admin.token].flatMap((token) => [
      token,
      token.split('.')[1] ?? token,
    ]),
    harness.signatureKey,
  ];
  expect(hidden.filter((secret) => written.includes(secret))).toEqual([]);
  expect(written).not.toMatch(/bearer /i);
  expect(written).not.toMatch(/signature_key/);
  expect(log.errors().length).toBeGreaterThan(0);
});
