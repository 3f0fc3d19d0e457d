import type { Part } from './processes/launch.ts';
import { step } from './progress.ts';
import { type Emulator, startEmulators } from './suite/firebase-emulators.ts';
import { startPaymentSandbox } from './suite/payment-sandbox.ts';
import type { SuiteSettings } from './suite/settings.ts';

export interface Suite {
  emulators: Part;
  paymentSandbox: Part;
}

/**
 * Starts the emulators and the payment sandbox of a suite. Check the ports first.
 * @throws PartFailed when one of them does not come up
 */
export async function startSuite(settings: SuiteSettings, only: Emulator[]): Promise<Suite> {
  const [emulators, paymentSandbox] = await Promise.all([
    step('Starting the emulators', () => startEmulators(settings, only)),
    step('Starting the payment sandbox', () => startPaymentSandbox(settings)),
  ]);
  return { emulators, paymentSandbox };
}
