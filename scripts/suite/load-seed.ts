import type { SeedSizeName } from '../../emulator-seed/src/seed-size.ts';
import { launch } from '../processes/launch.ts';
import { waitForSuccess } from '../processes/wait-for.ts';
import { inCache, inRepository } from '../repository.ts';
import { emulatorEnvironment } from './environment.ts';
import type { SuiteSettings } from './settings.ts';

/**
 * Loads the demo data of the given size into the suite's emulators.
 * @throws ProcessFailed when that fails
 */
export function loadSeed(settings: SuiteSettings, size: SeedSizeName): Promise<void> {
  return waitForSuccess(
    launch({
      name: 'Loading the demo data',
      args: [inRepository('emulator-seed/src/main.ts'), `--seed=${size}`],
      env: emulatorEnvironment(settings),
      logFile: inCache('logs', settings.name, 'seed.log'),
    }),
  );
}
