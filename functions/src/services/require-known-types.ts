import { knownVehicleType } from '@carwash/domain/vehicles/vehicle-types';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import { badInput } from '../errors/api-error.ts';

/**
 * Checks that a service is for vehicle types of the settings. One that is removed meanwhile stays in the list of the
 * service, where it means nothing.
 * @param suitableFor undefined: it does not change
 * @throws ApiError bad_input that names the entry
 */
export async function requireKnownTypes(
  suitableFor: readonly string[] | undefined,
  context: Context,
): Promise<void> {
  if (!suitableFor) return;
  const { vehicleTypes } = await readSettings(context);
  const unknown = suitableFor.findIndex((id) => knownVehicleType(id, vehicleTypes) === null);
  if (unknown < 0) return;
  throw badInput(`suitableFor[${unknown}]`, 'Choose vehicle types from the list.');
}
