import { writeFileSync } from 'node:fs';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { inRepository } from '../repository.ts';
import type { SuitePorts, SuiteSettings } from './settings.ts';

/** Browsers may talk to the emulators, too. @param value of a header */
const allowEmulators = (value: string, { auth, firestoreGateway }: SuitePorts): string =>
  value.replace(
    "connect-src 'self'",
    `connect-src 'self' http://127.0.0.1:${auth} http://127.0.0.1:${firestoreGateway}`,
  );

/** The content of `firebase.json`, with the ports and the web folder of one suite. */
export function emulatorConfig({ ports, webDir }: SuiteSettings) {
  const { emulators } = firebaseJson;
  return {
    ...firebaseJson,
    hosting: {
      ...firebaseJson.hosting,
      public: webDir,
      headers: firebaseJson.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map(({ key, value }) => ({
          key,
          value: allowEmulators(value, ports),
        })),
      })),
    },
    emulators: {
      ...emulators,
      hosting: { ...emulators.hosting, port: ports.hosting },
      functions: { ...emulators.functions, port: ports.functions },
      firestore: {
        ...emulators.firestore,
        port: ports.firestore,
        websocketPort: ports.firestoreWebsocket,
      },
      auth: { ...emulators.auth, port: ports.auth },
      hub: { ...emulators.hub, port: ports.hub },
      logging: { ...emulators.logging, port: ports.logging },
      eventarc: { ...emulators.eventarc, port: ports.eventarc },
      tasks: { ...emulators.tasks, port: ports.tasks },
    },
  };
}

/**
 * Writes the suite's configuration into the folder of `firebase.json`, because the paths in it are
 * relative to its folder. Returns its full path.
 */
export function writeEmulatorConfig(settings: SuiteSettings): string {
  const path = inRepository(`firebase.${settings.name}.json`);
  writeFileSync(path, `${JSON.stringify(emulatorConfig(settings), null, 2)}\n`);
  return path;
}
