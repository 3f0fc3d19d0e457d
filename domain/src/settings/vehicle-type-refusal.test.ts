import { expect, test } from 'vitest';
import { defaultSettings } from './default-settings.ts';
import type { PublicSettings } from './public-settings.ts';
import { refusalOfVehicleTypes } from './vehicle-type-refusal.ts';

const before: PublicSettings = {
  ...defaultSettings,
  vehicleTypes: ['car', 'van', 'bus'].map((_id) => ({ _id, name: `The ${_id}` })),
  sizes: [{ _id: 'large', name: 'Large', vehicleTypes: ['van'] }],
};
const without = (...removed: string[]) =>
  before.vehicleTypes.filter(({ _id }) => !removed.includes(_id));
const wax = {
  _id: 'wax',
  name: 'Wax',
  price: 9,
  minutes: 0,
  services: null,
  vehicleTypes: ['bus'],
};
const services = [
  { name: 'Foam Wash', suitableFor: ['car', 'van'] },
  { name: 'Polish', suitableFor: ['car'] },
];

test.each<[string, Partial<PublicSettings>, string | null]>([
  ['another name', { vehicleTypes: [{ _id: 'car', name: 'Auto' }, ...without('car')] }, null],
  ['another order', { vehicleTypes: before.vehicleTypes.toReversed() }, null],
  ['a type without services', { vehicleTypes: without('bus') }, null],
  [
    'a type of two services',
    { vehicleTypes: without('car') },
    "The car is still in 'Suitable for' of Foam Wash and Polish. Take it out there first.",
  ],
  [
    'a type of a service and a size',
    { vehicleTypes: without('van'), sizes: [] },
    "The van is still in 'Suitable for' of Foam Wash. Take it out there first.",
  ],
  [
    'a type of an add-on',
    { vehicleTypes: without('bus'), addOns: [wax] },
    'Wax names a vehicle type that is not in the list.',
  ],
  [
    'a size with an unknown type',
    { sizes: [{ _id: 'large', name: 'Large', vehicleTypes: ['tank'] }] },
    'Large names a vehicle type that is not in the list.',
  ],
])('%s', (_, change, message) => {
  const refusal = refusalOfVehicleTypes(before, { ...before, ...change }, services);
  expect(refusal?.message ?? null).toBe(message);
});
