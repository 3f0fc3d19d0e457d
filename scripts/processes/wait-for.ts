import type { SuiteProcess } from './launch.ts';
import { ProcessFailed } from './process-failed.ts';

/**
 * Waits until a process prints a matching text.
 * @throws ProcessFailed when it ends before, or prints no match within `timeoutMs`
 */
export async function waitForOutput(
  part: SuiteProcess,
  wanted: RegExp,
  timeoutMs: number,
): Promise<void> {
  const { stdout } = part.process;
  let said = '';
  const waiting = new AbortController();
  const outcome = await Promise.race([
    new Promise<'said'>((resolve) => {
      stdout?.on('data', (chunk) => {
        if (waiting.signal.aborted) return;
        said += chunk;
        if (wanted.test(said)) resolve('said');
      });
    }),
    part.ended,
    new Promise<'silent'>((resolve) => {
      const timer = setTimeout(() => resolve('silent'), timeoutMs);
      waiting.signal.addEventListener('abort', () => clearTimeout(timer));
    }),
  ]);
  waiting.abort();
  if (outcome === 'silent')
    throw new ProcessFailed(part, `was not ready after ${timeoutMs / 1000} s`);
  if (outcome !== 'said') throw new ProcessFailed(part, 'stopped before it was ready');
}

/**
 * Waits for a process to end successfully.
 * @throws ProcessFailed when it failed
 */
export async function waitForSuccess(part: SuiteProcess): Promise<void> {
  const code = await part.ended;
  if (code !== 0) throw new ProcessFailed(part, `failed (exit code ${code})`);
}
