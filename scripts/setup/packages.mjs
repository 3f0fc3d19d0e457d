import { lstatSync, readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { CannotContinue, step } from './step.mjs';

const root = join(import.meta.dirname, '../..');
const bundledNode = join(root, 'node_modules/.bin/node');

/** Leaves node_modules as package-lock.json describes it, with the Node that the project runs on. */
export async function ensurePackages() {
  if (!packagesMatchLock()) {
    refuseBorrowedFolder();
    await step('Installing packages (the first time takes about a minute)', installPackages);
  }
  if (!(await hasBundledNode())) await step('Installing Node 24', installBundledNode);
}

/** npm would empty the folder behind a link, and with it whoever else works from there. */
function refuseBorrowedFolder() {
  const folder = join(root, 'node_modules');
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new CannotContinue(
    'node_modules is a link to packages other than package-lock.json asks for: remove the link (rm node_modules), then try again.',
  );
}

/**
 * npm leaves its own account of what it installed in node_modules. Comparing that with the lock
 * file, rather than keeping a stamp, also sees what `npm install` by hand did.
 */
function packagesMatchLock() {
  try {
    const wanted = readPackages('package-lock.json');
    const installed = readPackages('node_modules/.package-lock.json');
    return Object.entries(wanted).every(([path, entry]) => {
      if (path === '' || !path.includes('node_modules/')) return true;
      const found = installed[path];
      if (found === undefined) return entry.optional === true || entry.devOptional === true;
      return found.version === entry.version && found.integrity === entry.integrity;
    });
  } catch {
    return false;
  }
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>}
 */
function readPackages(lockFile) {
  return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages;
}

/**
 * The one install script that matters here is Node's own, which `installBundledNode` runs. Without
 * the others no npm, however old, spends minutes on compiling what nothing here uses.
 */
function installPackages() {
  return npm(['ci', '--ignore-scripts', '--include=dev', '--engine-strict=false', '--no-audit']);
}

async function hasBundledNode() {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'),
  );
  return (await run(bundledNode, ['--version'])).output.trim() === `v${version}`;
}

/** The `node` package holds no binary: its install script fetches the one for this machine. */
async function installBundledNode() {
  await npm(['rebuild', 'node', '--ignore-scripts=false']);
  if (await hasBundledNode()) return;
  throw new CannotContinue('npm did not install Node 24: remove node_modules, then try again.');
}

/**
 * Runs npm as it was set up by who called us.
 * @param {string[]} words an npm command, e.g. ['ci']
 */
export async function npm(words, folder = root) {
  const { command, args } = npmCommand();
  const options = { cwd: folder, env: installEnvironment() };
  const result = await run(command, [...args, ...words, '--no-fund', '--loglevel=error'], options);
  if (result.ok) return;
  console.error(result.output);
  throw new CannotContinue(`npm ${words[0]} failed: see its message above, then try again.`);
}

/** The npm that called us, if it is npm: it is the one the reader has set up. */
function npmCommand() {
  const caller = process.env.npm_execpath ?? '';
  return basename(caller) === 'npm-cli.js'
    ? { command: outerNode(), args: [caller] }
    : { command: 'npm', args: [] };
}

/** The Node that runs npm, never the one inside node_modules, which an installation replaces. */
function outerNode() {
  return process.env.npm_node_execpath ?? process.execPath;
}

/**
 * npm passes its scripts an environment about the script that is running; an npm started from
 * there must not mistake it for its own.
 */
function installEnvironment() {
  const aboutTheScript = /^(npm_(lifecycle|package|command)|INIT_CWD$|NODE_ENV$)/;
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !aboutTheScript.test(name)),
  );
  const folders = (env.PATH ?? '').split(delimiter);
  env.PATH = folders.filter((folder) => !folder.includes('node_modules')).join(delimiter);
  return env;
}
