import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paymentLifetimeMs } from '../payment-store.ts';
import { readJson, startSandbox, type TestSandbox, testStore } from '../test-sandbox.ts';

let sandbox: TestSandbox;
let now: Date;
beforeEach(async () => {
  now = new Date('2030-03-17T09:20:55Z');
  sandbox = await startSandbox({ now: () => now });
  await sandbox.initiate();
});
afterEach(() => sandbox.close());

describe('GET /api/v1/trxcheck/request.php', () => {
  it('tells of a new payment in strings throughout', async () => {
    const found = await readJson(await sandbox.search('T-1'));
    expect(found).toMatchObject({
      mer_txnid: 'T-1',
      store_id: testStore.storeId,
      amount: '1250.50',
      currency: 'BDT',
      status_code: '0',
      pay_status: 'Initiated',
      date: '2030-03-17 15:20:55',
    });
    expect(Object.values(found).every((value) => typeof value === 'string')).toBe(true);
  });

  it.each([
    ['pay', '2', 'Successful'],
    ['expire', '3', 'Expired'],
    ['decline', '7', 'Failed'],
  ] as const)('after %s has code %s', async (action, code, text) => {
    sandbox.control[action]('T-1');
    const found = await (await sandbox.search('T-1')).json();
    expect(found).toMatchObject({ status_code: code, pay_status: text });
  });

  it('takes the fee from what the merchant receives, to the minor unit', async () => {
    sandbox.control.pay('T-1');
    const found = await (await sandbox.search('T-1')).json();
    expect(found).toMatchObject({ rec_amount: '1206.73', processing_charge: '43.77' });
  });

  it('lets a payment expire once its page has been open for too long', async () => {
    now = new Date(now.getTime() + paymentLifetimeMs - 1);
    expect(await (await sandbox.search('T-1')).json()).toMatchObject({ status_code: '0' });
    now = new Date(now.getTime() + 1);
    expect(await (await sandbox.search('T-1')).json()).toMatchObject({ status_code: '3' });
  });

  it('lets the provider change its mind about a failed payment', async () => {
    sandbox.control.decline('T-1');
    sandbox.control.pay('T-1');
    expect(await (await sandbox.search('T-1')).json()).toMatchObject({ status_code: '2' });
  });

  it('answers an unknown id with JSON that claims to be HTML', async () => {
    const answer = await sandbox.search('T-2');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.json()).toEqual({
      request_id: 'T-2',
      store_id: testStore.storeId,
      status: 'Invalid-Data',
    });
  });

  it.each(['signature_key', 'store_id'])(
    'answers a wrong %s in plain text with HTTP 200',
    async (name) => {
      const answer = await sandbox.search('T-1', { [name]: 'x' });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('Store_id & signature key not matched');
    },
  );

  it('takes its parameters from the address only', async () => {
    const answer = await fetch(`${sandbox.url}/api/v1/trxcheck/request.php`, {
      method: 'POST',
      body: sandbox.form({ request_id: 'T-1' }),
    });
    expect(await answer.text()).toBe('parameter is required');
  });
});
