import type { PriceSettings } from './price-range.ts';
import { quotesByVehicle } from './quotes-by-vehicle.ts';

/** Returns the minutes of a service's shortest job: without add-ons, for the vehicle that takes the least time. */
export function shortestJob(
  service: Parameters<typeof quotesByVehicle>[0],
  { sizes, vehicleTypes }: PriceSettings,
): number {
  const quotes = quotesByVehicle(service, { sizes, vehicleTypes, addOns: [] });
  return Math.min(...quotes.map(({ minutes }) => minutes));
}
