import { setTimeout as wait } from 'node:timers/promises';
import { ignoreEnds, running } from './launch.ts';
import { processesOfRun } from './run-processes.ts';

const TIMEOUT_MS = 5_000;

/** Asks every process to end, and kills those that are still running after five seconds. */
export async function stopEverything(): Promise<void> {
  ignoreEnds();
  const parts = [...running];
  for (const { process: child } of parts) child.kill('SIGTERM');
  const waiting = new AbortController();
  await Promise.race([
    Promise.all(parts.map((part) => part.closed)),
    wait(TIMEOUT_MS, undefined, { signal: waiting.signal }).catch(() => undefined),
  ]);
  waiting.abort();
  killEverything();
}

/** Kills all remaining processes. Synchronous, so that it also works while this process exits. */
export function killEverything(): void {
  const groups = [...running].flatMap((part) => part.process.pid ?? []).map((pid) => -pid);
  for (const target of [...groups, ...processesOfRun()]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
}
