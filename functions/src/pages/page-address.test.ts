import { expect, test } from 'vitest';
import { isKeptByCaches, shorterAddress } from './page-address.ts';

test.each([
  ['nothing', '/', '', null],
  ['a key of the page', '/services', 'page=2', null],
  ['a category that there is not', '/services', 'category=x&sortBy=y&page=0', '/services'],
  ['a key of another page', '/services', 'slot=a', '/services'],
  ['a key twice', '/services', 'page=2&page=3', '/services?page=2'],
  [
    'a list in several keys',
    '/services/foamwash',
    'extras=wax&vehicle=SUV&extras=roof',
    '/services/foamwash?extras=wax,roof&vehicle=SUV',
  ],
  [
    'a day, a time, a vehicle and extras',
    '/services/foamwash',
    'date=2030-01-31&slot=foamwash_2030-01-31_1000&vehicle=SUV&extras=wax,roof',
    null,
  ],
  ['a day that does not exist', '/services/foamwash', 'date=2030-02-30', '/services/foamwash'],
  ['a day with a time', '/services/foamwash', 'date=2030-01-31T10:00', '/services/foamwash'],
  [
    'a time that is no id',
    '/services/foamwash',
    'slot=a&date=2030-01-31',
    '/services/foamwash?date=2030-01-31',
  ],
  ['a vehicle that is no id', '/services/foamwash', 'vehicle=%3Cb%3E', '/services/foamwash'],
  ['a vehicle of functions', '/services/foamwash', 'vehicle=toString', '/services/foamwash'],
  ['a vehicle of objects', '/services/foamwash', 'vehicle=__proto__', '/services/foamwash'],
  [
    'an extra that is no id',
    '/services/foamwash',
    'extras=wax,%3Cb%3E',
    '/services/foamwash?extras=wax',
  ],
  ['an extra twice', '/services/foamwash', 'extras=wax,wax', '/services/foamwash?extras=wax'],
  ['empty values', '/services/foamwash', 'date=&slot=&vehicle=&extras=', '/services/foamwash'],
  [
    'the way back after signing in',
    '/auth/signin',
    'from=%2Fbooking%2Fa%2Fb%3Fvehicle%3DSUV',
    null,
  ],
  [
    'a password that a form has sent',
    '/auth/signin',
    'password=secret&from=%2F',
    '/auth/signin?from=%2F',
  ],
  ['a key without a name', '/', '=1', '/'],
  ['a key of objects', '/', '__proto__=1&constructor=2', '/'],
  ['another site', '/\\elsewhere.test', 'x=1', '/services'],
  ['another site that is a service', '//elsewhere.test', 'x=1', '/services/elsewhere.test'],
])('the address without %s', (_what, path, query, address) => {
  expect(shorterAddress(path, query)).toBe(address);
});

test.each([
  ['no query', '', true],
  ['a category, an order and a page', 'category=basicWash&sortBy=rating&page=2', true],
  ['a day that can be booked', 'date=2030-01-31', true],
  ['a day of another age', 'date=2999-01-31', false],
  ['a search', 'search=foam', false],
  ['a way back', 'from=%2Fservices', false],
  ['a vehicle', 'date=2030-01-31&vehicle=SUV', false],
])('caches keep the page with %s: %s', (_what, query, isKept) => {
  expect(isKeptByCaches(query, new Date('2030-01-10T12:00Z'))).toBe(isKept);
});
