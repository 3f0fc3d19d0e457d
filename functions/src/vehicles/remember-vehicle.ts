import { createHash } from 'node:crypto';
import type { Booking } from '@carwash/domain/bookings/booking';
import { plateKey } from '@carwash/domain/vehicles/registration-plate';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';

/**
 * Returns the id of a customer's vehicle: the same for a plate however it is written. It does not contain the
 * plate, because ids are in addresses, which are logged.
 */
export function savedVehicleId(uid: string, plate: string): string {
  const hash = createHash('sha256').update(plateKey(plate)).digest('hex');
  return `${uid}_${hash.slice(0, 20)}`;
}

/**
 * Adds the vehicle of a booking to its customer's garage, in the booking's commit and without reading. An
 * existing vehicle keeps its name and whether it is the default. Customers without an account have no garage.
 */
export function rememberVehicle(
  batch: WriteBatch,
  { customer: { uid }, vehicle, createdAt }: Pick<Booking, 'customer' | 'vehicle' | 'createdAt'>,
  { db }: Pick<Context, 'db'>,
): void {
  if (uid === null) return;
  const saved = db.savedVehicles.doc(savedVehicleId(uid, vehicle.registrationPlate));
  batch.set(saved, { ...vehicle, uid, usedAt: createdAt }, { merge: true });
}
