import { CannotContinue } from '../setup/step.mjs';
import { emulatorEnvironment } from './environment.ts';
import { isTaken } from './free-ports.ts';
import { suiteSettings } from './settings.ts';

/**
 * Lets this process talk to the emulators that `npm start` runs.
 * @param usage how the command is called, for a reader who meant another project
 * @returns the suite's project
 * @throws CannotContinue when the suite is not running
 */
export async function joinLocalSuite(usage: string): Promise<string> {
  const settings = suiteSettings('start');
  if (!(await isTaken(settings.ports.firestore))) {
    throw new CannotContinue(`The local suite is not running: start it with npm start. ${usage}`);
  }
  Object.assign(process.env, emulatorEnvironment(settings));
  return settings.projectId;
}
