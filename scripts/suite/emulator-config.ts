import { writeFileSync } from 'node:fs';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { allowEmulators } from '../../web/build/hosting-headers.ts';
import { inRepository } from '../repository.ts';
import { browserEmulators } from './environment.ts';
import type { SuiteSettings } from './settings.ts';

/** Returns the content of `firebase.json`, with the ports and the web folder of one suite. */
export function emulatorConfig({ emulators, ports, webDir }: SuiteSettings) {
  return {
    ...firebaseJson,
    hosting: {
      ...firebaseJson.hosting,
      public: webDir,
      headers: firebaseJson.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map(({ key, value }) => ({
          key,
          value: allowEmulators(value, browserEmulators(ports)),
        })),
      })),
    },
    emulators,
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
