import type { Service } from './service.ts';
import { type VehicleType, vehicleTypeLabels, vehicleTypes } from './vehicle-types.ts';

/** Without case, spaces and dashes: 'Electric-Vehicle' is 'Electric vehicle'. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether an entry names the type, in the singular or the plural. */
function names(entry: string, type: VehicleType): boolean {
  const named = plain(entry);
  return [type, vehicleTypeLabels[type]]
    .map(plain)
    .some((name) => named === name || named === `${name}s` || named === `${name}es`);
}

/**
 * The vehicle types that a service suits, in the order of all types. What it is suitable for is free
 * text: where no entry names a type ('Anything on wheels'), and without entries, it suits all.
 */
export function suitableVehicleTypes({
  suitableFor,
}: Pick<Service, 'suitableFor'>): readonly VehicleType[] {
  const named = vehicleTypes.filter((type) => suitableFor.some((entry) => names(entry, type)));
  return named.length > 0 ? named : vehicleTypes;
}

/** The vehicle types that a service does not suit, in the order of all types. */
export function otherVehicleTypes(service: Pick<Service, 'suitableFor'>): readonly VehicleType[] {
  const suitable = suitableVehicleTypes(service);
  return vehicleTypes.filter((type) => !suitable.includes(type));
}
