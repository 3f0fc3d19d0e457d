import { beginRecord, noteIn } from './indexes/query-record.ts';
import type { QueryShape } from './indexes/query-shape.ts';
import type { Part } from './processes/launch.ts';
import { step } from './setup/step.mjs';
import { buildFunctions, buildWeb } from './suite/build.ts';
import { type Emulator, startEmulators } from './suite/firebase-emulators.ts';
import { startFirestoreGateway } from './suite/firestore-gateway.ts';
import { startPaymentSandbox } from './suite/payment-sandbox.ts';
import type { SuiteSettings } from './suite/settings.ts';

export interface Suite {
  emulators: Part;
  paymentSandbox: Part;
}

/**
 * Starts the emulators, the browsers' way to Firestore and the payment sandbox. Check the ports first.
 * @throws PartFailed when an emulator or the sandbox does not come up
 */
export async function startSuite(settings: SuiteSettings, only: Emulator[]): Promise<Suite> {
  const [emulators, paymentSandbox] = await Promise.all([
    step('Starting the emulators', () => startEmulators(settings, only)),
    step('Starting the payment sandbox', () => startPaymentSandbox(settings)),
    startFirestoreGateway(settings.ports, { onQuery: noteQueries(settings) }),
  ]);
  return { emulators, paymentSandbox };
}

/** What browsers ask is of interest in tests. @returns nothing for people's own suite */
function noteQueries({ name }: SuiteSettings) {
  if (name === 'start') return undefined;
  const note = noteIn(beginRecord('e2e'));
  return (shape: QueryShape) => note({ shape, by: 'a page' });
}

/**
 * Builds the product and starts everything. The emulators read the functions when they start, the
 * web site only when it is asked for: so it is built meanwhile.
 * @throws PartFailed when something does not build or does not come up
 */
export async function startBuiltSuite(settings: SuiteSettings): Promise<Suite> {
  await step('Building the functions', () => buildFunctions(settings));
  const [suite] = await Promise.all([
    startSuite(settings, ['auth', 'firestore', 'functions', 'hosting']),
    step('Building the web site', () => buildWeb(settings)),
  ]);
  return suite;
}
