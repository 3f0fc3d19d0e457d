import { CannotContinue } from '../setup/step.mjs';
import { emulatorEnvironment } from './environment.ts';
import { isTaken } from './free-ports.ts';
import { suiteSettings } from './settings.ts';

/**
 * Connects this process to the emulators of `npm start`.
 * @param usage how to call the command for another project; part of the error message
 * @returns the suite's project id
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
