import type { Query } from 'firebase-admin/firestore';
import type { Database } from './database.ts';

const perCommit = 300;

/** Deletes all documents that a query finds, however many. Safe to repeat. */
export async function deleteFound(
  query: Query<unknown>,
  { db }: { db: Pick<Database, 'batch'> },
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(perCommit).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
