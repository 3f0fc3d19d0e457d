import type { Outcome } from './outcome.ts';

/** The parts of Playwright's JSON report that are used here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** Errors outside of tests, such as a file that does not load. */
  errors: unknown[];
}

/** Counts the tests of a report. A test that passed only in a retry counts as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Outcome {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
