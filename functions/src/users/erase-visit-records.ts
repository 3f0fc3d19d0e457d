import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { deleteFound } from '../db/delete-found.ts';

/** Deletes the record of one visit, with its photos. */
export const eraseVisitRecord = (bookingId: string, { db }: Context): Promise<true> =>
  retryOnConflict(async () => {
    // Not parsed, so that an invalid record is erased as well.
    const record = await db.visitRecords.withConverter(null).doc(bookingId).get();
    if (!record.exists) return true;
    await deleteFound(db.visitPhotos.where('bookingId', '==', bookingId).select(), { db });
    return (
      (await commitIfUnchanged(db.batch().delete(record.ref, ifUnchanged(record)))) || undefined
    );
  });

/**
 * Deletes the photos and damage notes of all visits of a customer whose account is deleted. Safe to repeat: the
 * record goes last.
 */
export async function eraseVisitRecords(uid: string, context: Context): Promise<void> {
  const { db } = context;
  const bookings = await db.bookings
    .withConverter(null)
    .where('customer.uid', '==', uid)
    .select()
    .get();
  const records = db.visitRecords.withConverter(null);
  const found = await db.readAll(...bookings.docs.map(({ id }) => records.doc(id)));
  for (const { id, exists } of found) if (exists) await eraseVisitRecord(id, context);
}
