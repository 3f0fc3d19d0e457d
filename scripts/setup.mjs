/**
 * Makes a fresh clone ready to run. npm calls this before `start`, `dev` and `test`, on whatever
 * Node the machine has (20 or newer) and before anything is installed: so plain JavaScript and
 * nothing but Node's own modules. Quiet and quick when there is nothing to do.
 */
import { ensureChromium } from './setup/chromium.mjs';
import { ensureFirestoreEmulator } from './setup/firestore-emulator.mjs';
import { ensureJava } from './setup/java.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { CannotContinue } from './setup/step.mjs';

try {
  await ensurePackages();
  await ensureJava();
  await ensureFirestoreEmulator();
  if (process.env.npm_lifecycle_event === 'pretest') await ensureChromium();
} catch (error) {
  if (!(error instanceof CannotContinue)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
