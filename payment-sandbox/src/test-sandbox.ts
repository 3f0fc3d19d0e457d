import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';

export const testStore = { storeId: 'testwash', signatureKey: 'test-signature-key' };

type Close = () => void;

/** Listens on a free port of this machine. */
async function listen(app: Express): Promise<{ url: string; close: Close }> {
  const server: Server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${address.port}`, close };
}

type Received = { path: string; fields: Record<string, string> };

/** Starts a test shop that receives callbacks; `next` resolves after the given number of callbacks. */
export async function startShop() {
  const received: Received[] = [];
  let arrived = () => {};
  const app = express();
  app.post('/*path', express.urlencoded({ extended: false }), (req, res) => {
    received.push({ path: req.path, fields: { ...req.body } });
    arrived();
    res.redirect(303, '/thanks');
  });
  const { url, close } = await listen(app);
  const next = (count: number) =>
    new Promise<void>((resolve) => {
      arrived = () => {
        if (received.length >= count) resolve();
      };
      arrived();
    });
  return { url, close, received, next };
}

export type TestSandbox = Sandbox & {
  url: string;
  close: Close;
  form(changes?: Record<string, string>): URLSearchParams;
  initiate(changes?: Record<string, string>): Promise<Response>;
  openPage(transactionId: string, changes?: Record<string, string>): Promise<string>;
  press(pageUrl: string, outcome: string): Promise<Response>;
  search(transactionId: string, changes?: Record<string, string>): Promise<Response>;
};

/** Starts a sandbox on a free port, with the calls of a shop and a browser. */
export async function startSandbox(
  options: Partial<SandboxOptions> = {},
  shopUrl = 'http://shop.test',
): Promise<TestSandbox> {
  const sandbox = createSandbox({ ...testStore, ...options });
  const { url, close } = await listen(sandbox.app);

  const form = (changes: Record<string, string> = {}) =>
    new URLSearchParams({
      store_id: testStore.storeId,
      signature_key: testStore.signatureKey,
      tran_id: 'T-1',
      amount: '1250.5',
      currency: 'BDT',
      desc: 'Full detailing',
      cus_name: 'Ayesha Rahman',
      cus_email: 'ayesha@example.test',
      cus_phone: '+8801700000000',
      cus_add1: 'House 1',
      cus_city: 'Dhaka',
      cus_country: 'Bangladesh',
      success_url: `${shopUrl}/success`,
      fail_url: `${shopUrl}/fail`,
      cancel_url: `${shopUrl}/?from=cancel&x=1`,
      type: 'json',
      ...changes,
    });
  const initiate = (changes?: Record<string, string>) =>
    fetch(`${url}/index.php`, { method: 'POST', body: form(changes) });

  return {
    ...sandbox,
    url,
    close,
    form,
    initiate,
    async openPage(transactionId, changes) {
      const answer = await readJson(await initiate({ tran_id: transactionId, ...changes }));
      return new URL(String(answer.payment_url), url).href;
    },
    press: (pageUrl, outcome) => {
      const track = new URL(pageUrl).searchParams.get('track') ?? '';
      const body = new URLSearchParams({ track, outcome });
      return fetch(`${url}/paynow.php`, { method: 'POST', body });
    },
    search: (transactionId, changes = {}) => {
      const query = new URLSearchParams({
        request_id: transactionId,
        store_id: testStore.storeId,
        signature_key: testStore.signatureKey,
        type: 'json',
        ...changes,
      });
      return fetch(`${url}/api/v1/trxcheck/request.php?${query}`);
    },
  };
}

/** Returns the body of an answer, a JSON object. */
export const readJson = async (answer: Response) =>
  (await answer.json()) as Record<string, unknown>;

/** Returns the form of a return page as a browser would send it. */
export function readReturnForm(page: string): { action: string; fields: Record<string, string> } {
  const action = /<form id="return" method="post" action="([^"]*)"/.exec(page)?.[1];
  if (action === undefined) throw new Error(`not a return page: ${page}`);
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return {
    action,
    fields: Object.fromEntries(Array.from(inputs, ([, name, value]) => [name, value])),
  };
}
