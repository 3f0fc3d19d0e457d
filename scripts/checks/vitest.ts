import { checkTests } from './check.ts';
import { countVitest } from './vitest-report.ts';

/**
 * Runs one project of `vitest.config.ts`.
 * @param environments with several, the files are divided among as many runs
 */
export function vitest(project: string, ...environments: Record<string, string>[]) {
  const commands = environments.map((env, index) => (reportFile: string) => ({
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['--project', project],
      ...['--shard', `${index + 1}/${environments.length}`],
      ...['--reporter', 'default', '--reporter', 'json'],
      `--outputFile.json=${reportFile}`,
    ],
    env,
  }));
  return checkTests(project, commands, countVitest);
}
