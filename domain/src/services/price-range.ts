import type { VehicleSize } from '../vehicles/vehicle-sizes.ts';
import type { VehicleType } from '../vehicles/vehicle-types.ts';
import { quotesByVehicle } from './quotes-by-vehicle.ts';

/** Settings on which prices depend. */
export interface PriceSettings {
  sizes: readonly VehicleSize[];
  vehicleTypes: readonly VehicleType[];
}

/**
 * Returns the lowest and the highest price of a service without add-ons for a vehicle that it suits, in major
 * units.
 */
export function priceRange(
  service: Parameters<typeof quotesByVehicle>[0],
  { sizes, vehicleTypes }: PriceSettings,
): { lowest: number; highest: number } {
  const quotes = quotesByVehicle(service, { sizes, vehicleTypes, addOns: [] });
  const prices = quotes.map(({ amount }) => amount);
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
}
