import type { Booking } from '@carwash/domain/bookings/booking';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { savedVehicleId } from './saved-vehicle-id.ts';

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
