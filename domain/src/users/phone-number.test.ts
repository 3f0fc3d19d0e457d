import { expect, test } from 'vitest';
import {
  formatPhoneNumber,
  notAPhoneNumber,
  phoneField,
  phoneNumberOf,
  readCountry,
} from './phone-number.ts';

test.each([
  ['01711000000', '+8801711000000'],
  ['01711-000 000', '+8801711000000'],
  ['+880 1711-000000', '+8801711000000'],
  ['8801711000000', '+8801711000000'],
  ['০১৭১১০০০০০০', '+8801711000000'],
  ['+৮৮০ ১৭১১-০০০০০০', '+8801711000000'],
  ['+44 7700 900142', '+447700900142'],
  ['+1 (202) 555-0147', '+12025550147'],
])('%s is %s', (typed, stored) => {
  expect(phoneNumberOf(typed, 'BD')).toBe(stored);
  expect(phoneNumberOf(stored, 'BD')).toBe(stored);
});

test.each([
  '',
  'abc',
  '1',
  '999',
  '+',
  'call me',
  '01711000000 ext. 5',
  '017110000001',
  '<b>01711000000',
])('%j is no phone number', (typed) => {
  expect(phoneNumberOf(typed, 'BD')).toBeNull();
});

test('the given country applies to numbers without a country code', () => {
  expect(phoneNumberOf('(202) 555-0147', 'US')).toBe('+12025550147');
  expect(phoneNumberOf('+880 1711-000000', 'US')).toBe('+8801711000000');
});

test('the country is one of two letters', () => {
  expect(readCountry('BD')).toBe('BD');
  for (const wrong of ['Bangladesh', 'bd', 'XX', ''])
    expect(() => readCountry(wrong)).toThrow('BUSINESS_COUNTRY');
});

test.each([
  ['+8801711000000', '+880 1711 000000'],
  ['+12025550147', '+1 202 555 0147'],
  ['01711-000000', '01711-000000'],
  ['abc', 'abc'],
  ['', ''],
])('%j is shown as %j', (stored, shown) => {
  expect(formatPhoneNumber(stored)).toBe(shown);
});

test('the form field accepts digits of any script and refuses other text', () => {
  const field = phoneField('BD');
  expect(field.isValidSync(' ০১৭১১ ০০০০০০ ')).toBe(true);
  expect(() => field.validateSync('abc')).toThrow(notAPhoneNumber);
});
