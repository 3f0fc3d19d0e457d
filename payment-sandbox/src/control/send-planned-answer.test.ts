import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

describe('answers gone wrong', () => {
  const call = {
    initiate: () => sandbox.initiate(),
    search: () => sandbox.search('T-1'),
  };

  it.each(['initiate', 'search'] as const)('%s slow: answers rightly, but late', async (which) => {
    sandbox.control.set({ [which]: { mode: 'slow', ms: 40 } });
    const start = performance.now();
    const answer = await call[which]();
    expect(performance.now() - start).toBeGreaterThanOrEqual(39);
    expect(answer.status).toBe(200);
  });

  it.each(['initiate', 'search'] as const)('%s hang: never answers', async (which) => {
    sandbox.control.set({ [which]: { mode: 'hang' } });
    const target = which === 'initiate' ? 'index.php' : 'api/v1/trxcheck/request.php';
    const method = which === 'initiate' ? 'POST' : 'GET';
    const signal = AbortSignal.timeout(60);
    await expect(fetch(`${sandbox.url}/${target}`, { method, signal })).rejects.toThrow('timeout');
  });

  it.each(['initiate', 'search'] as const)('%s down: drops the connection', async (which) => {
    sandbox.control.set({ [which]: { mode: 'down' } });
    await expect(call[which]()).rejects.toThrow('fetch failed');
  });

  it.each(['initiate', 'search'] as const)('%s http500: answers 500', async (which) => {
    sandbox.control.set({ [which]: { mode: 'http500' } });
    expect((await call[which]()).status).toBe(500);
  });

  it.each([
    ['initiate', 'html'],
    ['search', 'html'],
    ['initiate', 'garbled-json'],
    ['search', 'garbled-json'],
  ] as const)('%s %s: answers 200 with what is no JSON', async (which, mode) => {
    sandbox.control.set({ [which]: { mode } });
    const answer = await call[which]();
    expect(answer.status).toBe(200);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  it('initiate no-url: is pleased, but does not say where to go', async () => {
    sandbox.control.set({ initiate: { mode: 'no-url' } });
    expect(await (await sandbox.initiate()).json()).toEqual({ result: 'true' });
  });

  it.each([
    ['down', undefined],
    ['http500', undefined],
    ['html', 'initiated'],
    ['garbled-json', 'initiated'],
    ['no-url', 'initiated'],
  ] as const)('initiate %s: leaves the payment %s', async (mode, status) => {
    sandbox.control.set({ initiate: { mode } });
    await sandbox.initiate().catch(() => undefined);
    expect(sandbox.control.payment('T-1')?.status).toBe(status);
  });

  it('search: contradicts the order field by field', async () => {
    const fields = { amount: '1.00', currency: 'USD', store_id: 'other', mer_txnid: 'T-9' };
    sandbox.control.set({ searchFields: { ...fields, status_code: '2' } });
    await sandbox.initiate();
    expect(await (await sandbox.search('T-1')).json()).toMatchObject({
      ...fields,
      status_code: '2',
      pay_status: 'Successful',
    });
  });
});
