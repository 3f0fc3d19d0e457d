import type { ReconcilerRun } from '@carwash/domain/reconciler/reconciler-run';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from './src/db/database.ts';
import { countAttention } from './src/messages/count-attention.ts';

/**
 * Reads the state of a project's background work, from a terminal: with the application default credentials, or in the
 * emulator that FIRESTORE_EMULATOR_HOST names.
 * @returns the last run, null if there was none, and how many messages wait for a decision
 */
export async function readBackgroundWorkOf(
  projectId: string,
): Promise<{ run: ReconcilerRun | null; attention: number }> {
  const app = initializeApp({ projectId });
  try {
    const db = openDatabase(getFirestore(app));
    const [run, attention] = await Promise.all([db.reconcilerRun.get(), countAttention(db)]);
    return { run: run.data() ?? null, attention };
  } finally {
    await deleteApp(app);
  }
}
