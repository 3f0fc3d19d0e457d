import type { Counts } from '@carwash/domain/statistics/count-statistics';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from './src/db/database.ts';
import { rebuildStatistics } from './src/statistics/rebuild-statistics.ts';

/**
 * Sets the statistics of a project right, from a terminal: with the application default credentials, or in
 * the emulator that FIRESTORE_EMULATOR_HOST names.
 * @returns what had to be added to the statistics
 */
export async function rebuildStatisticsOf(
  projectId: string,
  businessTimeZone: string,
): Promise<Counts> {
  const app = initializeApp({ projectId });
  try {
    const db = openDatabase(getFirestore(app));
    const context = { db, settings: { businessTimeZone }, now: () => new Date() };
    return await rebuildStatistics(context);
  } finally {
    await deleteApp(app);
  }
}
