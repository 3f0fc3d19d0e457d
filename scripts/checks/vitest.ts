import { checkTests } from './check.ts';
import { countVitest } from './vitest-report.ts';

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
