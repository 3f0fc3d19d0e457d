import { beginRecord, queryRecorder } from './indexes/query-record.ts';
import type { QueryShape } from './indexes/query-shape.ts';
import type { SuiteProcess } from './processes/launch.ts';
import { step } from './setup/step.mjs';
import { buildFunctions, buildWeb } from './suite/build.ts';
import { type Emulator, startEmulators } from './suite/firebase-emulators.ts';
import { startFirestoreGateway } from './suite/firestore-gateway.ts';
import { startMailbox } from './suite/mailbox.ts';
import { startPaymentSandbox } from './suite/payment-sandbox.ts';
import type { SuiteSettings } from './suite/settings.ts';

interface Suite {
  emulators: SuiteProcess;
  /** Stand-ins for the outside world. */
  standIns: SuiteProcess[];
}

/**
 * Starts the emulators, the Firestore gateway for browsers and the stand-ins. The
 * caller must have checked that the ports are free.
 * @throws ProcessFailed when one of them does not start
 */
export async function startSuite(settings: SuiteSettings, only: Emulator[]): Promise<Suite> {
  const [emulators, standIns] = await Promise.all([
    step('Starting the emulators', () => startEmulators(settings, only)),
    startStandIns(settings, only),
    startFirestoreGateway(settings.ports, { onQuery: noteQueries(settings) }),
  ]);
  return { emulators, standIns };
}

/** Starts what the product calls. Only the deployed functions send mails: other tests record them. */
const startStandIns = (settings: SuiteSettings, only: Emulator[]): Promise<SuiteProcess[]> =>
  Promise.all([
    step('Starting the payment sandbox', () => startPaymentSandbox(settings)),
    ...(only.includes('functions')
      ? [step('Starting the mailbox', () => startMailbox(settings))]
      : []),
  ]);

/** Records the queries of browsers, but only in tests: undefined for the suite of `npm start`. */
function noteQueries({ name }: SuiteSettings) {
  if (name === 'start') return undefined;
  const note = queryRecorder(beginRecord('e2e'));
  return (shape: QueryShape) => note({ shape, by: 'a page' });
}

/**
 * Builds the product and starts everything. The functions are built first, because the emulators load
 * them at their start.
 * @throws ProcessFailed when a build fails or a process does not start
 */
export async function startBuiltSuite(settings: SuiteSettings): Promise<Suite> {
  await step('Building the functions', () => buildFunctions(settings));
  return startWithSite(settings);
}

/**
 * Starts everything on the functions that are built. The web site is only read when a browser requests
 * it, so it is built while the emulators start.
 * @throws ProcessFailed when the build fails or a process does not start
 */
export async function startWithSite(settings: SuiteSettings): Promise<Suite> {
  const [suite] = await Promise.all([
    startSuite(settings, ['auth', 'firestore', 'functions', 'hosting']),
    step('Building the web site', () => buildWeb(settings)),
  ]);
  return suite;
}
