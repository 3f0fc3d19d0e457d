import { type Roster, rosterId } from '@carwash/domain/bays/roster';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { ifUnchanged } from '../db/compare-and-set.ts';
import type { DaysContext } from './read-days.ts';

/** The bays of the business as they are set up; not there before the first day is made. */
export const readRoster = ({ db }: Pick<DaysContext, 'db'>): Promise<DocumentSnapshot<Roster>> =>
  db.bays.doc(rosterId).get();

/**
 * Makes `batch`, which makes days, fail if somebody has changed the bays since they were read; and who
 * changes the bays meanwhile finds the new days.
 */
export function noteNewDays(
  batch: WriteBatch,
  roster: DocumentSnapshot<Roster>,
  { now }: Pick<DaysContext, 'now'>,
): void {
  if (roster.exists) {
    batch.update(roster.ref, { daysMade: FieldValue.increment(1) }, ifUnchanged(roster));
  } else {
    batch.create(roster.ref, { _id: rosterId, bays: null, daysMade: 1, createdAt: now() });
  }
}
