import type { Part } from '../processes/launch.ts';
import { PartFailed } from '../processes/part-failed.ts';
import type { SuiteSettings } from './settings.ts';

/**
 * Calls the API once, so that its process is there before the first click.
 * @throws PartFailed when the functions could not be loaded: the emulators start all the same then
 */
export async function warmUp(settings: SuiteSettings, emulators: Part): Promise<void> {
  const response = await fetch(`${functionUrl(settings)}/api/services`);
  const answer = await response.text();
  const isOurs = response.headers.get('content-type')?.includes('json') ?? false;
  if (isOurs) return;
  throw new PartFailed(emulators, `do not serve the API: ${answer.slice(0, 200)}`);
}

/** The `api` function itself, without the hosting in front of it. */
export const functionUrl = ({ ports, projectId }: SuiteSettings) =>
  `http://127.0.0.1:${ports.functions}/${projectId}/us-central1/api`;
