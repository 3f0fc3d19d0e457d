import { expect, test } from 'vitest';
import { shorterAddress } from './page-address.ts';

test.each([
  ['nothing', '/', '', null],
  ['a key of the page', '/services', 'page=2', null],
  ['a key of another page', '/services', 'slot=a', '/services'],
  ['a key twice', '/services', 'page=2&page=3', '/services?page=2'],
  [
    'a list in several keys',
    '/services/foamwash',
    'extras=wax&vehicle=SUV&extras=roof',
    '/services/foamwash?extras=wax,roof&vehicle=SUV',
  ],
  ['a key without a name', '/', '=1', '/'],
  ['a key of objects', '/', '__proto__=1&constructor=2', '/'],
  ['another site', '/\\elsewhere.test', 'x=1', '/services'],
  ['another site that is a service', '//elsewhere.test', 'x=1', '/services/elsewhere.test'],
])('the address without %s', (_what, path, query, address) => {
  expect(shorterAddress(path, query)).toBe(address);
});
