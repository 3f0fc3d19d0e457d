import { mkdtempSync } from 'node:fs';
import { inCache } from '../../../scripts/repository.ts';
import { emulatorEnvironment } from '../../../scripts/suite/environment.ts';
import { emulatorsCommand, emulatorsReady } from '../../../scripts/suite/firebase-emulators.ts';
import { suiteSettings } from '../../../scripts/suite/settings.ts';
import { runNode } from '../../processes/run-node.ts';
import { emulatorHost, projectId } from './emulators.ts';

/**
 * Exports the documents and accounts of the suite's project.
 * @returns the folder with the export
 */
export async function exportEmulators(): Promise<string> {
  const path = mkdtempSync(inCache('backup-'));
  const response = await fetch(`http://${emulatorHost('FIREBASE_EMULATOR_HUB')}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'a test' }),
  });
  if (!response.ok) throw new Error(`The export was answered ${response.status}`);
  return path;
}

/** Starts new emulators that begin with an export of the suite's project. */
export async function startRestoredEmulators(exported: string) {
  const settings = { ...suiteSettings('restored'), projectId };
  const { args, cwd, env } = emulatorsCommand(settings, ['auth', 'firestore'], exported);
  const run = runNode(args, cwd, env);
  await run.says(emulatorsReady);
  return {
    environment: emulatorEnvironment(settings),
    async stop() {
      run.process.kill('SIGINT');
      await run.ended;
    },
  };
}
