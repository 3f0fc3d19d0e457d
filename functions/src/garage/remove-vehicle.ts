import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
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

const perCommit = 300;

/** Empties the garage of an account that is deleted. */
export async function removeAllVehicles(uid: string, { db }: Context): Promise<void> {
  for (;;) {
    const { docs } = await db.savedVehicles.where('uid', '==', uid).limit(perCommit).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
