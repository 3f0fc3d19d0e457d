import type { Outcome } from './outcome.ts';

interface Suite {
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** The parts of Playwright's JSON report that are used here. */
export interface PlaywrightReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number };
  /** Errors outside of tests, such as a file that does not load. */
  errors: unknown[];
}

/** Counts the tests of a report. A test that passed in a retry has passed. */
export function countPlaywright(report: PlaywrightReport): Outcome {
  const { stats, errors } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...testsThatEnded('unexpected', report),
      ...errors.map(() => 'an error outside of tests'),
    ],
  };
}

/**
 * Returns the tests of a report that ended so, as `file:line title`.
 * @param wanted flaky: passed only in a retry; unexpected: failed
 */
export function testsThatEnded(
  wanted: 'flaky' | 'unexpected',
  { specs = [], suites = [] }: Suite,
): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...own, ...suites.flatMap((suite) => testsThatEnded(wanted, suite))];
}
