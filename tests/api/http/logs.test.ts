import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { type Log, openLog } from '../support/harness/api-log.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { rawCall } from '../support/requests/raw-call.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let admin: Person;
test.beforeAll(async ({ harness }) => {
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
});

let log: Log;
beforeEach(() => {
  log = openLog();
});
afterEach(() => {
  log.close();
  harness.mend();
});

/** Waits, because an answer may arrive before its line is written. */
const requestLines = async (count: number) => {
  await expect.poll(() => log.requests()).toHaveLength(count);
  return log.requests();
};

/** Stores a document that can't be parsed as a service, so that reading it is an internal error. */
async function breakService(id: string): Promise<void> {
  await harness.firestore.collection('services').doc(id).set({ name: 'Half a service' });
}

describe('every request has one line', () => {
  test.each<[string, string, { as?: () => Person; json?: object }, number]>([
    ['GET', '/services', {}, 200],
    ['GET', '/services/nothing1', {}, 404],
    ['GET', '/nothing/here', {}, 404],
    ['GET', '/auth/users', {}, 401],
    ['GET', '/auth/users', { as: () => customer }, 403],
    ['POST', '/auth/login', { json: {} }, 400],
    ['POST', '/payments/notify', { json: {} }, 400],
    ['POST', '/images', { as: () => customer, json: {} }, 415],
  ])('%s %s', async (method, path, { as, json }, status) => {
    await call(harness, method, path, { as: as?.(), json });
    const [line] = await requestLines(1);
    expect(line).toEqual({
      severity: 'INFO',
      message: 'request',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method,
      path: `/api${path}`,
      status,
      durationMs: expect.any(Number),
    });
    expect(log.lines).toHaveLength(1);
  });

  test.each(['rumana@example.test', 'rumana%40example.test'])(
    'with the email hidden: %s',
    async (email) => {
      await call(harness, 'GET', `/auth/users/email/${email}`, { as: customer });
      expect((await requestLines(1))[0]?.path).toBe('/api/auth/users/email/:email');
      expect(log.lines.join('')).not.toContain('rumana');
    },
  );

  test('with the query left out', async () => {
    await call(harness, 'GET', '/services?search=secret&token=hush');
    expect((await requestLines(1))[0]?.path).toBe('/api/services');
    expect(log.lines.join('')).not.toMatch(/secret|hush/);
  });

  test('a line break in the address does not break the line', async () => {
    await rawCall(harness, 'GET', '/services/a%0a{"severity":"EMERGENCY"}');
    await requestLines(1);
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).not.toContain('\n');
  });

  test('also when its caller does not wait for the answer', async () => {
    const slot = await newSlot(harness, await newService(harness));
    harness.provider.set({ initiate: { mode: 'hang' } });
    harness.stopWaiting();
    const heldUntil = async () => (await slotNow(harness, slot)).heldUntil;
    const leaving = new AbortController();
    const answer = fetch(`${harness.apiUrl}/api/payments/initiate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` },
      body: JSON.stringify({ serviceId: slot.serviceId, slotId: slot._id, ...vehicle }),
      signal: leaving.signal,
    });
    await expect.poll(heldUntil).not.toBeNull();
    leaving.abort();
    await expect(answer).rejects.toThrow();
    expect((await requestLines(1))[0]).toMatchObject({
      message: 'request given up by its caller',
      path: '/api/payments/initiate',
    });
    // The work continues without its caller: the provider times out, the slot is freed.
    await expect.poll(heldUntil).toBeNull();
  });
});

describe('a failure', () => {
  test('is answered with nothing but the id that its lines carry', async () => {
    await breakService('broken01');
    const answer = await rawCall(harness, 'GET', '/services/broken01');
    expect(answer.status).toBe(500);
    const { headers: _headers, status: _status, ...body } = answer;
    expect(body).toEqual({
      success: false,
      message: 'An unexpected server error occurred. Please try again later.',
      code: 'internal',
      requestId: expect.any(String),
    });
    expect((await requestLines(1))[0]).toMatchObject({ requestId: body.requestId, status: 500 });
    expect(log.errors()).toEqual([expect.objectContaining({ requestId: body.requestId })]);
    expect(log.errors()[0]?.cause).toContain('ValidationError');
  });

  test('carries its id also if the call has a body', async () => {
    await breakService('broken02');
    const json = { name: 'Whole again' };
    const answer = await call(harness, 'PATCH', '/services/broken02', { as: admin, json });
    expect(answer.status).toBe(500);
    const [line] = await requestLines(1);
    expect(log.errors().map(({ requestId }) => requestId)).toEqual([line?.requestId]);
    expect(answer).toMatchObject({ requestId: line?.requestId });
  });

  test('keeps its own id among many at once', async () => {
    const ids = Array.from({ length: 10 }, (_, index) => `broken${10 + index}`);
    await Promise.all(ids.map(breakService));
    const answers = await Promise.all(
      ids.map(async (id) => {
        const { requestId } = await rawCall(harness, 'GET', `/services/${id}`);
        return [`/api/services/${id}`, requestId];
      }),
    );
    const lines = await requestLines(ids.length);
    expect(lines.map(({ path, requestId }) => [path, requestId]).sort()).toEqual(answers.sort());
    expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(ids.length);
  });
});
