import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { inCache, inRepository } from '../repository.ts';
import { findChromium } from '../setup/chromium.mjs';
import { mailboxUrl } from './mailbox.ts';
import type { SuitePorts, SuiteSettings } from './settings.ts';

/**
 * Returns the environment of programs that use the suite's emulators with the Admin SDK or the client SDK.
 */
export function emulatorEnvironment({ projectId, ports, parameters }: SuiteSettings) {
  return {
    ...parameters,
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
    // Keeps google-auth from querying the cloud's metadata server, which does not exist here.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Returns the environment of programs that use the suite with a browser. */
export const browserEnvironment = (settings: SuiteSettings) => ({
  ...emulatorEnvironment(settings),
  SUITE: settings.name,
  BASE_URL: settings.baseUrl,
  MAILBOX_URL: mailboxUrl(settings.ports),
  CHROMIUM_PATH: findChromium() ?? '',
});

/**
 * Returns the environment of the Firebase command line tool: paths, a longer timeout, and settings without
 * reporting.
 */
export function firebaseToolsEnvironment(suite: SuiteSettings) {
  return {
    PATH: [inRepository('node_modules/.bin'), process.env.PATH].join(delimiter),
    METADATA_SERVER_DETECTION: 'none',
    // In seconds. The default of ten is too short on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Two processors have no room for the threads of the default garbage collector.
    JAVA_TOOL_OPTIONS: process.env.JAVA_TOOL_OPTIONS ?? '-Xmx3g -XX:+UseSerialGC',
    NO_UPDATE_NOTIFIER: '1',
    XDG_CONFIG_HOME: writeToolSettings(suite),
  };
}

/**
 * Writes settings for the tool into a folder of their own, so that it uses neither the settings nor the
 * sign-in of the developer. It would otherwise fetch news once a day and may report usage: reporting is
 * off, and the news count as just fetched.
 */
function writeToolSettings({ name }: SuiteSettings): string {
  const folder = inCache('firebase-tools', name);
  const settings = { usage: false, motd: { fetched: Date.now() } };
  mkdirSync(`${folder}/configstore`, { recursive: true });
  writeFileSync(`${folder}/configstore/firebase-tools.json`, JSON.stringify(settings));
  return folder;
}

/** Returns the addresses at which browsers reach the emulators. */
export const browserEmulators = ({ auth, firestoreGateway }: SuitePorts) => ({
  auth: `http://127.0.0.1:${auth}`,
  firestore: `127.0.0.1:${firestoreGateway}`,
});

/**
 * Returns the environment of `vite build` and the Vite server: the project and the addresses that the site
 * uses.
 */
export function webEnvironment({ projectId, ports, webDir }: SuiteSettings) {
  return {
    VITE_FIREBASE_CONFIG: JSON.stringify({
      apiKey: 'demo',
      authDomain: `${projectId}.firebaseapp.com`,
      projectId,
      appId: '1:1:web:1',
    }),
    VITE_EMULATORS: JSON.stringify(browserEmulators(ports)),
    WEB_OUT_DIR: inRepository(webDir),
  };
}
