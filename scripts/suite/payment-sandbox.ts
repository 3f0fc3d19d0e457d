import { launch, type Part } from '../processes/launch.ts';
import { waitForOutput } from '../processes/wait-for.ts';
import { inCache, inRepository } from '../repository.ts';
import type { SuiteSettings } from './settings.ts';

const PATIENCE_MS = 30_000;

/** Starts the local card page, which notifies this suite's API. @throws PartFailed */
export async function startPaymentSandbox(settings: SuiteSettings): Promise<Part> {
  const part = launch({
    name: 'Payment sandbox',
    args: [inRepository('payment-sandbox/src/main.ts')],
    env: {
      ...settings.parameters,
      PORT: String(settings.ports.paymentSandbox),
      PAYMENT_NOTIFY_URL: `http://127.0.0.1:${settings.ports.hosting}/api/payments/notify`,
    },
    logFile: inCache('logs', settings.name, 'payment-sandbox.log'),
  });
  await waitForOutput(part, /listening/, PATIENCE_MS);
  return part;
}
