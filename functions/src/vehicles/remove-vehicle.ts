import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { deleteFound } from '../db/delete-found.ts';
import type { Handler } from '../http/handler.ts';
import { readOwnVehicle } from './own-vehicle.ts';

/** Removes a vehicle from the caller's garage. */
export const removeVehicle: Handler<Context, Endpoints['removeVehicle']> = async (
  { params, caller },
  context,
) => {
  const { ref } = await readOwnVehicle(params.id, caller, context);
  await ref.delete();
  return {};
};

/** Empties the garage of an account that is deleted. */
export const removeAllVehicles = (uid: string, context: Context): Promise<void> =>
  deleteFound(context.db.savedVehicles.where('uid', '==', uid), context);
