import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from './src/db/database.ts';
import { migrateSlots } from './src/slots/migrate-slots.ts';
import { rebuildOpenings } from './src/slots/rebuild-openings.ts';

/**
 * Brings the documents of a project into the form that this version reads, from a terminal: with the
 * application default credentials, or in the emulator that FIRESTORE_EMULATOR_HOST names.
 * @returns the number of slots that were moved to their days, and the services whose openings were wrong
 */
export async function migrateProject(
  projectId: string,
  businessTimeZone: string,
): Promise<{ slots: number; openings: string[] }> {
  const app = initializeApp({ projectId });
  try {
    const firestore = getFirestore(app);
    const db = openDatabase(firestore);
    const context = { db, settings: { businessTimeZone }, now: () => new Date() };
    const slots = await migrateSlots(firestore, context);
    return { slots, openings: await rebuildOpenings(context) };
  } finally {
    await deleteApp(app);
  }
}
