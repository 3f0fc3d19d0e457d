import { expect, test } from 'vitest';
import { defaultVehicleTypes } from '../vehicles/vehicle-types.ts';
import { priceRange } from './price-range.ts';

const vehicleTypes = defaultVehicleTypes;
const sizes = [
  { _id: 'small', name: 'Small', vehicleTypes: ['motorcycle'] },
  { _id: 'large', name: 'Large', vehicleTypes: ['SUV' as const, 'van'] },
  { _id: 'empty', name: 'Empty', vehicleTypes: [] },
];
const priced = (prices: Record<string, number>, suitableFor: string[] = []) => ({
  _id: 'foamwash',
  name: 'Foam wash',
  price: 30,
  duration: 30,
  suitableFor,
  sizePrices: Object.entries(prices).map(([sizeId, price]) => ({ sizeId, price, duration: 30 })),
});

test.each([
  ['one price', {}, 30, 30],
  ['less for one size, more for another', { small: 20, large: 40.5 }, 20, 40.5],
  ['a size that was removed', { gone: 5, large: 40 }, 30, 40],
  ['a size without vehicles', { empty: 5 }, 30, 30],
  ['free for a size', { small: 0 }, 0, 30],
] as const)('%s', (_, prices, lowest, highest) => {
  expect(priceRange(priced(prices), { sizes, vehicleTypes })).toEqual({ lowest, highest });
});

test('a service that has no sizes', () => {
  expect(priceRange({ ...priced({}), price: 12 }, { sizes, vehicleTypes })).toEqual({
    lowest: 12,
    highest: 12,
  });
});

test('the usual price is left out if every vehicle has a size with a price of its own', () => {
  const service = priced({ small: 20, large: 40 }, ['motorcycle', 'SUV', 'van']);
  expect(priceRange(service, { sizes, vehicleTypes })).toEqual({ lowest: 20, highest: 40 });
});

test('sizes without a vehicle that the service suits do not count', () => {
  expect(
    priceRange(priced({ small: 20, large: 40 }, ['car', 'van']), { sizes, vehicleTypes }),
  ).toEqual({
    lowest: 30,
    highest: 40,
  });
});
