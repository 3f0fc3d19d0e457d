import type { SandboxSettings } from '@carwash/payment-sandbox/sandbox-settings';
import { sandboxUrl } from './suite.ts';

async function post(path: string, body: object = {}): Promise<void> {
  const response = await fetch(`${sandboxUrl}/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${path}`);
}

/** The payment provider's good and bad days. */
export const sandbox = {
  /** For everybody, or for one transaction. */
  set: (settings: Partial<SandboxSettings>, transactionId?: string) =>
    post('', { ...settings, ...(transactionId && { transactionId }) }),
  /** The payment goes through without anybody being told. */
  pay: (transactionId: string) => post(`/payments/${transactionId}/pay`),
  /** Good behaviour again. */
  reset: () => post('/reset'),
};
