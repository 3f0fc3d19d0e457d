import {
  type BaysAndClosures,
  baysAndClosuresOf,
  type Roster,
  rosterId,
} from '@carwash/domain/days/roster';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { ifUnchanged } from '../db/compare-and-set.ts';
import type { DaysContext } from './read-days.ts';

/** The bays of the business with their document, which does not exist before the first day is created. */
export interface ReadRoster extends BaysAndClosures {
  snapshot: DocumentSnapshot<Roster>;
}

export async function readRoster({ db }: Pick<DaysContext, 'db'>): Promise<ReadRoster> {
  const snapshot = await db.bays.doc(rosterId).get();
  const { bays, closures } = baysAndClosuresOf(snapshot.data());
  return { snapshot, bays, closures };
}

/**
 * Makes `batch`, which creates days, fail if the bays have changed since they were read. A change of the bays at the
 * same moment conflicts as well, and then finds the new days.
 */
export function noteNewDays(
  batch: WriteBatch,
  { snapshot, bays, closures }: ReadRoster,
  { now }: Pick<DaysContext, 'now'>,
): void {
  if (snapshot.exists) {
    batch.update(snapshot.ref, { daysMade: FieldValue.increment(1) }, ifUnchanged(snapshot));
  } else {
    const roster = { _id: rosterId, bays: [...bays], closures: [...closures], daysMade: 1 };
    batch.create(snapshot.ref, { ...roster, createdAt: now() });
  }
}
