import { findOnPath, run } from './run.mjs';
import { step } from './step.mjs';

/**
 * Installs one of several Debian packages, if apt exists and may be used without a password.
 * @param {string} purpose what it is for, e.g. 'Java'
 * @param {string[]} candidates package names, best first; the first that apt can install is taken
 * @returns {Promise<boolean>} whether something was installed
 */
export async function installSystemPackage(purpose, candidates) {
  const prefix = await aptPrefix();
  if (prefix === undefined) return false;
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  return step(`Installing ${purpose}`, async () => {
    await apt('update');
    for (const name of candidates) {
      if ((await apt('install', '--yes', '--no-install-recommends', name)).ok) return true;
    }
    return false;
  });
}

/** @returns {Promise<string[] | undefined>} the words before apt-get, such as sudo; undefined if it may not be used */
async function aptPrefix() {
  if (findOnPath('apt-get') === undefined) return undefined;
  if (process.getuid?.() === 0) return [];
  return (await run('sudo', ['-n', 'true'])).ok ? ['sudo', '-n'] : undefined;
}
