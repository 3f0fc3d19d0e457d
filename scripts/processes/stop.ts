import { setTimeout as wait } from 'node:timers/promises';
import { ignoreEnds, running } from './launch.ts';
import { processesOfRun } from './run-processes.ts';

const PATIENCE_MS = 5_000;

/** Asks every part to end, and ends by force what has not after five seconds. */
export async function stopEverything(): Promise<void> {
  ignoreEnds();
  const parts = [...running];
  for (const { process: child } of parts) child.kill('SIGTERM');
  const patience = new AbortController();
  await Promise.race([
    Promise.all(parts.map((part) => part.closed)),
    wait(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined),
  ]);
  patience.abort();
  killEverything();
}

/** Ends what is left at once. Synchronous, so that it also works while this process exits. */
export function killEverything(): void {
  const groups = [...running].flatMap((part) => part.process.pid ?? []).map((pid) => -pid);
  for (const target of [...groups, ...processesOfRun()]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
