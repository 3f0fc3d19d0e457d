import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

describe('settings and requests', () => {
  it('keep to their transaction', async () => {
    sandbox.control.set({ initiate: { mode: 'http500' } }, 'T-1');
    expect((await sandbox.initiate({ tran_id: 'T-1' })).status).toBe(500);
    expect((await sandbox.initiate({ tran_id: 'T-2' })).status).toBe(200);
  });

  it('for one transaction leave the settings of the sandbox as they are', async () => {
    sandbox.control.set({ callbacks: { mode: 'drop' }, paymentUrl: 'absolute' });
    sandbox.control.set({ callbacks: { mode: 'deliver' } }, 'T-1');
    expect(sandbox.control.settingsFor('T-1')).toMatchObject({
      callbacks: { mode: 'deliver' },
      paymentUrl: 'absolute',
    });
  });

  it('count the calls by endpoint and transaction, and carry no key', async () => {
    await sandbox.search('T-2');
    await fetch(await sandbox.openPage('T-1'));
    await sandbox.search('T-1');
    const { control } = sandbox;
    expect(control.count('initiate')).toBe(1);
    expect(control.count('page', 'T-1')).toBe(1);
    expect(control.count('search')).toBe(2);
    expect(control.count('search', 'T-1')).toBe(1);
    expect(JSON.stringify(control.requests)).not.toContain('test-signature-key');
  });

  it('reset: behaves again and forgets the calls, not the payments', async () => {
    await sandbox.initiate();
    sandbox.control.set({ search: { mode: 'http500' } });
    sandbox.control.set({ search: { mode: 'down' } }, 'T-1');
    sandbox.control.notifyUrl = 'http://shop.test/notify';
    sandbox.control.reset();
    expect(sandbox.control.requests).toEqual([]);
    expect(sandbox.control.notifyUrl).toBeNull();
    expect((await sandbox.search('T-1')).status).toBe(200);
    expect(sandbox.control.payment('T-1')?.status).toBe('initiated');
  });
});
