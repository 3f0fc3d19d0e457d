import { expect, test } from 'vitest';
import { money, sum } from '../schema/fields.ts';
import { defaultVehicleTypes } from '../vehicles/vehicle-types.ts';
import { type AddOn, mostAddOns } from './add-ons.ts';
import { hasChoices, isSameChoice, isServiceAlone, quoteFor, suitableAddOns } from './quote.ts';

const addOn = (change: Partial<AddOn>): AddOn => ({
  _id: 'wax',
  name: 'Wax',
  price: 9.99,
  minutes: 10,
  services: null,
  vehicleTypes: null,
  ...change,
});

const prices = {
  vehicleTypes: defaultVehicleTypes,
  sizes: [
    { _id: 'small', name: 'Small', vehicleTypes: ['motorcycle', 'bicycle'] },
    { _id: 'large', name: 'Large', vehicleTypes: ['SUV', 'van'] },
    { _id: 'huge', name: 'Huge', vehicleTypes: ['bus'] },
  ],
  addOns: [
    addOn({}),
    addOn({ _id: 'mats', name: 'Mats', price: 0.1, minutes: 0, services: ['foamwash'] }),
    addOn({ _id: 'roof', name: 'Roof box', price: 0.2, minutes: 15, vehicleTypes: ['SUV', 'bus'] }),
    addOn({ _id: 'other', name: 'Polish', price: 70, minutes: 90, services: ['polishit'] }),
  ],
};

const service = {
  _id: 'foamwash',
  name: 'Foam Wash',
  price: 29.7,
  duration: 30,
  sizePrices: [
    { sizeId: 'small', price: 12.35, duration: 20 },
    { sizeId: 'large', price: 41.05, duration: 45 },
    { sizeId: 'gone', price: 1, duration: 1 },
  ],
};

/** Expected values, written out in cents and minutes. */
const ofType: [string, string, number, number][] = [
  ['car', 'Foam Wash', 2970, 30],
  ['motorcycle', 'Foam Wash (Motorcycle)', 1235, 20],
  ['SUV', 'Foam Wash (SUV)', 4105, 45],
  ['bus', 'Foam Wash', 2970, 30],
];

const ofAddOn: Record<string, [cents: number, minutes: number, types: string[] | null]> = {
  wax: [999, 10, null],
  mats: [10, 0, null],
  roof: [20, 15, ['SUV', 'bus']],
};

const subsets = [
  [],
  ['wax'],
  ['mats'],
  ['roof'],
  ['wax', 'mats'],
  ['roof', 'wax'],
  ['mats', 'roof'],
  ['roof', 'mats', 'wax'],
];

test.each(
  ofType.flatMap(([type, name, cents, minutes]) =>
    subsets.map((addOns) => ({ type, name, cents, minutes, addOns })),
  ),
)('$type with $addOns costs the plain sum', ({ type, name, cents, minutes, addOns }) => {
  const quote = quoteFor(service, { vehicleType: type, addOns }, prices);
  const had = addOns.flatMap((id) => {
    const [more = 0, longer = 0, types = null] = ofAddOn[id] ?? [];
    return !types || types.includes(type) ? [{ more, longer }] : [];
  });
  const sum = had.reduce((total, { more }) => total + more, cents);
  expect(quote.amount).toBe(sum / 100);
  expect(quote.minutes).toBe(had.reduce((all, { longer }) => all + longer, minutes));
  expect(quote.lines[0]?.name).toBe(name);
  expect(quote.lines).toHaveLength(1 + had.length);
});

test('ten lines of 0.10 are exactly 1.00', () => {
  const many = Array.from({ length: 10 }, (_, index) =>
    addOn({ _id: `a${index}`, price: 0.1, minutes: 0 }),
  );
  const choice = { vehicleType: 'car', addOns: many.map(({ _id }) => _id) } as const;
  expect(
    quoteFor({ ...service, price: 0 }, choice, { ...prices, sizes: [], addOns: many }).amount,
  ).toBe(1);
});

test('add-ons of other services and unknown ones are left out', () => {
  const choice = { vehicleType: 'car', addOns: ['other', 'never', 'wax'] } as const;
  expect(quoteFor(service, choice, prices).lines.map(({ _id }) => _id)).toEqual(['', 'wax']);
});

test.each([
  ['at its usual price', 'car', [], true],
  ['for a size of its own', 'van', [], false],
  ['with an add-on', 'car', ['wax'], false],
] as const)(
  'only a service at its usual price without add-ons is the service alone: %s',
  (_, vehicleType, addOns, isAlone) => {
    expect(isServiceAlone(quoteFor(service, { vehicleType, addOns }, prices))).toBe(isAlone);
  },
);

test.each([
  ['the same, at another price', ['wax'], { price: 80 }, true],
  ['another add-on', ['mats'], {}, false],
  ['no add-on', [], {}, false],
])('a choice is compared by what is chosen, not by its price: %s', (_, addOns, change, isSame) => {
  const before = quoteFor(service, { vehicleType: 'car', addOns: ['wax'] }, prices);
  const after = quoteFor({ ...service, ...change }, { vehicleType: 'car', addOns }, prices);
  expect(isSameChoice(before, after, { addOns })).toBe(isSame);
});

test('a choice is the same even if it is no longer offered', () => {
  const sold = quoteFor(service, { vehicleType: 'car', addOns: ['wax'] }, prices);
  const now = quoteFor(service, { vehicleType: 'car', addOns: ['wax'] }, { ...prices, addOns: [] });
  expect(isSameChoice(sold, now, { addOns: ['wax'] })).toBe(true);
  expect(isSameChoice(sold, now, { addOns: [] })).toBe(false);
});

test('a vehicle of another size is another choice', () => {
  const quoteOf = (vehicleType: string) => quoteFor(service, { vehicleType, addOns: [] }, prices);
  const sold = quoteOf('car');
  expect(isSameChoice(sold, quoteOf('bus'), { addOns: [] })).toBe(true);
  expect(isSameChoice(sold, quoteOf('van'), { addOns: [] })).toBe(false);
});

const plain = { _id: 'plainone', sizePrices: [] };

test.each([
  [service, prices, true],
  [plain, { ...prices, addOns: [] }, false],
  [plain, prices, true],
  [
    { ...service, sizePrices: [{ sizeId: 'gone', price: 1, duration: 1 }] },
    { ...prices, addOns: [] },
    false,
  ],
])('a service has something to choose', (asked, list, expected) => {
  expect(hasChoices(asked, list)).toBe(expected);
});

test('for any vehicle, all add-ons of the service suit', () => {
  expect(suitableAddOns(service, null, prices.addOns).map(({ _id }) => _id)).toEqual([
    'wax',
    'mats',
    'roof',
  ]);
});

test('the dearest sale that can be quoted can be stored', () => {
  const dearestPrice = 1_000_000;
  const all = Array.from({ length: mostAddOns }, (_, index) =>
    addOn({ _id: `a${index}`, price: dearestPrice }),
  );
  const choice = { vehicleType: 'car', addOns: all.map(({ _id }) => _id) };
  const { amount } = quoteFor({ ...service, ...plain, price: dearestPrice }, choice, {
    ...prices,
    sizes: [],
    addOns: all,
  });
  expect(money().isValidSync(dearestPrice + 1)).toBe(false);
  expect(amount).toBe((mostAddOns + 1) * dearestPrice);
  expect(sum().isValidSync(amount)).toBe(true);
});
