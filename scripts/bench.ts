/**
 * `npm run bench`: measures the documents that screens read and the time of calculations, with 1,000
 * and 50,000 bookings.
 */
import { isOfProduct, watchQueries } from '../tests/support/watch-queries.ts';
import { findMissingIndexes } from './indexes/index-findings.ts';
import { readIndexSettings } from './indexes/index-settings.ts';
import type { AskedQuery } from './indexes/query-record.ts';
import { runCommand } from './processes/run-command.ts';
import { findChromium } from './setup/chromium.mjs';
import { CannotContinue, step } from './setup/step.mjs';
import { buildWeb } from './suite/build.ts';
import { emulatorEnvironment } from './suite/environment.ts';
import { startEmulators } from './suite/firebase-emulators.ts';
import { startFirestoreGateway } from './suite/firestore-gateway.ts';
import { requireFreePorts } from './suite/free-ports.ts';
import { suiteSettings } from './suite/settings.ts';

/** Offset of the port of the read counter, a proxy in front of the Firestore gateway. */
const portsToCounter = 1;

async function bench(): Promise<number> {
  const settings = suiteSettings('test');
  const executablePath = findChromium();
  if (!executablePath) throw new CannotContinue('Chromium is missing: run npm test once.');
  await requireFreePorts(settings);
  const { firestoreGateway: firestorePort } = settings.ports;
  const counterPort = firestorePort + portsToCounter;
  const counted = { ...settings, ports: { ...settings.ports, firestoreGateway: counterPort } };
  await step('Building the web site', () => buildWeb(counted));
  const asked: AskedQuery[] = [];
  await startFirestoreGateway(settings.ports, {
    onQuery: (shape) => asked.push({ shape, by: 'a page' }),
  });
  await step('Starting the emulators', () =>
    startEmulators(settings, ['auth', 'firestore', 'hosting']),
  );
  Object.assign(process.env, emulatorEnvironment(settings));
  // Imported here because the module reads the environment when it is loaded.
  const { bench: measure } = await import('../tests/bench/bench.ts');
  watchQueries((query) => asked.push(query));
  await measure({ baseURL: settings.baseUrl, executablePath, counterPort, firestorePort });
  const missing = findMissingIndexes(asked.filter(isOfProduct), readIndexSettings());
  if (missing.length > 0) console.error(missing.join('\n'));
  return missing.length === 0 ? 0 : 1;
}

await runCommand(bench, 1);
