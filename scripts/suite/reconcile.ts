import type { SuiteSettings } from './settings.ts';
import { functionUrl } from './warm-up.ts';

const EVERY_MS = 60_000;

/**
 * Calls the reconciler now and once a minute, because the emulators have no scheduler. Prints a warning
 * when a call fails, and the next one only after a call has succeeded in between.
 */
export function reconcileEveryMinute(settings: SuiteSettings): void {
  let isFailing = false;
  const run = async () => {
    const problem = await reconcile(settings).catch((error: Error) => error.message);
    if (problem !== undefined && !isFailing) console.warn(`! The reconciler failed: ${problem}`);
    isFailing = problem !== undefined;
  };
  void run();
  setInterval(run, EVERY_MS);
}

/**
 * Calls the reconciler as the scheduler does.
 * @returns the problem; undefined on success
 */
export async function reconcile(settings: SuiteSettings): Promise<string | undefined> {
  const response = await fetch(functionUrl(settings, 'reconcile-0'), { method: 'POST' });
  return response.ok ? undefined : `${response.status} ${await response.text()}`;
}
