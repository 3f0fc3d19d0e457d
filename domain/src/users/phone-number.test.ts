import { expect, test } from 'vitest';
import {
  describePhoneNumber,
  formatPhoneNumber,
  notAPhoneNumber,
  phoneField,
  phoneNumberOf,
  readCountry,
  refusalOfPhone,
  whichCountry,
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

test.each([
  ['2015550123', 'BD'],
  ['(201) 555-0123', 'BD'],
  ['২০১৫৫৫০১২৩', 'BD'],
  ['12015550123', 'BD'],
  ['447911123456', 'BD'],
  ['01711000000', 'US'],
  ['07911 123456', 'FR'],
])('%s is no number of %s, and nobody is called before its country is known', (typed, country) => {
  expect(phoneNumberOf(typed, country)).toBeNull();
  expect(refusalOfPhone(typed, country)).toBe(whichCountry(country));
});

test('the question names the country of the business', () => {
  expect(whichCountry('BD')).toMatch(/^This is no phone number of Bangladesh\./);
});

test.each(['abc', '+', '+1 2', '01711000000 ext. 5'])('%s is no phone number anywhere', (typed) => {
  expect(phoneNumberOf(typed, 'BD')).toBeNull();
  expect(refusalOfPhone(typed, 'BD')).toBe(notAPhoneNumber);
});

test.each([
  ['01711000000', '+880 1711 000000, Bangladesh'],
  ['০১৭১১০০০০০০', '+880 1711 000000, Bangladesh'],
  ['+1 201 555 0123', '+1 201 555 0123, United States'],
  ['001 416 555 0123', '+1 416 555 0123, Canada'],
  ['+44 7700 900142', '+44 7700 900142, United Kingdom'],
  ['+800 1234 5678', '+800 1234 5678'],
  // With its code a number is taken as it is, because countries add ranges of numbers.
  ['+880 1000 000100', '+880 1000 000100, Bangladesh'],
  ['2015550123', null],
  ['0171', null],
  ['', null],
])('%j will call %s', (typed, called) => {
  expect(describePhoneNumber(typed, 'BD')).toBe(called);
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
  expect(field.isValidSync('')).toBe(true);
  expect(() => field.validateSync('abc')).toThrow(notAPhoneNumber);
  expect(() => field.validateSync('2015550123')).toThrow(whichCountry('BD'));
});
