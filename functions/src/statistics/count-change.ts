import { firstDayCounted } from '@carwash/domain/entities/collections';
import { businessInstant } from '@carwash/domain/rules/business-time';
import type { Counts } from '@carwash/domain/rules/count-statistics';
import { nestCounters } from '@carwash/domain/rules/counter-paths';
import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import type { Context, Settings } from '../context.ts';

/** Counting also goes on where there is no payment provider. */
export type CountingContext = Pick<Context, 'db'> & {
  settings: Pick<Settings, 'businessTimeZone'>;
};

/** Statistics that are not of one day have no beginning of their own; this is when the counting began. */
const beginning = new Date('2009-01-01T00:00:00Z');

/**
 * Adds to the counters in the commit that makes the change they count: blind increments, so that
 * commits never wait for each other's reads.
 */
export function countChange(
  batch: WriteBatch,
  change: Counts,
  { db, settings }: CountingContext,
): void {
  for (const [id, counters] of change) {
    const firstDay = firstDayCounted(id);
    const createdAt =
      firstDay === null ? beginning : businessInstant(firstDay, '00:00', settings.businessTimeZone);
    const increments = nestCounters(counters, (amount) => FieldValue.increment(amount));
    batch.set(db.stats.doc(id), { createdAt, ...increments }, { merge: true });
  }
}
