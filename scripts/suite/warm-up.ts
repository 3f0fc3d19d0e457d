import type { SuiteProcess } from '../processes/launch.ts';
import { ProcessFailed } from '../processes/process-failed.ts';
import type { SuiteSettings } from './settings.ts';

const callApi = (settings: SuiteSettings): Promise<Response> =>
  fetch(`${functionUrl(settings, 'api')}/api/services`);

/** Starts processes of the API: the emulator starts one for each of several calls at the same time. */
export async function startApiProcesses(settings: SuiteSettings, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => callApi(settings)));
}

/**
 * Calls the API, so that its process has started before the first visitor needs it.
 * @throws ProcessFailed when the functions could not be loaded: the emulators start in that case too
 */
export async function warmUp(settings: SuiteSettings, emulators: SuiteProcess): Promise<void> {
  const response = await callApi(settings);
  const answer = await response.text();
  const isOurs = response.headers.get('content-type')?.includes('json') ?? false;
  if (isOurs) return;
  throw new ProcessFailed(emulators, `do not serve the API: ${answer.slice(0, 200)}`);
}

/**
 * Returns the address of a function itself, without the hosting emulator. The emulator numbers functions that the cloud does
 * not call over HTTP.
 */
export const functionUrl = (
  { ports, projectId }: SuiteSettings,
  name: 'api' | 'images' | 'reconcile-0',
) => `http://127.0.0.1:${ports.functions}/${projectId}/us-central1/${name}`;
