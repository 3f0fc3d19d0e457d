import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { inRepository } from '../repository.ts';
import type { CheckName, Plan } from './run-checks.ts';
import type { Selection } from './selection.ts';

export interface BranchChange {
  /** The commit at which the work left the main branch. */
  since: string;
  /** Committed, uncommitted and new files, relative to the repository. */
  files: readonly string[];
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: inRepository(), encoding: 'utf8' }).split('\n').filter(Boolean);

const mainBranches = ['refs/remotes/origin/main', 'refs/heads/main'];

export function readChange(): BranchChange {
  const [main = 'HEAD'] = git('for-each-ref', '--format=%(refname)', ...mainBranches).sort(
    (one, other) => mainBranches.indexOf(one) - mainBranches.indexOf(other),
  );
  const [since = 'HEAD'] = git('merge-base', 'HEAD', main);
  const files = [
    ...git('diff', '--name-only', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return { since, files };
}

/** The folders that hold the API tests and the browser tests, one for each area or screen. */
export const readTestFolders = () => ({
  api: foldersIn('tests/api'),
  e2e: foldersIn('tests/e2e'),
});

const foldersIn = (path: string): string[] =>
  readdirSync(inRepository(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'support')
    .map(({ name }) => name);

type TestFolders = ReturnType<typeof readTestFolders>;

const apiFolder = /^(?:domain\/src|functions\/src|tests\/api)\/([\w-]+)\//;
/** Sources that every call uses. */
const belowCalls = /^functions\/src\/(?:http\/|db\/|errors\/|limits\/|[\w-]+\.ts$)/;
const e2eFolder = /^(?:web\/src\/features|tests\/e2e)\/([\w-]+)\//;
const sharedArea = /^web\/src\/entities\/([\w-]+)\//;

const rulesInput =
  /^(?:firestore\.rules$|tests\/rules\/|domain\/src\/(?:collections\.ts$|roles\/))/;
const packageInput = /^(?:package-lock\.json$|functions\/(?:package\.json|build[\w-]*\.ts)$)/;

const matched = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) => pattern.exec(file)?.[1] ?? []);

/** Tells whether a folder of browser tests is about an area: `admin-bookings` and `my-bookings` about `bookings`. */
const isAbout = (folder: string, area: string): boolean =>
  folder === area || folder.endsWith(`-${area}`);

/** Returns the checks of what a change can break. */
export function planOfChange({ since, files }: BranchChange, folders: TestFolders): Plan {
  const areas = new Set(matched(files, apiFolder));
  if (files.some((file) => belowCalls.test(file))) areas.add('http');
  const screens = new Set(matched(files, e2eFolder));
  const shared = matched(files, sharedArea);
  const api = folders.api.filter((folder) => areas.has(folder));
  const e2e = folders.e2e.filter(
    (folder) => screens.has(folder) || shared.some((area) => isAbout(folder, area)),
  );
  const whole: Selection = { length: 'short' };
  const related: Selection = { length: 'short', changedSince: since };
  const inFolders = (room: string, names: readonly string[]): Selection => ({
    length: 'short',
    paths: names.map((name) => `tests/${room}/${name}/`),
  });
  const needed: [CheckName, Selection, boolean][] = [
    ['types', whole, true],
    ['lint', whole, true],
    ['unit', related, true],
    ['screens', related, true],
    ['package', whole, files.some((file) => packageInput.test(file))],
    ['rules', whole, files.some((file) => rulesInput.test(file))],
    ['api', inFolders('api', api), api.length > 0],
    ['e2e', inFolders('e2e', e2e), e2e.length > 0],
    ['indexes', whole, api.length + e2e.length > 0],
    ['logs', whole, e2e.length > 0],
  ];
  return new Map(
    needed.flatMap(([name, selection, isNeeded]) => (isNeeded ? [[name, selection]] : [])),
  );
}
