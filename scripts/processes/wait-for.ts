import type { Part } from './launch.ts';
import { PartFailed } from './part-failed.ts';

/**
 * Waits until a process prints a matching text.
 * @throws PartFailed when it ends before, or prints no match within `patienceMs`
 */
export async function waitForOutput(part: Part, wanted: RegExp, patienceMs: number): Promise<void> {
  const { stdout } = part.process;
  let said = '';
  const patience = new AbortController();
  const outcome = await Promise.race([
    new Promise<'said'>((resolve) => {
      stdout?.on('data', (chunk) => {
        if (patience.signal.aborted) return;
        said += chunk;
        if (wanted.test(said)) resolve('said');
      });
    }),
    part.ended,
    new Promise<'silent'>((resolve) => {
      const timer = setTimeout(() => resolve('silent'), patienceMs);
      patience.signal.addEventListener('abort', () => clearTimeout(timer));
    }),
  ]);
  patience.abort();
  if (outcome === 'silent')
    throw new PartFailed(part, `was not ready after ${patienceMs / 1000} s`);
  if (outcome !== 'said') throw new PartFailed(part, 'stopped before it was ready');
}

/**
 * Waits for a process to end successfully.
 * @throws PartFailed when it failed
 */
export async function waitForSuccess(part: Part): Promise<void> {
  const code = await part.ended;
  if (code !== 0) throw new PartFailed(part, `failed (exit code ${code})`);
}
