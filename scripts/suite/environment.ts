import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { inCache, inRepository } from '../repository.ts';
import type { SuiteSettings } from './settings.ts';

/** For programs that talk to the suite's emulators through the Admin or the client SDK. */
export function emulatorEnvironment({ projectId, ports, parameters }: SuiteSettings) {
  return {
    ...parameters,
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    // Without this google-auth asks the cloud's metadata address, which is not there.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** For the Firebase command line tool: found programs, patience, and no word to the outside. */
export function firebaseToolsEnvironment(suite: SuiteSettings) {
  return {
    PATH: [inRepository('node_modules/.bin'), process.env.PATH].join(delimiter),
    METADATA_SERVER_DETECTION: 'none',
    // Seconds; the tool's own ten are too few on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    JAVA_TOOL_OPTIONS: process.env.JAVA_TOOL_OPTIONS ?? '-Xmx3g',
    NO_UPDATE_NOTIFIER: '1',
    XDG_CONFIG_HOME: writeToolSettings(suite),
  };
}

/**
 * The tool asks its maker for news once a day and may report usage. Settings of its own, with the
 * news just read and reporting off, keep it quiet and leave the reader's settings and sign-in out.
 */
function writeToolSettings({ name }: SuiteSettings): string {
  const folder = inCache('firebase-tools', name);
  const settings = { usage: false, motd: { fetched: Date.now() } };
  mkdirSync(`${folder}/configstore`, { recursive: true });
  writeFileSync(`${folder}/configstore/firebase-tools.json`, JSON.stringify(settings));
  return folder;
}

/** For `vite build` and the Vite server: which project the site talks to, and where. */
export function webEnvironment({ projectId, ports, webDir }: SuiteSettings) {
  return {
    VITE_FIREBASE_CONFIG: JSON.stringify({
      apiKey: 'demo',
      authDomain: `${projectId}.firebaseapp.com`,
      projectId,
      appId: '1:1:web:1',
    }),
    VITE_EMULATORS: JSON.stringify({
      auth: `http://127.0.0.1:${ports.auth}`,
      firestore: `127.0.0.1:${ports.firestoreGateway}`,
    }),
    WEB_OUT_DIR: inRepository(webDir),
  };
}
