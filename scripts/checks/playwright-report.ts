import type { Outcome } from './outcome.ts';

/** The parts that count of what Playwright's JSON reporter writes. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What broke outside a test, such as a file that does not load. */
  errors: unknown[];
}

/** A test that passed only when it was tried again has failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Outcome {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
