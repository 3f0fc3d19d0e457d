import type { Service } from './service.ts';
import { type VehicleType, vehicleTypeLabels, vehicleTypes } from './vehicle-types.ts';

/** Returns a text without case, spaces and dashes, so that 'Electric-Vehicle' equals 'Electric vehicle'. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Tells whether an entry names the type, in the singular or the plural. */
function names(entry: string, type: VehicleType): boolean {
  const named = plain(entry);
  return [type, vehicleTypeLabels[type]]
    .map(plain)
    .some((name) => named === name || named === `${name}s` || named === `${name}es`);
}

/**
 * Returns the vehicle types that a service suits, in the order of all types. Services from before there was a list to
 * choose from may have any text: if no entry names a type ('Anything on wheels'), or there are no entries, the service
 * suits all.
 */
export function suitableVehicleTypes({
  suitableFor,
}: Pick<Service, 'suitableFor'>): readonly VehicleType[] {
  const named = vehicleTypes.filter((type) => suitableFor.some((entry) => names(entry, type)));
  return named.length > 0 ? named : vehicleTypes;
}

/** Returns the vehicle types that a service does not suit, in the order of all types. */
export function otherVehicleTypes(service: Pick<Service, 'suitableFor'>): readonly VehicleType[] {
  const suitable = suitableVehicleTypes(service);
  return vehicleTypes.filter((type) => !suitable.includes(type));
}
