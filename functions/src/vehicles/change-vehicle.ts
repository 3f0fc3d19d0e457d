import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import type { Handler } from '../http/handler.ts';
import { readOwnVehicle } from './own-vehicle.ts';

/** Renames a vehicle of the caller, or makes it the default: the vehicle chosen last. */
export const changeVehicle: Handler<Context, Endpoints['changeVehicle']> = (
  { params, body: { name, isDefault }, caller },
  context,
) =>
  retryOnConflict(async () => {
    const snapshot = await readOwnVehicle(params.id, caller, context);
    const changes = {
      ...(name !== undefined && { name }),
      ...(isDefault !== undefined && { defaultSince: isDefault ? context.now() : null }),
    };
    if (Object.keys(changes).length === 0) return snapshot.data();
    const batch = context.db.batch();
    batch.update(snapshot.ref, changes, ifUnchanged(snapshot));
    return (await commitIfUnchanged(batch)) ? { ...snapshot.data(), ...changes } : undefined;
  });
