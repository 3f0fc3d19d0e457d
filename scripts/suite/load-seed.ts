import { launch } from '../processes/launch.ts';
import { waitForSuccess } from '../processes/wait-for.ts';
import { inCache, inRepository } from '../repository.ts';
import { emulatorEnvironment } from './environment.ts';
import type { SuiteSettings } from './settings.ts';

/** Fills the suite's emulators with the demo data. @throws PartFailed */
export function loadSeed(settings: SuiteSettings): Promise<void> {
  return waitForSuccess(
    launch({
      name: 'Loading the demo data',
      args: [inRepository('emulator-seed/src/main.ts')],
      env: emulatorEnvironment(settings),
      logFile: inCache('logs', settings.name, 'seed.log'),
    }),
  );
}
