import { mkdirSync } from 'node:fs';
import { launch, type SuiteProcess } from '../processes/launch.ts';
import { waitForOutput } from '../processes/wait-for.ts';
import { inCache, inRepository } from '../repository.ts';
import { writeEmulatorConfig } from './emulator-config.ts';
import { firebaseToolsEnvironment } from './environment.ts';
import { firestoreEmulatorEnvironment } from './launcher-jar.ts';
import type { SuiteSettings } from './settings.ts';

export type Emulator = 'auth' | 'firestore' | 'functions' | 'hosting';

const TIMEOUT_MS = 180_000;

/** What the emulators print when they can be used. */
export const emulatorsReady = 'All emulators ready';

/**
 * Returns the command that runs the given Firebase emulators.
 * @param importFrom a folder that emulators have exported, whose documents and accounts these begin with
 */
export function emulatorsCommand(settings: SuiteSettings, only: Emulator[], importFrom?: string) {
  const logs = inCache('logs', settings.name);
  mkdirSync(logs, { recursive: true });
  const args = [
    inRepository('node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    ...['--only', only.join(',')],
    ...['--project', settings.projectId],
    ...['--config', writeEmulatorConfig(settings)],
    ...(importFrom ? ['--import', importFrom] : []),
    '--non-interactive',
  ];
  const env = { ...firebaseToolsEnvironment(settings), ...firestoreEmulatorEnvironment() };
  // The emulators write their own log files into the current folder.
  return { args, cwd: logs, env };
}

/**
 * Starts the given Firebase emulators and waits until they are ready.
 * @throws ProcessFailed when they do not start
 */
export async function startEmulators(
  settings: SuiteSettings,
  only: Emulator[],
): Promise<SuiteProcess> {
  const command = emulatorsCommand(settings, only);
  const part = launch({
    name: 'Firebase emulators',
    ...command,
    logFile: `${command.cwd}/emulators.log`,
  });
  await waitForOutput(part, new RegExp(emulatorsReady), TIMEOUT_MS);
  endWithItsEmulators(part);
  return part;
}

/** Stops firebase-tools when an emulator has died: by itself it only prints a message and continues. */
function endWithItsEmulators(part: SuiteProcess): void {
  part.process.stdout?.on('data', (chunk) => {
    if (/has exited/.test(chunk)) part.process.kill();
  });
}
