/** `npm run dev`: like `npm start`, but the site and the functions are rebuilt after every change. */
import { createServer } from 'vite';
import { watchFunctions } from '../functions/build.ts';
import { renderInDev } from '../web/build/render-in-dev.ts';
import { runCommand } from './processes/run-command.ts';
import { supervise } from './processes/supervise.ts';
import { secondsSince } from './progress.ts';
import { inRepository } from './repository.ts';
import { step } from './setup/step.mjs';
import { buildFunctions } from './suite/build.ts';
import { webEnvironment } from './suite/environment.ts';
import { requireFreePorts } from './suite/free-ports.ts';
import { loadSeed } from './suite/load-seed.ts';
import { readSeedSizeArgument } from './suite/read-seed-size-argument.ts';
import { reconcileEveryMinute } from './suite/reconcile.ts';
import { type SuiteSettings, suiteSettings } from './suite/settings.ts';
import { functionUrl, warmUp } from './suite/warm-up.ts';
import { welcome } from './suite/welcome.ts';
import { startSuite } from './suite.ts';

async function dev(): Promise<never> {
  const begin = performance.now();
  const size = readSeedSizeArgument();
  const settings = suiteSettings('start');
  await requireFreePorts(settings);
  await step('Building the functions', () => buildFunctions(settings));
  const suite = await startSuite(settings, ['auth', 'firestore', 'functions']);
  await watchFunctions();
  await Promise.all([
    step('Loading the demo data', () => loadSeed(settings, size)),
    step('Warming up the API', () => warmUp(settings, suite.emulators)),
    step('Starting Vite', () => startVite(settings)),
  ]);
  reconcileEveryMinute(settings);
  console.log(`${welcome(settings)}\n\n  Ready after ${secondsSince(begin)}.\n`);
  return supervise([suite.emulators, ...suite.standIns]);
}

/** Vite replaces the hosting emulator of `npm start`: renders pages and forwards API calls in the same way. */
async function startVite(settings: SuiteSettings): Promise<void> {
  Object.assign(process.env, webEnvironment(settings));
  const server = await createServer({
    root: inRepository('web'),
    configFile: inRepository('web/vite.config.ts'),
    plugins: [renderInDev(`http://127.0.0.1:${settings.ports.hosting}`)],
    server: {
      host: '127.0.0.1',
      port: settings.ports.hosting,
      strictPort: true,
      proxy: {
        '/api/images': functionUrl(settings, 'images'),
        '/api/visit-photos': functionUrl(settings, 'images'),
        // The site itself has the page of the API.
        '^/api/(?!docs)': functionUrl(settings, 'api'),
      },
    },
  });
  await server.listen();
}

await runCommand(dev, 0);
