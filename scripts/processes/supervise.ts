import type { Part } from './launch.ts';
import { PartFailed } from './part-failed.ts';

/**
 * Waits until one of the processes ends.
 * @throws PartFailed then
 */
export async function supervise(parts: Part[]): Promise<never> {
  const ended = await Promise.race(parts.map((part) => part.ended.then(() => part)));
  throw new PartFailed(ended, 'stopped unexpectedly');
}
