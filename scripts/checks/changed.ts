import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { inRepository } from '../repository.ts';
import type { CheckName, Plan } from './run-checks.ts';
import { isWhole, type Selection } from './selection.ts';
import { testsOfSources } from './tests-of-sources.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: inRepository(), encoding: 'utf8' }).split('\n').filter(Boolean);

const mainBranches = ['refs/remotes/origin/main', 'refs/heads/main'];

/** Returns what has changed since the work left the main branch: committed, uncommitted and new files. */
export function readChangedFiles(): string[] {
  const [main = 'HEAD'] = git('for-each-ref', '--format=%(refname)', ...mainBranches).sort(
    (one, other) => mainBranches.indexOf(one) - mainBranches.indexOf(other),
  );
  const [since = 'HEAD'] = git('merge-base', 'HEAD', main);
  return [
    ...git('diff', '--name-only', '--no-renames', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

const namesIn = (list = ''): string[] => list.split(/\s+/).filter(Boolean);

type FolderCheck = 'api' | 'e2e';

/** Returns the folders of tests that the table names. */
export const foldersOf = (check: FolderCheck): string[] => {
  const named = testsOfSources.flatMap(([, tests]) => namesIn(tests[check]));
  return [...new Set(named)].filter((name) => name !== 'all').sort();
};

const ofItself = (check: FolderCheck): typeof testsOfSources =>
  foldersOf(check).map((folder) => [`tests/${check}/${folder}/**`, { [check]: folder }]);

const table = [...testsOfSources, ...ofItself('api'), ...ofItself('e2e')];

/** Files on which only unit and component tests depend. */
const besideTheProduct = /\.md$|^(?!tests\/).*\.test\.tsx?$/;

/** Unit and component tests that read files of the repository, to which no import leads. */
const readers = [
  'domain/src/areas.test.ts',
  'functions/*.test.ts',
  'functions/src/reconciler/steps.test.ts',
  'scripts/**/*.test.ts',
  'tests/spec/*.test.{ts,tsx}',
];

const whole: Selection = { length: 'short' };

/** Returns the checks of what a change can break. */
export function planOfChange(files: readonly string[]): Plan {
  const ofProduct = files.filter((file) => !besideTheProduct.test(file));
  const reached = table
    .filter(([sources]) => ofProduct.some((file) => matchesGlob(file, sources)))
    .map(([, tests]) => tests);
  const select = (check: CheckName): Selection | undefined => {
    const names = new Set(reached.flatMap((tests) => namesIn(tests[check])));
    if (names.size === 0) return undefined;
    if (names.has('all')) return whole;
    return { ...whole, paths: [...names].sort().map((name) => `tests/${check}/${name}/`) };
  };
  const related = { ...whole, related: [...files, ...globSync(readers, { cwd: inRepository() })] };
  const [api, e2e] = [select('api'), select('e2e')];
  const recorded = [api, e2e].filter((selection) => selection !== undefined);
  const needed: [CheckName, Selection | undefined][] = [
    ['types', whole],
    ['lint', whole],
    ['unit', select('unit') ?? related],
    ['screens', select('screens') ?? related],
    ['package', select('package')],
    ['rules', select('rules')],
    ['api', api],
    ['e2e', e2e],
    ['indexes', recorded.find((selection) => !isWhole(selection)) ?? recorded[0]],
    ['logs', e2e && whole],
  ];
  return new Map(needed.flatMap(([name, selection]) => (selection ? [[name, selection]] : [])));
}
