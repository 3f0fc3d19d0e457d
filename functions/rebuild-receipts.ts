import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from './src/db/database.ts';
import { rebuildReceipts } from './src/receipts/rebuild-receipts.ts';

/**
 * Adds the receipts that the payments of a project lack, from a terminal: with the application default credentials, or in
 * the emulator that FIRESTORE_EMULATOR_HOST names.
 * @returns the ids of the receipts that were added
 */
export async function rebuildReceiptsOf(
  projectId: string,
  businessTimeZone: string,
): Promise<string[]> {
  const app = initializeApp({ projectId });
  try {
    const db = openDatabase(getFirestore(app));
    return await rebuildReceipts({ db, settings: { businessTimeZone }, now: () => new Date() });
  } finally {
    await deleteApp(app);
  }
}
