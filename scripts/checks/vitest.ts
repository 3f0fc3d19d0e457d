import { checkTests } from './check.ts';
import { isWhole, type Selection } from './selection.ts';
import { countVitest } from './vitest-report.ts';

const tagsOf = { short: '!long', long: 'long' };

/** Runs tests of one project of `vitest.config.ts`. */
export function vitest(project: string, selection: Selection, env: Record<string, string> = {}) {
  const { length, paths = [], related, seed } = selection;
  const command = (reportFile: string) => ({
    args: [
      'node_modules/vitest/vitest.mjs',
      ...(related ? ['related', ...related, '--run'] : ['run', ...paths]),
      ...['--project', project],
      ...['--tags-filter', tagsOf[length]],
      ...(isWhole(selection) ? [] : ['--passWithNoTests']),
      ...['--reporter', 'default', '--reporter', 'json'],
      `--outputFile.json=${reportFile}`,
    ],
    env: { ...env, ...(seed && { HISTORY_SEED: seed }) },
  });
  return checkTests(project, command, countVitest, { mayRunNothing: !isWhole(selection) });
}
