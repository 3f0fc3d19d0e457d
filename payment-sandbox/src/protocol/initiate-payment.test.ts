import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readJson, startSandbox, type TestSandbox } from '../test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

describe('POST /index.php', () => {
  it('opens a payment and answers with a relative address and the text "true"', async () => {
    const answer = await sandbox.initiate();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      result: 'true',
      payment_url: expect.stringMatching(/^\/paynow\.php\?track=AAM\d{16}$/),
    });
    expect(sandbox.control.payment('T-1')).toMatchObject({
      status: 'initiated',
      amount: '1250.50',
    });
  });

  it('answers with an absolute address when told to', async () => {
    sandbox.control.set({ paymentUrl: 'absolute' });
    const answer = await readJson(await sandbox.initiate());
    expect(answer.payment_url).toMatch(new RegExp(`^${sandbox.url}/paynow\\.php\\?track=`));
  });

  it.each([
    ['another store', { store_id: 'other' }, { result: 'Invalid Store ID' }],
    ['a wrong key', { signature_key: 'x' }, { result: false, message: 'Invalid Signature Key' }],
    ['no id', { tran_id: '' }, { result: false, message: 'tran_id is required' }],
    [
      'an id of 33 characters',
      { tran_id: 'x'.repeat(33) },
      { result: false, message: 'tran_id must not exceed 32 characters' },
    ],
    ['a comma in the amount', { amount: '1,250' }, { result: false, message: 'Invalid amount' }],
    ['three decimals', { amount: '1.255' }, { result: false, message: 'Invalid amount' }],
    ['an amount of nothing', { amount: '0.00' }, { result: false, message: 'Invalid amount' }],
    ['a small currency', { currency: 'bdt' }, { result: false, message: 'Invalid currency' }],
    ['no success_url', { success_url: '' }, { result: false, message: 'success_url is required' }],
    ['a relative fail_url', { fail_url: '/fail' }, { result: false, message: 'Invalid fail_url' }],
    [
      'a script as cancel_url',
      { cancel_url: 'javascript:alert(1)' },
      { result: false, message: 'Invalid cancel_url' },
    ],
    ['another type', { type: 'xml' }, { result: false, message: 'type must be json' }],
  ])('refuses %s with HTTP 200', async (_case, changes, refusal) => {
    const answer = await sandbox.initiate(changes);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(refusal);
    expect(sandbox.control.payment('T-1')).toBeUndefined();
  });

  it('takes an id of 32 characters', async () => {
    const answer = await sandbox.initiate({ tran_id: 'x'.repeat(32) });
    expect(await answer.json()).toMatchObject({ result: 'true' });
  });

  it('refuses an id that it knows and leaves the first payment alone', async () => {
    await sandbox.initiate();
    const answer = await sandbox.initiate({ amount: '1' });
    expect(await answer.json()).toEqual({ result: false, message: 'Duplicate tran_id' });
    expect(sandbox.control.payment('T-1')).toMatchObject({ amount: '1250.50' });
  });

  it('does not read JSON', async () => {
    const body = JSON.stringify(Object.fromEntries(sandbox.form()));
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${sandbox.url}/index.php`, { method: 'POST', body, headers });
    expect(await answer.json()).toEqual({ result: 'Invalid Store ID' });
  });
});
