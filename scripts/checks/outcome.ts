/** The numbers of passed and failed tests of one check; a check without tests counts as one test. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Names of the failed tests; absent where a check counts as one test. */
  failures?: string[];
}

export const sum = (outcomes: Outcome[]): Required<Outcome> => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  failures: outcomes.flatMap(({ failures = [] }) => failures),
});

/**
 * Combines a test runner's report and exit code. A runner without tests, or with a bad exit code
 * although all reported tests passed, has failed.
 */
export function judge(reported: Outcome, exitCode: number | null): Outcome {
  const ranNothing = reported.passed + reported.failed === 0;
  const failedOutsideTests = exitCode !== 0 && reported.failed === 0;
  return ranNothing || failedOutsideTests ? { ...reported, failed: 1 } : reported;
}
