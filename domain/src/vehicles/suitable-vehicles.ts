import type { VehicleType } from './vehicle-types.ts';

/** The vehicles that a service is for. */
export interface Suitability {
  /** Ids of types; empty: all. */
  suitableFor: readonly string[];
}

/**
 * Returns the ids of the vehicle types that a service suits, in the order of the settings: those that it names, or all of
 * them where it names none.
 * @param types of the settings
 */
export function suitableVehicleTypes(
  { suitableFor }: Suitability,
  types: readonly VehicleType[],
): string[] {
  const all = types.map(({ _id }) => _id);
  const named = all.filter((type) => suitableFor.includes(type));
  return named.length > 0 ? named : all;
}

/** Returns the ids of the vehicle types that a service does not suit, in the order of the settings. */
export function otherVehicleTypes(service: Suitability, types: readonly VehicleType[]): string[] {
  const suitable = suitableVehicleTypes(service, types);
  return types.map(({ _id }) => _id).filter((type) => !suitable.includes(type));
}
