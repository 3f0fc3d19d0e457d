import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '../sandbox-settings.ts';
import { startSandbox, type TestSandbox } from '../test-sandbox.ts';

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
  it('sets one transaction', async () => {
    const settings = { callbacks: { mode: 'duplicate', times: 20 }, paymentUrl: 'absolute' };
    expect((await post('', { transactionId: 'T-1', ...settings })).status).toBe(204);
    expect(sandbox.control.settingsFor('T-1')).toEqual({ ...defaultSettings, ...settings });
    expect(sandbox.control.settingsFor('T-2')).toEqual(defaultSettings);
  });

  it('sets the whole sandbox', async () => {
    await post('', { search: { mode: 'html' } });
    expect(sandbox.control.settingsFor('T-1').search).toEqual({ mode: 'html' });
  });

  it('pays a payment and lists it', async () => {
    await sandbox.initiate();
    const paid = await post('/payments/T-1/pay');
    expect(await paid.json()).toMatchObject({ transactionId: 'T-1', status: 'successful' });
    const listed = await fetch(`${sandbox.url}/control/paid`);
    expect(await listed.json()).toEqual(['T-1']);
  });
});
