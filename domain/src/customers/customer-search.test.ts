import { expect, test } from 'vitest';
import { plateKey } from '../vehicles/registration-plate.ts';
import { sharpPartOf } from './customer-search.ts';

test.each([
  ['DHAKA METRO-GA 11-2233', '112233'],
  ['ঢাকা মেট্রো-গ ১২-৩৪', '1234'],
  ['AB 12 CDE', '12cde'],
  ['GA 12', '12'],
  // One character alone can't be searched for.
  ['GA 1', 'ga1'],
  ['MAYOR', 'mayor'],
  ['MA YOR', 'ma-yor'],
])('the sharp part of %s is %s', (plate, sharp) => {
  expect(sharpPartOf(plateKey(plate))).toBe(sharp);
});
