import type { Service } from './service.ts';
import { type VehicleType, vehicleTypeLabels, vehicleTypes } from './vehicle-types.ts';

/**
 * Returns the vehicle types that a service suits, in the order of all types: those that it names, or all of them where it
 * names none.
 */
export function suitableVehicleTypes({
  suitableFor,
}: Pick<Service, 'suitableFor'>): readonly VehicleType[] {
  const named = vehicleTypes.filter((type) => suitableFor.includes(vehicleTypeLabels[type]));
  return named.length > 0 ? named : vehicleTypes;
}

/** Returns the vehicle types that a service does not suit, in the order of all types. */
export function otherVehicleTypes(service: Pick<Service, 'suitableFor'>): readonly VehicleType[] {
  const suitable = suitableVehicleTypes(service);
  return vehicleTypes.filter((type) => !suitable.includes(type));
}
