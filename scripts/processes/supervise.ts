import type { SuiteProcess } from './launch.ts';
import { ProcessFailed } from './process-failed.ts';

/**
 * Waits until one of the processes ends.
 * @throws ProcessFailed when one has ended
 */
export async function supervise(parts: SuiteProcess[]): Promise<never> {
  const ended = await Promise.race(parts.map((part) => part.ended.then(() => part)));
  throw new ProcessFailed(ended, 'stopped unexpectedly');
}
