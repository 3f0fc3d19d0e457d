import { defaultSettings, type SandboxSettings } from '@carwash/payment-sandbox/sandbox-settings';
import { sandboxUrl } from '../suite.ts';

async function post(path: string, body: object = {}): Promise<void> {
  const response = await fetch(`${sandboxUrl}/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${path}`);
}

/** The payment provider's good and bad days. */
export class PaymentSandbox {
  readonly #misbehaving = new Set<string | undefined>();

  /** For one transaction, or without an id for everybody: then no other test may run. */
  async misbehave(settings: Partial<SandboxSettings>, transactionId?: string): Promise<void> {
    this.#misbehaving.add(transactionId);
    await post('', { ...settings, transactionId });
  }

  /** All is well again. */
  async mend(): Promise<void> {
    for (const transactionId of this.#misbehaving) {
      await post('', { ...defaultSettings, transactionId });
    }
    this.#misbehaving.clear();
  }

  /** The payment goes through without anybody being told. */
  async pay(transactionId: string): Promise<void> {
    await post(`/payments/${transactionId}/pay`);
  }
}
