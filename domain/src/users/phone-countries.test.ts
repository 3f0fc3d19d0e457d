import { getCountries } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { countryName, phoneCountries } from './phone-countries.ts';

test('the countries are those whose phone numbers are known', () => {
  expect(phoneCountries).toEqual(getCountries());
  expect(countryName('BD')).toBe('Bangladesh');
});
