import { createHash } from 'node:crypto';
import type { Booking } from '@carwash/domain/bookings/booking';
import type { SavedVehicle } from '@carwash/domain/garage/saved-vehicle';
import { plateKey } from '@carwash/domain/services/registration-plate';
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';

/** Where a customer's vehicle with this plate is kept. The id does not show the plate: ids are logged. */
export function savedVehicleRef(
  uid: string,
  plate: string,
  { db }: Pick<Context, 'db'>,
): DocumentReference<SavedVehicle> {
  const hash = createHash('sha256').update(plateKey(plate)).digest('hex').slice(0, 20);
  return db.savedVehicles.doc(`${uid}_${hash}`);
}

/**
 * Puts the vehicle of a booking into its customer's garage, in the commit of the booking and without
 * reading; its name and whether it is the default stay. Customers without an account have no garage.
 */
export function rememberVehicle(
  batch: WriteBatch,
  { customer: { uid }, vehicle, createdAt }: Pick<Booking, 'customer' | 'vehicle' | 'createdAt'>,
  context: Pick<Context, 'db'>,
): void {
  if (uid === null) return;
  const saved = savedVehicleRef(uid, vehicle.registrationPlate, context);
  batch.set(saved, { ...vehicle, uid, usedAt: createdAt }, { merge: true });
}
