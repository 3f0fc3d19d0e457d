import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReturnForm, startSandbox, startShop, type TestSandbox } from '../test-sandbox.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
let sandbox: TestSandbox;
beforeEach(async () => {
  shop = await startShop();
  sandbox = await startSandbox({}, shop.url);
});
afterEach(() => {
  sandbox.close();
  shop.close();
});

describe('callbacks sent without a browser', () => {
  it('deliver the outcome once', async () => {
    await sandbox.initiate();
    sandbox.control.decline('T-1');
    expect(await sandbox.control.sendCallbacks('T-1')).toEqual([
      { url: `${shop.url}/fail`, status: 303 },
    ]);
    expect(shop.received).toMatchObject([{ path: '/fail', fields: { status_code: '7' } }]);
  });

  it('duplicate: arrive so many times', async () => {
    sandbox.control.set({ callbacks: { mode: 'duplicate', times: 20 } });
    await sandbox.initiate();
    sandbox.control.pay('T-1');
    expect(await sandbox.control.sendCallbacks('T-1')).toHaveLength(20);
    expect(shop.received.map(({ path }) => path)).toEqual(Array(20).fill('/success'));
  });

  it('delay: arrive late', async () => {
    sandbox.control.set({ callbacks: { mode: 'delay', ms: 40 } });
    await sandbox.initiate();
    sandbox.control.pay('T-1');
    const start = performance.now();
    await sandbox.control.sendCallbacks('T-1');
    expect(performance.now() - start).toBeGreaterThanOrEqual(39);
    expect(shop.received).toHaveLength(1);
  });

  it('drop: do not arrive', async () => {
    sandbox.control.notifyUrl = `${shop.url}/notify`;
    sandbox.control.set({ callbacks: { mode: 'drop' } });
    await sandbox.initiate();
    sandbox.control.pay('T-1');
    expect(await sandbox.control.sendCallbacks('T-1')).toEqual([]);
    expect(shop.received).toEqual([]);
  });

  it('forge: claim success for a payment that nobody made', async () => {
    const fields = { amount: '1.00', currency: 'USD', store_id: 'other', mer_txnid: 'T-9' };
    sandbox.control.set({ callbacks: { mode: 'forge', fields } }, 'T-1');
    await sandbox.initiate();
    await sandbox.control.sendCallbacks('T-1');
    expect(shop.received).toMatchObject([
      { path: '/success', fields: { status_code: '2', pay_status: 'Successful', ...fields } },
    ]);
    expect(sandbox.control.payment('T-1')?.status).toBe('initiated');
  });

  it('also go to the notification address', async () => {
    sandbox.control.notifyUrl = `${shop.url}/notify`;
    await sandbox.initiate();
    sandbox.control.pay('T-1');
    await sandbox.control.sendCallbacks('T-1');
    expect(shop.received.map(({ path }) => path).sort()).toEqual(['/notify', '/success']);
  });

  it('survive a shop that does not answer', async () => {
    await sandbox.initiate();
    sandbox.control.pay('T-1');
    shop.close();
    expect(await sandbox.control.sendCallbacks('T-1')).toEqual([
      { url: `${shop.url}/success`, status: null },
    ]);
  });

  it('are refused while there is nothing to report', async () => {
    await sandbox.initiate();
    await expect(sandbox.control.sendCallbacks('T-1')).rejects.toThrow('no outcome');
    await expect(sandbox.control.sendCallbacks('T-2')).rejects.toThrow('unknown transaction');
  });
});

describe('callbacks around the browser', () => {
  it('notify once, however often Pay is pressed', async () => {
    sandbox.control.notifyUrl = `${shop.url}/notify`;
    const page = await sandbox.openPage('T-1');
    await sandbox.press(page, 'pay');
    await sandbox.press(page, 'pay');
    // Sent last, so that a second notification would have come before it.
    await sandbox.control.sendCallbacks('T-1');
    await shop.next(3);
    expect(shop.received.map(({ path }) => path).sort()).toEqual([
      '/notify',
      '/notify',
      '/success',
    ]);
  });

  it('duplicate: send the copies that the browser does not carry', async () => {
    sandbox.control.set({ callbacks: { mode: 'duplicate', times: 3 } }, 'T-1');
    const answer = await sandbox.press(await sandbox.openPage('T-1'), 'pay');
    expect(readReturnForm(await answer.text()).action).toBe(`${shop.url}/success`);
    await shop.next(2);
    expect(shop.received.map(({ path }) => path)).toEqual(['/success', '/success']);
  });

  it('delay: hold the browser back after the payment is recorded', async () => {
    sandbox.control.set({ callbacks: { mode: 'delay', ms: 40 } });
    const page = await sandbox.openPage('T-1');
    const start = performance.now();
    const answer = await sandbox.press(page, 'pay');
    expect(performance.now() - start).toBeGreaterThanOrEqual(39);
    expect(readReturnForm(await answer.text()).fields).toMatchObject({ status_code: '2' });
  });

  it('drop: leave the customer on a page without a way back', async () => {
    sandbox.control.set({ callbacks: { mode: 'drop' } });
    const page = await (await sandbox.press(await sandbox.openPage('T-1'), 'pay')).text();
    expect(page).toContain('The outcome is recorded');
    expect(page).not.toContain(shop.url);
    expect(sandbox.control.payment('T-1')?.status).toBe('successful');
  });

  it('forge: send a declined customer to success_url', async () => {
    sandbox.control.set({ callbacks: { mode: 'forge', fields: { amount: '1.00' } } });
    const answer = await sandbox.press(await sandbox.openPage('T-1'), 'decline');
    const { action, fields } = readReturnForm(await answer.text());
    expect(action).toBe(`${shop.url}/success`);
    expect(fields).toMatchObject({ status_code: '2', amount: '1.00' });
    expect(sandbox.control.payment('T-1')?.status).toBe('failed');
  });
});
