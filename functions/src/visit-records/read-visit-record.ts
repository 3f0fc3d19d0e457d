import type { Booking } from '@carwash/domain/bookings/booking';
import {
  endOfRecord,
  type KeptRecord,
  keptRecordOf,
  type VisitRecord,
} from '@carwash/domain/visit-records/visit-record';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { bookingNotFound, readBooking } from '../bookings/read-booking.ts';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { type Caller, isStaffWith, type Staff } from '../http/handler.ts';

type RecordContext = Pick<Context, 'db' | 'now'>;

/**
 * Reads a booking whose photos and damage note the caller may see: its customer, and staff in the yard.
 * @throws ApiError not_found for everybody else, as for a booking that does not exist
 */
export async function readSeenBooking(
  id: string,
  caller: Caller | Staff,
  context: Pick<Context, 'db'>,
): Promise<Booking> {
  const booking = (await readBooking(id, context)).data();
  const isOwn = booking.customer.uid === caller.uid;
  if (!isOwn && !isStaffWith('runYard', caller)) throw bookingNotFound();
  return booking;
}

interface ReadRecord {
  snapshot: DocumentSnapshot<VisitRecord>;
  /** The part that is not over. */
  kept: KeptRecord;
}

/** Reads the record of a booking, which need not exist. */
export async function readVisitRecord(
  bookingId: string,
  { db, now }: RecordContext,
): Promise<ReadRecord> {
  const snapshot = await db.visitRecords.doc(bookingId).get();
  return { snapshot, kept: keptRecordOf(snapshot.data(), now()) };
}

/** Writes a record in `batch`, which fails if somebody else has written it since it was read. */
export function writeVisitRecord(
  batch: WriteBatch,
  snapshot: DocumentSnapshot<VisitRecord>,
  kept: KeptRecord,
  { now }: RecordContext,
): void {
  const content = { ...kept, expiresAt: endOfRecord(kept, now()) };
  if (snapshot.exists) batch.update(snapshot.ref, content, ifUnchanged(snapshot));
  else batch.create(snapshot.ref, { _id: snapshot.id, ...content, createdAt: now() });
}
