import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOnPath, run } from './run.mjs';
import { CannotContinue, step } from './step.mjs';
import { installSystemPackage } from './system-packages.mjs';

const root = join(import.meta.dirname, '../..');
const firebaseTools = join(root, 'node_modules/firebase-tools');

/**
 * Finds the Firestore emulator's jar: the one in FIRESTORE_EMULATOR_BINARY_PATH, else the one that
 * firebase-tools has downloaded, else the one of the Google Cloud CLI.
 * @returns {{ source: 'chosen' | 'firebase-tools' | 'cloud-cli', path: string } | undefined}
 */
export function findFirestoreEmulator() {
  const chosen = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (chosen) return { source: 'chosen', path: chosen };
  const downloaded = downloadedJar();
  if (existsSync(downloaded)) return { source: 'firebase-tools', path: downloaded };
  const path = cloudCliRoots()
    .map((folder) => join(folder, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'))
    .find((jar) => existsSync(jar));
  return path === undefined ? undefined : { source: 'cloud-cli', path };
}

/** Downloads the emulator if this machine has none: with firebase-tools, else with apt. */
export async function ensureFirestoreEmulator() {
  const found = findFirestoreEmulator();
  if (found !== undefined && existsSync(found.path)) return;
  if (found !== undefined) {
    throw new CannotContinue(
      `FIRESTORE_EMULATOR_BINARY_PATH is ${found.path}, which does not exist: correct or unset it, then try again.`,
    );
  }
  await step('Downloading the Firestore emulator', downloadEmulator);
  if (findFirestoreEmulator() !== undefined) return;
  await installSystemPackage('the Firestore emulator', ['google-cloud-cli-firestore-emulator']);
  if (findFirestoreEmulator() !== undefined) return;
  throw new CannotContinue(
    'The Firestore emulator could not be downloaded: connect to the internet, or install the package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_BINARY_PATH to its jar, then try again.',
  );
}

/** @returns {Promise<boolean>} whether it was downloaded */
async function downloadEmulator() {
  const node = join(root, 'node_modules/.bin/node');
  const firebase = join(firebaseTools, 'lib/bin/firebase.js');
  const download = await run(node, [firebase, 'setup:emulators:firestore'], {
    cwd: dirname(firebaseTools),
  });
  return download.ok;
}

/** @returns {string} the path at which firebase-tools stores the emulator version that it needs */
function downloadedJar() {
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  const details = join(firebaseTools, 'lib/emulator/downloadableEmulatorInfo.json');
  const { firestore } = JSON.parse(readFileSync(details, 'utf8'));
  return join(folder, firestore.downloadPathRelativeToCacheDir);
}

/** @returns {string[]} possible folders of a Google Cloud CLI, the most likely first */
function cloudCliRoots() {
  const gcloud = findOnPath('gcloud');
  return [
    process.env.CLOUDSDK_ROOT_DIR,
    gcloud && join(dirname(realpathSync(gcloud)), '..'),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share/google-cloud-sdk',
  ].filter((folder) => folder !== undefined);
}
