import { lstatSync, readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { CannotContinue, step } from './step.mjs';

const root = join(import.meta.dirname, '../..');
const bundledNode = join(root, 'node_modules/.bin/node');

/** Makes node_modules match package-lock.json, including the project's Node version. */
export async function ensurePackages() {
  if (!packagesMatchLock()) {
    refuseBorrowedFolder();
    await step('Installing packages (the first time takes about a minute)', installPackages);
  }
  if (!(await hasBundledNode())) await step('Installing Node 24', installBundledNode);
}

/**
 * Refuses to install into a linked node_modules: npm would delete the content of the folder that others
 * use.
 */
function refuseBorrowedFolder() {
  const folder = join(root, 'node_modules');
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new CannotContinue(
    'node_modules is a link to packages other than package-lock.json asks for: remove the link (rm node_modules), then try again.',
  );
}

/**
 * Tells whether the installed packages match the lock file. Comparing npm's own list in node_modules with the
 * lock file also detects manual `npm install` runs, which a timestamp would not.
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
 * Installs without install scripts, so that even an old npm does not compile packages that are not
 * needed. Only Node's own install script is needed; `installBundledNode` runs it.
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

/** Runs the install script of the `node` package, which downloads the binary for this machine. */
async function installBundledNode() {
  await npm(['rebuild', 'node', '--ignore-scripts=false']);
  if (await hasBundledNode()) return;
  throw new CannotContinue('npm did not install Node 24: remove node_modules, then try again.');
}

/**
 * Runs npm with the configuration of the npm that called us.
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

/**
 * Returns the npm that called us, because it has the user's configuration; undefined for other package
 * managers.
 */
function npmCommand() {
  const caller = process.env.npm_execpath ?? '';
  return basename(caller) === 'npm-cli.js'
    ? { command: outerNode(), args: [caller] }
    : { command: 'npm', args: [] };
}

/** Returns the Node for running npm: never the one in node_modules, which an installation replaces. */
function outerNode() {
  return process.env.npm_node_execpath ?? process.execPath;
}

/**
 * Returns the environment without the variables that npm sets for the running script, so that another npm
 * does not use them.
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
