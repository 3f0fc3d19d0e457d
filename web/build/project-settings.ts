import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { type ObjectSchema, object, string } from 'yup';
import type { Emulators, FirebaseConfig } from '../src/lib/firebase/settings.ts';
import { sharedSettings } from './shared-settings.ts';

const configSchema: ObjectSchema<FirebaseConfig> = object({
  apiKey: string().required(),
  authDomain: string().required(),
  projectId: string().required(),
  appId: string().required(),
});

const emulatorsSchema: ObjectSchema<Emulators> = object({
  auth: string().required(),
  firestore: string()
    .matches(/^[^:]+:\d+$/)
    .required(),
});

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const settingsOf = (mode: string) => loadEnv(mode, join(import.meta.dirname, '..'));

const buildMode = process.env.NODE_ENV ?? 'production';

/** Returns the addresses of the emulators for browsers; null for a deployed site. */
export function readEmulators(): Emulators | null {
  const { VITE_EMULATORS: emulators } = settingsOf(buildMode);
  return emulators ? emulatorsSchema.validateSync(JSON.parse(emulators), { strict: true }) : null;
}

/**
 * Returns the id of the project that is built.
 * @throws Error with one clear line instead of building a page that can't start
 */
export function readProjectId(mode = buildMode): string {
  const { VITE_FIREBASE_CONFIG: config, VITE_EMULATORS: emulators } = settingsOf(mode);
  if (!config) {
    throw new Error('VITE_FIREBASE_CONFIG is missing: set it to the Firebase web config as JSON.');
  }
  if (emulators) emulatorsSchema.validateSync(JSON.parse(emulators), { strict: true });
  try {
    return configSchema.validateSync(JSON.parse(config), { strict: true }).projectId;
  } catch {
    // Falls through to the same error, because every invalid value needs the same correction.
  }
  throw new Error(
    'VITE_FIREBASE_CONFIG must be JSON with apiKey, authDomain, projectId and appId.',
  );
}

/** Returns the settings that server and client share, from the server's parameter file of that project. */
export function readSharedSettings(projectId: string) {
  const read = loadEnv(projectId, inRepository('functions'), '');
  if (!read.PUBLIC_BASE_URL) {
    throw new Error(`PUBLIC_BASE_URL is missing: set it in functions/.env.${projectId}.`);
  }
  return sharedSettings(read);
}
