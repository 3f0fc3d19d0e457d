import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReturnForm, startSandbox, type TestSandbox, testStore } from './test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

async function read(url: string): Promise<string> {
  return (await fetch(url)).text();
}

describe('the card page', () => {
  it('shows the order and works without scripts', async () => {
    const answer = await fetch(await sandbox.openPage('T-1'));
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain(testStore.storeId);
    expect(page).toContain('BDT\u00a01,250.50');
    expect(page).toContain('Full detailing');
    expect(page).toContain('Ayesha Rahman');
    expect(page).toContain('T-1');
    expect(page).toContain('This is a sandbox: no real card.');
    expect(page).toContain('href="http://shop.test/?from=cancel&amp;x=1"');
    expect(page).not.toContain('<script');
  });

  it('escapes what the customer and the shop supply', async () => {
    const name = `<script>alert('x')</script>"&`;
    const page = await read(await sandbox.openPage('T-1', { cus_name: name, desc: '<img src=x>' }));
    expect(page).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp;');
    expect(page).toContain('&lt;img src=x&gt;');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<img');
  });

  it('escapes what it sends back', async () => {
    const page = await sandbox.openPage('T-1', { cus_name: '"><script>alert(1)</script>' });
    const back = await (await sandbox.press(page, 'pay')).text();
    expect(back).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(back.match(/<script/g)).toHaveLength(1);
  });

  it('runs no script but the one with the nonce of its policy', async () => {
    const answer = await sandbox.press(await sandbox.openPage('T-1'), 'pay');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(await answer.text()).toContain(`<script nonce="${nonce}">`);
  });

  it('pays, and returns to success_url with what the provider reports', async () => {
    const answer = await sandbox.press(await sandbox.openPage('T-1'), 'pay');
    const page = await answer.text();
    const { action, fields } = readReturnForm(page);
    const payment = sandbox.control.payment('T-1');
    expect(payment?.status).toBe('successful');
    expect(action).toBe('http://shop.test/success');
    expect(fields).toMatchObject({
      mer_txnid: 'T-1',
      pg_txnid: payment?.track,
      pay_status: 'Successful',
      status_code: '2',
      amount: '1250.50',
      currency: 'BDT',
      store_id: testStore.storeId,
      card_type: 'VISA-Sandbox',
    });
    expect(page).toContain('Continue</button>');
  });

  it('declines, and returns to fail_url', async () => {
    const answer = await sandbox.press(await sandbox.openPage('T-1'), 'decline');
    const { action, fields } = readReturnForm(await answer.text());
    expect(sandbox.control.payment('T-1')?.status).toBe('failed');
    expect(action).toBe('http://shop.test/fail');
    expect(fields).toMatchObject({ mer_txnid: 'T-1', pay_status: 'Failed', status_code: '7' });
  });

  it('counts the first press only, and answers later ones with its outcome', async () => {
    const page = await sandbox.openPage('T-1');
    const answers = await Promise.all([
      sandbox.press(page, 'pay'),
      sandbox.press(page, 'pay'),
      sandbox.press(page, 'decline'),
    ]);
    const forms = await Promise.all(answers.map(async (each) => readReturnForm(await each.text())));
    expect(new Set(forms.map((form) => JSON.stringify(form))).size).toBe(1);
    expect(sandbox.control.payment('T-1')?.status).toBe('successful');
  });

  it('says that it has been paid, with a link that returns once more', async () => {
    const page = await sandbox.openPage('T-1');
    const first = readReturnForm(await (await sandbox.press(page, 'pay')).text());
    const again = await read(page);
    expect(again).toContain('This payment has been made');
    const link = /href="(\/paynow\.php[^"]*)"/.exec(again)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(readReturnForm(await read(new URL(link, sandbox.url).href))).toEqual(first);
  });

  it('says that the card was declined when opened again', async () => {
    const page = await sandbox.openPage('T-1');
    await sandbox.press(page, 'decline');
    expect(await read(page)).toContain('The card was declined');
  });

  it('takes no money once it has expired', async () => {
    const page = await sandbox.openPage('T-1');
    sandbox.control.expire('T-1');
    expect(await read(page)).toContain('This payment has expired');
    const pressed = await sandbox.press(page, 'pay');
    expect(await pressed.text()).toContain('This payment has expired');
    expect(sandbox.control.payment('T-1')?.status).toBe('expired');
  });

  it('does nothing on a press of an unknown button', async () => {
    const pressed = await sandbox.press(await sandbox.openPage('T-1'), 'steal');
    expect(await pressed.text()).toContain('Card details');
    expect(sandbox.control.payment('T-1')?.status).toBe('initiated');
  });

  it('does not return before there is an outcome', async () => {
    const page = await sandbox.openPage('T-1');
    expect(await read(`${page}&return=1`)).toContain('Card details');
  });

  it('knows no other payments', async () => {
    const shown = await fetch(`${sandbox.url}/paynow.php?track=AAM0`);
    const pressed = await sandbox.press(`${sandbox.url}/paynow.php?track=AAM0`, 'pay');
    expect([shown.status, pressed.status]).toEqual([404, 404]);
    expect(await shown.text()).toContain('No such payment');
  });
});
