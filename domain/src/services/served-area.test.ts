import { expect, test } from 'vitest';
import { everywhere, isServed } from './served-area.ts';

const areas = ['Gulshan', '1213', 'Old Dhaka', 'Uttara Sector 4', 'বনানী', 'São Paulo'];

test.each<[string, string, boolean]>([
  ['a name', 'House 7, Road 3, Gulshan, Dhaka', true],
  ['a name in capitals', '7 GULSHAN AVENUE', true],
  ['a name beside signs', 'Dhaka/Gulshan-2', true],
  ['a part of a word', 'Gulshanpur 7', false],
  ['a beginning of a name', 'Gulsh', false],
  ['a postcode', '12 Lake Road, Dhaka 1213', true],
  ['a postcode after a hyphen', 'Dhaka-1213', true],
  ['a postcode in Bengali digits', 'ঢাকা ১২১৩', true],
  ['a longer number', 'Dhaka 12130', false],
  ['a number with letters', 'Flat 1213B', false],
  ['a name of two words', 'Lane 4, Old  Dhaka', true],
  ['its words apart', 'Old Road, Dhaka', false],
  ['its words in another order', 'Dhaka, Old Town', false],
  ['a name with a number', 'Uttara, Sector-4', true],
  ['a name with another number', 'Uttara, Sector 14', false],
  ['a name in Bengali', '৭ নম্বর বাড়ি, বনানী, ঢাকা', true],
  ['another name in Bengali', '৭ নম্বর বাড়ি, বনানীপাড়া', false],
  ['a name without its accent', '1 Avenida, Sao Paulo', true],
  ['an accent that the name does not have', '1 Gülshan Road', true],
  ['none of them', '12 Lake Road, Mirpur', false],
  ['nothing', '', false],
])('%s: %s', (_case, address, served) => {
  expect(isServed(address, areas)).toBe(served);
});

test('every address is served when no areas are set', () => {
  expect(isServed('12 Lake Road', everywhere)).toBe(true);
});

test('an area of signs is nowhere', () => {
  expect(isServed('12 Lake Road', ['---'])).toBe(false);
});
