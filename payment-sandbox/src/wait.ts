import { setTimeout as after } from 'node:timers/promises';

/** Resolves after `ms` milliseconds. Does not keep the process running. */
export async function wait(ms: number): Promise<void> {
  if (ms > 0) await after(ms, undefined, { ref: false });
}
