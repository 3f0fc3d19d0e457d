import type { Endpoints } from '@carwash/domain/endpoints';
import { anyService } from '@carwash/domain/vehicles/fitting-vehicle';
import { maxAddedVehicles } from '@carwash/domain/vehicles/saved-vehicle';
import { storedVehicle } from '@carwash/domain/vehicles/vehicle';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requireFittingVehicle } from '../vehicles/require-fitting-vehicle.ts';
import { savedVehicleId } from './remember-vehicle.ts';

/**
 * Checks that the garage has room.
 * @throws ApiError conflict when the garage is full
 */
async function requireRoom(uid: string, { db }: Context): Promise<void> {
  const { count } = (await db.savedVehicles.where('uid', '==', uid).count().get()).data();
  if (count < maxAddedVehicles) return;
  throw new ApiError(
    'conflict',
    `Your garage has room for ${maxAddedVehicles} vehicles. Remove one of them first.`,
  );
}

/**
 * Adds a vehicle to the caller's garage, or changes the one with the same plate.
 * @throws ApiError conflict when the garage is full, bad_input for an unknown vehicle type
 */
export const addVehicle: Handler<Context, Endpoints['addVehicle']> = async (
  { body, caller: { uid } },
  context,
) => {
  const ref = context.db.savedVehicles.doc(savedVehicleId(uid, body.registrationPlate));
  const known = (await ref.get()).data();
  if (!known) await requireRoom(uid, context);
  const { vehicleTypes } = await readSettings(context);
  requireFittingVehicle(body, anyService, { vehicleTypes, askedVehicleDetails: [] }, context);
  const { name } = body;
  const vehicle = { ...storedVehicle(body, vehicleTypes), name, uid, usedAt: context.now() };
  await ref.set(vehicle, { merge: true });
  return { ...known, ...vehicle, _id: ref.id };
};
