import { quotesByVehicle } from './quotes-by-vehicle.ts';
import type { VehicleSize } from './vehicle-sizes.ts';

/**
 * Returns the lowest and the highest price of a service without add-ons for a vehicle that it suits, in major
 * units.
 */
export function priceRange(
  service: Parameters<typeof quotesByVehicle>[0],
  sizes: readonly VehicleSize[],
): { lowest: number; highest: number } {
  const prices = quotesByVehicle(service, { sizes, addOns: [] }).map(({ amount }) => amount);
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
}
