import type { Counts } from '@carwash/domain/statistics/count-statistics';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from './src/db/database.ts';
import { rebuildOpenings } from './src/slots/rebuild-openings.ts';
import { rebuildStatistics } from './src/statistics/rebuild-statistics.ts';

/**
 * Sets the statistics and the openings of a project right, from a terminal: with the application default
 * credentials, or in the emulator that FIRESTORE_EMULATOR_HOST names.
 * @returns what had to be added to the statistics, and the services whose openings were wrong
 */
export async function rebuildStatisticsOf(
  projectId: string,
  businessTimeZone: string,
): Promise<{ added: Counts; openings: string[] }> {
  const app = initializeApp({ projectId });
  try {
    const db = openDatabase(getFirestore(app));
    const context = { db, settings: { businessTimeZone }, now: () => new Date() };
    return {
      added: await rebuildStatistics(context),
      openings: await rebuildOpenings(context),
    };
  } finally {
    await deleteApp(app);
  }
}
