import type { Booking } from '@carwash/domain/bookings/booking';
import {
  endOfRecord,
  type KeptRecord,
  keptRecordOf,
  type VisitRecord,
} from '@carwash/domain/visit-records/visit-record';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { bookingNotFound, readBooking } from '../bookings/read-booking.ts';
import { seesCarOf, type YardContext } from '../bookings/read-yard-booking.ts';
import type { Context } from '../context.ts';
import { raiseVisitChanges } from '../days/change-days.ts';
import { type DaysContext, readDays } from '../days/read-days.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Caller, isStaffWith, type Staff } from '../http/handler.ts';

type RecordContext = Pick<Context, 'db' | 'now'>;

/**
 * Lets through who may see the photos and the damage note of a booking: its customer, and staff who may see its car.
 * @throws ApiError not_found for everybody else, as for a booking that does not exist
 */
export async function requireReader(
  id: string,
  caller: Caller | Staff,
  context: YardContext,
): Promise<void> {
  const booking = (await readBooking(id, context)).data();
  if (booking.customer.uid === caller.uid) return;
  const isAllowed = isStaffWith('runYard', caller) && (await seesCarOf(booking, caller, context));
  if (!isAllowed) throw bookingNotFound();
}

/**
 * Lets through what is written about a customer whose account exists, and about those who have none.
 * @throws ApiError conflict after the account was deleted, because photos and notes go with it
 */
export async function requireAccount(
  { customer: { uid } }: Pick<Booking, 'customer'>,
  { db }: RecordContext,
): Promise<void> {
  if (uid === null || (await db.users.doc(uid).get()).exists) return;
  throw new ApiError('conflict', 'The account of this customer was deleted.');
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
export async function writeVisitRecord(
  batch: WriteBatch,
  { slot }: Booking,
  snapshot: DocumentSnapshot<VisitRecord>,
  kept: KeptRecord,
  context: DaysContext,
): Promise<void> {
  const now = context.now();
  const content = { ...kept, expiresAt: endOfRecord(kept, now) };
  if (snapshot.exists) batch.update(snapshot.ref, content, ifUnchanged(snapshot));
  else batch.create(snapshot.ref, { _id: snapshot.id, ...content, createdAt: now });
  raiseVisitChanges(batch, await readDays([slot], context));
}
