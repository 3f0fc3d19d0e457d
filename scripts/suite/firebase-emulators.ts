import { mkdirSync } from 'node:fs';
import { launch, type Part } from '../processes/launch.ts';
import { waitForOutput } from '../processes/wait-for.ts';
import { inCache, inRepository } from '../repository.ts';
import { writeEmulatorConfig } from './emulator-config.ts';
import { firebaseToolsEnvironment } from './environment.ts';
import { firestoreEmulatorEnvironment } from './launcher-jar.ts';
import type { SuiteSettings } from './settings.ts';

export type Emulator = 'auth' | 'firestore' | 'functions' | 'hosting';

const PATIENCE_MS = 180_000;

/** Starts some of the Firebase emulators and waits until they answer. @throws PartFailed */
export async function startEmulators(settings: SuiteSettings, only: Emulator[]): Promise<Part> {
  const logs = inCache('logs', settings.name);
  mkdirSync(logs, { recursive: true });
  const config = writeEmulatorConfig(settings);
  const part = launch({
    name: 'Firebase emulators',
    args: [
      inRepository('node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--only', only.join(',')],
      ...['--project', settings.projectId],
      ...['--config', config],
      '--non-interactive',
    ],
    // The emulators write logs of their own where they are started.
    cwd: logs,
    env: { ...firebaseToolsEnvironment(settings), ...firestoreEmulatorEnvironment() },
    logFile: `${logs}/emulators.log`,
  });
  await waitForOutput(part, /All emulators ready/, PATIENCE_MS);
  endWithItsEmulators(part);
  return part;
}

/** firebase-tools only mentions that an emulator died and carries on without it. */
function endWithItsEmulators(part: Part): void {
  part.process.stdout?.on('data', (chunk) => {
    if (/has exited/.test(chunk)) part.process.kill();
  });
}
