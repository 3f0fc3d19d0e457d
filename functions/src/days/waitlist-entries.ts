import { businessDay } from '@carwash/domain/time/business-time';
import { noSuchEntry } from '@carwash/domain/waitlist/refusals';
import {
  datesOfEntry,
  daysWithout,
  isOpenEntry,
  type WaitlistEntry,
} from '@carwash/domain/waitlist/waitlist-entry';
import type { Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument, readExisting } from '../db/read-document.ts';
import { toError } from '../errors/api-error.ts';
import { changeDays } from './change-days.ts';
import { type DaysContext, readDates } from './read-days.ts';

export type EntrySnapshot = QueryDocumentSnapshot<WaitlistEntry>;

/**
 * Reads an entry of the waitlist.
 * @throws ApiError not_found
 */
export const readEntry = (id: string, { db }: Pick<DaysContext, 'db'>): Promise<EntrySnapshot> =>
  readExisting(db.waitlist, id, () => toError(noSuchEntry));

/**
 * Ends an entry of the waitlist; one that has ended stays as it is.
 * @param read reads the entry; called for each attempt
 * @param record adds writes to the commit that ends the entry
 */
export const endEntry = (
  read: () => Promise<EntrySnapshot | null>,
  context: DaysContext,
  record: (batch: WriteBatch, entry: WaitlistEntry) => void = () => {},
): Promise<true> =>
  retryOnConflict(async () => {
    const snapshot = await read();
    const entry = snapshot?.data();
    if (!snapshot || !entry || !isOpenEntry(entry)) return true;
    const days = await readDates(datesOfEntry(entry), context);
    const batch = context.db.batch();
    batch.update(snapshot.ref, { state: 'left' }, ifUnchanged(snapshot));
    changeDays(batch, days, daysWithout(entry), context);
    record(batch, entry);
    return (await commitIfUnchanged(batch)) || undefined;
  });

/** Ends all entries that a query finds, and returns them. */
async function endEntries(
  query: Query<WaitlistEntry>,
  context: DaysContext,
): Promise<EntrySnapshot[]> {
  const { docs } = await query.get();
  for (const { id } of docs) {
    await endEntry(() => readDocument(context.db.waitlist, id), context);
  }
  return docs;
}

/** Ends all entries of a customer, and returns them. */
export const leaveAllWaitlists = (uid: string, context: DaysContext): Promise<EntrySnapshot[]> =>
  endEntries(context.db.waitlist.where('uid', '==', uid), context);

/** Ends all entries of a customer and deletes them. */
export async function deleteEntriesOf(uid: string, context: DaysContext): Promise<void> {
  for (const { ref } of await leaveAllWaitlists(uid, context)) await ref.delete();
}

/** Ends all entries for a service from today on. */
export async function endWaitlistOfService(serviceId: string, context: DaysContext): Promise<void> {
  const { db, now, settings } = context;
  const today = businessDay(now(), settings.businessTimeZone);
  const entries = db.waitlist.where('service._id', '==', serviceId).where('date', '>=', today);
  await endEntries(entries, context);
}
