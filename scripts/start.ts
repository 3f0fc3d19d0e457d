/** `npm start`: runs the built product on the local suite, with demo data, until Ctrl-C. */
import { runCommand } from './processes/run-command.ts';
import { supervise } from './processes/supervise.ts';
import { secondsSince } from './progress.ts';
import { step } from './setup/step.mjs';
import { requireFreePorts } from './suite/free-ports.ts';
import { loadSeed } from './suite/load-seed.ts';
import { readSeedSizeArgument } from './suite/read-seed-size-argument.ts';
import { reconcileEveryMinute } from './suite/reconcile.ts';
import { suiteSettings } from './suite/settings.ts';
import { warmUp } from './suite/warm-up.ts';
import { welcome } from './suite/welcome.ts';
import { startBuiltSuite } from './suite.ts';

async function start(): Promise<never> {
  const begin = performance.now();
  const size = readSeedSizeArgument();
  const settings = suiteSettings('start');
  await requireFreePorts(settings);
  const suite = await startBuiltSuite(settings);
  await Promise.all([
    step('Loading the demo data', () => loadSeed(settings, size)),
    step('Warming up the API', () => warmUp(settings, suite.emulators)),
  ]);
  reconcileEveryMinute(settings);
  console.log(`${welcome(settings)}\n\n  Ready after ${secondsSince(begin)}.\n`);
  return supervise([suite.emulators, ...suite.standIns]);
}

await runCommand(start, 0);
