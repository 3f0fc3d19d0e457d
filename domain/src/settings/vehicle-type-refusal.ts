import type { Refusal } from '../endpoint/errors.ts';
import type { Service } from '../services/service.ts';
import { knownVehicleType, type VehicleType, vehicleTypeName } from '../vehicles/vehicle-types.ts';
import type { PublicSettings } from './public-settings.ts';

/** Returns the ids of the types that a change removes. */
export const removedVehicleTypes = (
  before: readonly VehicleType[],
  after: readonly VehicleType[],
): string[] => before.map(({ _id }) => _id).filter((id) => knownVehicleType(id, after) === null);

/** Refuses settings whose sizes or add-ons name a vehicle type that is not in their list; null: none does. */
function refusalOfUnknownTypes({ vehicleTypes, sizes, addOns }: PublicSettings): Refusal | null {
  for (const [name, list] of Object.entries({ sizes, addOns })) {
    const at = list.findIndex((entry) =>
      entry.vehicleTypes?.some((id) => knownVehicleType(id, vehicleTypes) === null),
    );
    const message = `${list[at]?.name} names a vehicle type that is not in the list.`;
    if (at >= 0) {
      return {
        code: 'bad_input',
        message,
        errors: [{ path: `${name}[${at}].vehicleTypes`, message }],
      };
    }
  }
  return null;
}

/**
 * Refuses a change of the vehicle types that leaves a service, a size or an add-on with one that is gone.
 * @param services those that are offered
 * @returns null when the change is possible
 */
export function refusalOfVehicleTypes(
  before: PublicSettings,
  after: PublicSettings,
  services: readonly Pick<Service, 'name' | 'suitableFor'>[],
): Refusal | null {
  for (const id of removedVehicleTypes(before.vehicleTypes, after.vehicleTypes)) {
    const listing = services.filter(({ suitableFor }) => suitableFor.includes(id));
    const names = new Intl.ListFormat('en').format(listing.map(({ name }) => name));
    const type = vehicleTypeName(id, before.vehicleTypes);
    const message = `${type} is still in 'Suitable for' of ${names}. Take it out there first.`;
    if (listing.length > 0) {
      return { code: 'conflict', message, errors: [{ path: 'vehicleTypes', message }] };
    }
  }
  return refusalOfUnknownTypes(after);
}
