import type { Outcome } from './outcome.ts';

/** The parts of vitest's JSON report that are used here. */
interface VitestReport {
  testResults: {
    /** The file. */
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/**
 * Counts the tests of a report. A file that fails before or after its tests counts as one failed test.
 */
export function countVitest({ testResults }: VitestReport): Outcome {
  const outcome = { passed: 0, failed: 0, failures: failedTests({ testResults }) };
  for (const file of testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed').length;
    outcome.passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    outcome.failed += file.status === 'failed' ? Math.max(1, failed) : failed;
  }
  return outcome;
}

/** Returns the tests that failed, as `file: name`, and the files that failed outside their tests. */
const failedTests = ({ testResults }: VitestReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`);
    });
