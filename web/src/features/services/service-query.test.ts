import { expect, test } from 'vitest';
import {
  defaultServiceQuery,
  isFiltered,
  readServiceQuery,
  writeServiceQuery,
} from './service-query';

test.each([
  ['', defaultServiceQuery],
  ['search=foam+wash', { ...defaultServiceQuery, search: 'foam wash' }],
  ['search=++', defaultServiceQuery],
  ['category=detailing', { ...defaultServiceQuery, category: 'detailing' }],
  ['category=Detailing', defaultServiceQuery],
  ['sortBy=priceAsc&page=3', { ...defaultServiceQuery, sortBy: 'priceAsc', page: 3 }],
  ['sortBy=constructor', defaultServiceQuery],
  ['page=0', defaultServiceQuery],
  ['page=-2', defaultServiceQuery],
  ['page=1.5', defaultServiceQuery],
  ['page=two', defaultServiceQuery],
  ['page=1e999', defaultServiceQuery],
])('"%s" is read as a query', (address, query) => {
  expect(readServiceQuery(new URLSearchParams(address))).toEqual(query);
});

test.each([
  '',
  'search=foam',
  'category=ecoFriendly',
  'search=a%26b&category=basicWash&sortBy=name&page=2',
])('"%s" is written as it was read', (address) => {
  expect(writeServiceQuery(readServiceQuery(new URLSearchParams(address))).toString()).toBe(
    address,
  );
});

test('a search and a category filter services; sorting and paging do not', () => {
  expect(isFiltered({ ...defaultServiceQuery, sortBy: 'name', page: 2 })).toBe(false);
  expect(isFiltered({ ...defaultServiceQuery, search: 'foam' })).toBe(true);
  expect(isFiltered({ ...defaultServiceQuery, category: 'detailing' })).toBe(true);
});
