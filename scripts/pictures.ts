/** `npm run pictures`: takes the pictures of the README from the built product, with demo data. */
import { launch } from './processes/launch.ts';
import { runCommand } from './processes/run-command.ts';
import { waitForSuccess } from './processes/wait-for.ts';
import { inCache } from './repository.ts';
import { CannotContinue, step } from './setup/step.mjs';
import { browserEnvironment } from './suite/environment.ts';
import { requireFreePorts } from './suite/free-ports.ts';
import { loadSeed } from './suite/load-seed.ts';
import { reconcile } from './suite/reconcile.ts';
import { suiteSettings } from './suite/settings.ts';
import { warmUp } from './suite/warm-up.ts';
import { startBuiltSuite } from './suite.ts';

async function takePictures(): Promise<number> {
  const settings = suiteSettings('test');
  await requireFreePorts(settings);
  const { emulators } = await startBuiltSuite(settings);
  await Promise.all([
    step('Loading the demo data', () => loadSeed(settings, 'medium')),
    step('Warming up the API', () => warmUp(settings, emulators)),
  ]);
  // The console warns of background work that never ran.
  const problem = await reconcile(settings);
  if (problem !== undefined) throw new CannotContinue(`The reconciler failed: ${problem}`);
  await step('Taking the pictures', () =>
    waitForSuccess(
      launch({
        name: 'Taking the pictures',
        args: [
          'node_modules/@playwright/test/cli.js',
          ...['test', '--config', 'tests/e2e/pictures.config.ts', '--project', 'readme'],
        ],
        env: browserEnvironment(settings),
        logFile: inCache('logs', settings.name, 'pictures.log'),
      }),
    ),
  );
  return 0;
}

await runCommand(takePictures, 1);
