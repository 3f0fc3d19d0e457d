import { setTimeout as after } from 'node:timers/promises';

/** Resolves after so many milliseconds; does not keep the process alive for it. */
export async function wait(ms: number): Promise<void> {
  if (ms > 0) await after(ms, undefined, { ref: false });
}
