import type { SuiteProcess } from '../processes/launch.ts';
import { ProcessFailed } from '../processes/process-failed.ts';
import type { SuiteSettings } from './settings.ts';

/**
 * Calls the API, so that its processes have started before the first visitor needs them.
 * @param atOnce number of calls at the same time: the emulator starts a process for each of them
 * @throws ProcessFailed when the functions could not be loaded: the emulators start in that case too
 */
export async function warmUp(
  settings: SuiteSettings,
  emulators: SuiteProcess,
  atOnce = 1,
): Promise<void> {
  await Promise.all(Array.from({ length: atOnce }, () => callApi(settings, emulators)));
}

async function callApi(settings: SuiteSettings, emulators: SuiteProcess): Promise<void> {
  const response = await fetch(`${functionUrl(settings, 'api')}/api/services`);
  const answer = await response.text();
  const isOurs = response.headers.get('content-type')?.includes('json') ?? false;
  if (isOurs) return;
  throw new ProcessFailed(emulators, `do not serve the API: ${answer.slice(0, 200)}`);
}

/** Returns the address of a function itself, without the hosting emulator. */
export const functionUrl = ({ ports, projectId }: SuiteSettings, name: 'api' | 'images') =>
  `http://127.0.0.1:${ports.functions}/${projectId}/us-central1/${name}`;
