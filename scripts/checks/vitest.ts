import { checkTests } from './check.ts';
import { countVitest } from './vitest-report.ts';

/** Environment variable with the environments of several suites, as a JSON list: one for each worker. */
export const workerEnvironmentsVariable = 'WORKER_ENVIRONMENTS';

/** Runs one project of `vitest.config.ts`. */
export function vitest(project: string, env?: Record<string, string>) {
  const command = (reportFile: string) => ({
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['--project', project],
      ...['--reporter', 'default', '--reporter', 'json'],
      `--outputFile.json=${reportFile}`,
    ],
    env,
  });
  return checkTests(project, [command], countVitest);
}
