import { expect } from 'vitest';
import type { Harness } from '../harness/harness.ts';

/**
 * Makes calls at once, and lets the one that waits go on when all others have been answered.
 * @returns all answers
 */
export async function answersWhileHeld<T>(
  { clock }: Pick<Harness, 'clock'>,
  start: () => Promise<T>[],
): Promise<T[]> {
  clock.holdWaits();
  let answered = 0;
  const calls = start().map((call) =>
    call.finally(() => {
      answered += 1;
    }),
  );
  await expect.poll(() => answered).toBeGreaterThanOrEqual(calls.length - 1);
  clock.endWaits();
  return Promise.all(calls);
}
