import { describe, expect, test } from 'vitest';
import { defaultVehicleTypes } from '../vehicles/vehicle-types.ts';
import { findServices } from './find-services.ts';
import { pageOfServices, type ServiceQuery } from './search-services.ts';
import type { ServiceCategory } from './service-category.ts';

const service = (
  name: string,
  category: ServiceCategory,
  price: number,
  duration: number,
  rating: number,
  ratingCount: number,
  sizePrices: { sizeId: string; price: number; duration: number }[] = [],
) => ({
  _id: name.toLowerCase(),
  name,
  description: `${name} for any car`,
  keywords: [],
  category,
  price,
  duration,
  rating,
  ratingCount,
  suitableFor: [],
  sizePrices,
});

const catalogue = [
  service('Foam', 'basicWash', 20, 30, 4, 10),
  service('Rinse', 'basicWash', 10, 10, 4, 2),
  service('Polish', 'detailing', 300, 300, 5, 1),
  service('Leaf', 'ecoFriendly', 20, 45, 0, 0),
];
/** Nothing depends on the vehicle. */
const settings = { sizes: [], vehicleTypes: defaultVehicleTypes };
const all: ServiceQuery = { search: '', category: null, sortBy: 'name', page: 1 };

const searched = <S extends (typeof catalogue)[number]>(services: readonly S[], search = '') => ({
  catalogue: services,
  found: findServices(services, search),
});

const names = ({ search, ...query }: Partial<ServiceQuery>) =>
  pageOfServices(searched(catalogue, search), { ...all, ...query }, settings).services.map(
    ({ name }) => name,
  );

describe('services are found', () => {
  test.each<[Partial<ServiceQuery>, string[]]>([
    [{}, ['Foam', 'Leaf', 'Polish', 'Rinse']],
    [{ sortBy: 'popular' }, ['Foam', 'Rinse', 'Polish', 'Leaf']],
    [{ sortBy: 'popular', category: 'basicWash' }, ['Foam', 'Rinse']],
    [{ sortBy: 'rating' }, ['Polish', 'Foam', 'Rinse', 'Leaf']],
    [{ sortBy: 'priceAsc' }, ['Rinse', 'Foam', 'Leaf', 'Polish']],
    [{ sortBy: 'priceDesc' }, ['Polish', 'Foam', 'Leaf', 'Rinse']],
    [{ sortBy: 'duration' }, ['Rinse', 'Foam', 'Leaf', 'Polish']],
    [{ category: 'basicWash' }, ['Foam', 'Rinse']],
    [{ category: 'additional' }, []],
    [{ search: 'FOAM' }, ['Foam']],
    [{ search: '  any   leaf ' }, ['Leaf']],
    [{ search: 'eco-friendly' }, ['Leaf']],
    [{ search: 'foam leaf' }, []],
    [{ search: '(' }, []],
    [{ search: 'car', category: 'detailing' }, ['Polish']],
    [{ sortBy: null }, ['Foam', 'Rinse', 'Polish', 'Leaf']],
    [{ sortBy: null, search: 'basic rinse' }, ['Rinse']],
    [{ sortBy: 'popular', search: 'for any' }, ['Foam', 'Rinse', 'Polish', 'Leaf']],
    [{ sortBy: 'priceAsc', search: 'fram' }, ['Foam']],
  ])('%j', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });
});

test('the price that orders services is the one that lists show, the lowest for a suitable vehicle', () => {
  const sizes = [{ _id: 'small', name: 'Small', vehicleTypes: ['motorcycle' as const] }];
  const forSmall = (price: number) => [{ sizeId: 'small', price, duration: 30 }];
  const services = [
    service('Plain', 'basicWash', 20, 30, 0, 0),
    service('Sized', 'basicWash', 30, 30, 0, 0, forSmall(15)),
  ];
  const ordered = (sortBy: 'priceAsc' | 'priceDesc') =>
    pageOfServices(searched(services), { ...all, sortBy }, { ...settings, sizes }).services.map(
      ({ name }) => name,
    );
  expect(ordered('priceAsc')).toEqual(['Sized', 'Plain']);
  expect(ordered('priceDesc')).toEqual(['Plain', 'Sized']);
});

describe('pages', () => {
  const many = Array.from({ length: 49 }, (_, n) => service(`S${n + 10}`, 'basicWash', 1, 1, 0, 0));
  test.each([
    [1, 1, 24],
    [2, 2, 24],
    [3, 3, 1],
    [99, 3, 1],
    [0, 1, 24],
    [-5, 1, 24],
  ])('asked for page %i: page %i with %i services', (asked, page, count) => {
    const found = pageOfServices(searched(many), { ...all, page: asked }, settings);
    expect([found.page, found.services.length, found.total, found.pages]).toEqual([
      page,
      count,
      49,
      3,
    ]);
  });

  test.each([
    [1, 5, 1, 5],
    [10, 5, 10, 4],
    [1, 100, 1, 49],
    [2, 49, 1, 49],
  ])('asked for page %i of %i services: page %i with %i services', (asked, size, page, count) => {
    const found = pageOfServices(searched(many), { ...all, page: asked }, settings, size);
    expect([found.page, found.services.length]).toEqual([page, count]);
  });

  test('an empty catalogue has one empty page', () => {
    expect(pageOfServices(searched([]), all, settings)).toEqual({
      services: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });
});
