import { ensureChromium } from './chromium.mjs';
import { ensureFirestoreEmulator } from './firestore-emulator.mjs';
import { ensureJava } from './java.mjs';
import { ensurePackages } from './packages.mjs';
import { CannotContinue } from './step.mjs';

/** The commands that open pages. */
const needBrowser = ['pretest', 'pretest:long', 'prebench', 'prepictures'];

/**
 * Installs everything that the following npm command needs. Sets the exit code if something is not
 * available.
 */
export async function ensureRequirements() {
  try {
    await ensurePackages();
    await ensureJava();
    await ensureFirestoreEmulator();
    if (needBrowser.includes(process.env.npm_lifecycle_event ?? '')) await ensureChromium();
  } catch (error) {
    if (!(error instanceof CannotContinue)) throw error;
    console.error(`✗ ${error.message}`);
    process.exitCode = 1;
  }
}
