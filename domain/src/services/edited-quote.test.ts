import { expect, test } from 'vitest';
import { defaultVehicleTypes } from '../vehicles/vehicle-types.ts';
import { addOnsToCheck, editedQuote, type SoldChoice } from './edited-quote.ts';

const line = (_id: string, price: number, minutes: number) => ({ _id, name: _id, price, minutes });

/** Sold when everything cost a tenth. */
const sold: SoldChoice = {
  service: { _id: 'foamwash' },
  vehicle: { vehicleType: 'car' },
  lines: [line('', 3, 31), line('wax', 1, 11), line('gone', 2, 12)],
};

const service = {
  _id: 'foamwash',
  name: 'Foam Wash',
  price: 30,
  duration: 30,
  sizePrices: [{ sizeId: 'large', price: 40, duration: 45 }],
};
const other = {
  ...service,
  _id: 'polishit',
  name: 'Polish',
  price: 70,
  duration: 90,
  sizePrices: [],
};

const addOn = (_id: string, price: number, services: string[] | null = null) => ({
  ...line(_id, price, 10),
  services,
  vehicleTypes: null,
});
const prices = {
  vehicleTypes: defaultVehicleTypes,
  sizes: [
    { _id: 'large', name: 'Large', vehicleTypes: ['SUV' as const] },
    { _id: 'small', name: 'Small', vehicleTypes: ['motorcycle' as const] },
  ],
  addOns: [addOn('wax', 10), addOn('mats', 5), addOn('foam', 8, ['foamwash'])],
};
const car = 'car' as const;

test.each<[string, typeof service, Parameters<typeof editedQuote>[2], number, number]>([
  ['nothing', service, { vehicleType: car, addOns: ['wax', 'gone'] }, 6, 54],
  ['an add-on less', service, { vehicleType: car, addOns: ['gone'] }, 5, 43],
  ['an add-on more', service, { vehicleType: car, addOns: ['mats', 'wax', 'gone'] }, 11, 64],
  ['a type of the same price', service, { vehicleType: 'van', addOns: ['wax'] }, 4, 42],
  ['another size', service, { vehicleType: 'SUV', addOns: ['wax'] }, 41, 56],
  ['another service', other, { vehicleType: car, addOns: ['wax'] }, 71, 101],
  [
    'another service that has no such add-on',
    other,
    { vehicleType: car, addOns: ['foam', 'wax'] },
    71,
    101,
  ],
])('%s changes', (_what, wantedService, wanted, amount, minutes) => {
  expect(editedQuote(sold, wantedService, wanted, prices)).toMatchObject({ amount, minutes });
});

test('another type of vehicle of the same size keeps the price and is called by its name', () => {
  const sizes = [{ _id: 'large', name: 'Large', vehicleTypes: ['SUV', 'van'] }];
  const large: SoldChoice = {
    service,
    vehicle: { vehicleType: 'SUV' },
    lines: [{ _id: 'large', name: 'Foam Wash (SUV)', price: 4, minutes: 31 }],
  };
  const wanted = { vehicleType: 'van', addOns: [] };
  expect(editedQuote(large, service, wanted, { ...prices, sizes }).lines).toEqual([
    { _id: 'large', name: 'Foam Wash (Van)', price: 4, minutes: 31 },
  ]);
});

test.each<[string, { _id: string }, Parameters<typeof addOnsToCheck>[2], string[]]>([
  ['new ones', service, { vehicleType: car, addOns: ['wax', 'gone', 'mats'] }, ['mats']],
  [
    'all for another type',
    service,
    { vehicleType: 'van', addOns: ['wax', 'gone'] },
    ['wax', 'gone'],
  ],
  ['all for another service', other, { vehicleType: car, addOns: ['wax'] }, ['wax']],
])('add-ons must be on offer: %s', (_what, wantedService, wanted, expected) => {
  expect(addOnsToCheck(sold, wantedService, wanted)).toEqual(expected);
});
