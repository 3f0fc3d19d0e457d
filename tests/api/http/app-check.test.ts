import { createServer } from 'node:http';
import { createAppCheck } from '@carwash/functions/gateways/app-check';
import { createApp } from '@carwash/functions/http/create-app';
import { needsAppCheck } from '@carwash/functions/http/needs-app-check';
import { afterAll, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { close, listen } from '../../support/servers.ts';
import type { Harness } from '../support/harness/harness.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
import { addressOf, endpointList } from '../support/requests/endpoint-list.ts';
import { harness, test } from '../support/test.ts';

let guarded: Harness;
let customer: Person;
const server = createServer();
test.beforeAll(async ({ harness }) => {
  customer = await newCustomer(harness);
  const verifyApp = async (token: string) => {
    if (token !== 'from-our-site') throw new Error('Not ours');
  };
  server.on('request', createApp({ ...harness.app, verifyApp }));
  guarded = { ...harness, apiUrl: await listen(server) };
});
afterAll(async () => {
  await close(server);
});

const checked = endpointList.filter(([, endpoint]) => needsAppCheck(endpoint));
const exempt = endpointList.filter(([, endpoint]) => !needsAppCheck(endpoint));

test.each(checked)(
  '%s is refused without a token, and with a wrong one',
  async (_name, endpoint) => {
    const tokens: Record<string, string>[] = [{}, { 'X-Firebase-AppCheck': 'from-elsewhere' }];
    for (const headers of tokens) {
      const options = { as: customer, headers };
      const { status, code } = await call(guarded, endpoint.method, addressOf(endpoint), options);
      expect([status, code]).toEqual([401, 'app_check_failed']);
    }
  },
);

test.each(exempt)('%s needs no token', async (_name, endpoint) => {
  const { code } = await call(guarded, endpoint.method, addressOf(endpoint));
  expect(code).not.toBe('app_check_failed');
});

test('provider callbacks, public reads and documents are exempt, and nothing else', () => {
  expect(exempt.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'receivePaymentSuccess',
      'receivePaymentFailure',
      'notifyPayment',
      'getImage',
      'getOpenApi',
      'listServices',
    ]),
  );
  expect(checked.map(([name]) => name)).toEqual(
    expect.arrayContaining(['signUp', 'logIn', 'initiatePayment', 'uploadImage', 'getUser']),
  );
});

test('a call with the right token is accepted', async () => {
  const options = { as: customer, headers: { 'X-Firebase-AppCheck': 'from-our-site' } };
  const answer = await call(guarded, 'GET', `/auth/users/${customer.uid}`, options);
  expect(answer.status).toBe(200);
});

test('App Check can be off, and an invalid setting is an error', async () => {
  expect(createAppCheck('off')).toBeNull();
  expect(() => createAppCheck('on')).toThrow('APP_CHECK');
  const answer = await call(harness, 'GET', `/auth/users/${customer.uid}`, { as: customer });
  expect(answer.status).toBe(200);
});
