import { findOnPath, isExecutable } from './run.mjs';
import { CannotContinue } from './step.mjs';
import { installSystemPackage } from './system-packages.mjs';

/**
 * Names of the browser commands. The first is headless Chromium, which makes the tests about 20 percent
 * faster.
 */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * @returns {string | undefined} the browser for the end-to-end tests: CHROMIUM_PATH when it is set,
 * else the first Chromium or Chrome that this machine has
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return isExecutable(chosen) ? chosen : undefined;
  return COMMANDS.map(findOnPath).find(Boolean) ?? MAC_APPLICATIONS.find(isExecutable);
}

/** Installs a browser for the end-to-end tests if there is none. */
export async function ensureChromium() {
  if (findChromium() !== undefined) return;
  if (process.env.CHROMIUM_PATH) {
    throw new CannotContinue(
      `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which is no program: correct or unset it, then try again.`,
    );
  }
  await installSystemPackage('Chromium', ['chromium-headless-shell', 'chromium']);
  if (findChromium() !== undefined) return;
  throw new CannotContinue(
    'Chromium is missing: install it (Debian: apt install chromium) or Google Chrome, or set CHROMIUM_PATH to one, then try again.',
  );
}
