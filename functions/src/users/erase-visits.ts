import type { Visit } from '@carwash/domain/payments/visit';
import { type DocumentSnapshot, FieldValue, type Query } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';

/** Most writes of one commit. */
const mostWrites = 500;

const nothing = { address: '', note: '' } satisfies Visit;

const hasDetails = (document: DocumentSnapshot): boolean =>
  Boolean(document.get('address') || document.get('note'));

/**
 * Returns a query for the addresses and notes. They are not parsed, so that invalid documents are erased as
 * well.
 */
const visitsOf = (uid: string, purchases: Query): Query =>
  purchases.withConverter(null).where('customer.uid', '==', uid).select('address', 'note');

/**
 * Erases addresses and notes from the bookings and payments of a customer whose account is deleted, because
 * nobody has to keep these. Safe to repeat.
 */
export const eraseVisits = (uid: string, { db }: Context): Promise<true> =>
  retryOnConflict(async () => {
    const [bookings, payments] = await Promise.all([
      visitsOf(uid, db.bookings).get(),
      visitsOf(uid, db.transactions).get(),
    ]);
    // With a new version, nobody writes over a note that they still see.
    const erased = { ...nothing, version: FieldValue.increment(1) };
    const detailed = [
      ...bookings.docs.filter(hasDetails).map(({ ref }) => ({ ref, change: erased })),
      ...payments.docs.filter(hasDetails).map(({ ref }) => ({ ref, change: nothing })),
    ];
    for (let from = 0; from < detailed.length; from += mostWrites) {
      const batch = db.batch();
      for (const { ref, change } of detailed.slice(from, from + mostWrites)) {
        batch.update(ref, change);
      }
      if (!(await commitIfUnchanged(batch))) return undefined;
    }
    return true;
  });
