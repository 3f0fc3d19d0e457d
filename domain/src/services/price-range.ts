import type { Service } from './service.ts';
import type { VehicleSize } from './vehicle-sizes.ts';

/**
 * The lowest and the highest price of a service without extras, in major units. Prices of sizes that were removed
 * from the settings, or into which no vehicle falls, do not count; the usual price always does, although a
 * business may have sizes for all vehicles.
 */
export function priceRange(
  { price, sizePrices = [] }: Pick<Service, 'price' | 'sizePrices'>,
  sizes: readonly VehicleSize[],
): { lowest: number; highest: number } {
  const asked = sizes.flatMap(({ _id, vehicleTypes }) => (vehicleTypes.length > 0 ? _id : []));
  const own = sizePrices.filter(({ sizeId }) => asked.includes(sizeId));
  const prices = [price, ...own.map((size) => size.price)];
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
}
