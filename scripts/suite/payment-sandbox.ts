import { launch, type SuiteProcess } from '../processes/launch.ts';
import { waitForOutput } from '../processes/wait-for.ts';
import { inCache, inRepository } from '../repository.ts';
import type { SuiteSettings } from './settings.ts';

const TIMEOUT_MS = 30_000;

/**
 * Starts the payment sandbox, which notifies this suite's API.
 * @throws ProcessFailed when it does not start
 */
export async function startPaymentSandbox(settings: SuiteSettings): Promise<SuiteProcess> {
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
  await waitForOutput(part, /listening/, TIMEOUT_MS);
  return part;
}
