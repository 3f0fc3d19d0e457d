import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '../sandbox-settings.ts';
import { readJson, startSandbox, startShop, type TestSandbox } from '../test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

function post(path: string, body?: unknown): Promise<Response> {
  return fetch(`${sandbox.url}/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe('/control', () => {
  it.each([
    { callbacks: { mode: 'deliver' } },
    { callbacks: { mode: 'duplicate', times: 20 } },
    { callbacks: { mode: 'delay', ms: 500 } },
    { callbacks: { mode: 'drop' } },
    { callbacks: { mode: 'forge', fields: { amount: '1.00' } } },
    { initiate: { mode: 'no-url' } },
    { initiate: { mode: 'slow', ms: 12_000 } },
    { search: { mode: 'hang' }, searchFields: { status_code: '7' } },
    { paymentUrl: 'absolute' },
  ])('sets %j', async (settings) => {
    expect((await post('', { transactionId: 'T-1', ...settings })).status).toBe(204);
    expect(sandbox.control.settingsFor('T-1')).toMatchObject(settings);
    expect(sandbox.control.settingsFor('T-2')).toEqual(defaultSettings);
  });

  it('sets the whole sandbox, and resets it', async () => {
    await post('', { search: { mode: 'html' }, notifyUrl: 'http://shop.test/notify' });
    expect(sandbox.control.settingsFor('T-1').search).toEqual({ mode: 'html' });
    expect(sandbox.control.notifyUrl).toBe('http://shop.test/notify');
    expect((await post('/reset')).status).toBe(204);
    expect(sandbox.control.settingsFor('T-1').search).toEqual({ mode: 'normal' });
    expect(sandbox.control.notifyUrl).toBeNull();
  });

  it.each([
    [{ callback: { mode: 'drop' } }, 'unknown setting callback'],
    [{ callbacks: { mode: 'lose' } }, 'callbacks.mode is'],
    [{ callbacks: { mode: 'duplicate' } }, 'times must be a whole number'],
    [{ callbacks: { mode: 'forge', fields: { amount: 1 } } }, 'fields are texts for amount'],
    [{ search: { mode: 'no-url' } }, 'mode is normal'],
    [{ search: { mode: 'slow', ms: -1 } }, 'ms must be a whole number'],
    [{ searchFields: { colour: 'red' } }, 'fields are texts for amount'],
    [{ paymentUrl: 'none' }, 'paymentUrl is'],
    [{ transactionId: 7 }, 'transactionId must be a text'],
    [{ notifyUrl: 'nowhere' }, 'notifyUrl must be'],
    [[], 'the body must be a JSON object'],
  ])('refuses %j and says why', async (body, message) => {
    const answer = await post('', body);
    expect(answer.status).toBe(400);
    expect((await readJson(answer)).message).toContain(message);
  });

  it('moves a payment and shows it', async () => {
    await sandbox.initiate();
    for (const [action, status] of [
      ['decline', 'failed'],
      ['expire', 'expired'],
      ['pay', 'successful'],
    ]) {
      expect(await (await post(`/payments/T-1/${action}`)).json()).toMatchObject({ status });
    }
    const shown = await fetch(`${sandbox.url}/control/payments/T-1`);
    expect(await shown.json()).toMatchObject({ transactionId: 'T-1', status: 'successful' });
    expect((await post('/payments/T-2/pay')).status).toBe(400);
  });

  it('sends callbacks and lists the calls received', async () => {
    const shop = await startShop();
    await sandbox.initiate({ success_url: `${shop.url}/success` });
    await post('/payments/T-1/pay');
    const sent = await post('/payments/T-1/callbacks');
    expect(await sent.json()).toEqual([{ url: `${shop.url}/success`, status: 303 }]);
    shop.close();
    const listed = await fetch(`${sandbox.url}/control/requests`);
    expect(await listed.json()).toMatchObject([{ endpoint: 'initiate', transactionId: 'T-1' }]);
  });
});
