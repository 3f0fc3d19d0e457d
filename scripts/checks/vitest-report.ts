import type { Outcome } from './outcome.ts';

/** The parts of vitest's JSON report that are used here. */
interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Counts the tests of a report. A file that fails before or after its tests counts as one failed test.
 */
export function countVitest({ testResults }: VitestReport): Outcome {
  const outcome = { passed: 0, failed: 0 };
  for (const file of testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed').length;
    outcome.passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    outcome.failed += file.status === 'failed' ? Math.max(1, failed) : failed;
  }
  return outcome;
}
