import { describe, expect, test } from 'vitest';
import { plateKey, registrationPlate } from './registration-plate.ts';

const strict = { strict: true };

test.each([
  'DHAKA METRO-GA 12-3456',
  'ঢাকা মেট্রো-গ ১২-৩৪৫৬',
  'চট্টগ্রাম মেট্রো-গ ১১-৯৯৯৯',
  'र‍्य ০১',
  'M·AB 1234',
  'B–CD 5678',
  'AA-123-BB',
  'أ ب ج ١٢٣٤',
  '沪A·12345',
  'ÖÄ/12.34:5',
  'W'.repeat(32),
  'É'.normalize('NFD').repeat(32),
  'কি'.repeat(32),
])('%s is a plate', (plate) => {
  expect(registrationPlate().validateSync(plate, strict)).toBe(plate);
});

test.each([
  ['', 'is required'],
  ['   ', 'trimmed'],
  ['W'.repeat(33), 'at most 32 characters'],
  ['কি'.repeat(33), 'at most 32 characters'],
  [`A${'\u0301'.repeat(64)}`, 'at most 32 characters'],
  ['--', 'letters, digits, spaces and dashes only'],
  ['<b>GA 12</b>', 'letters, digits, spaces and dashes only'],
  ['=GA+12', 'letters, digits, spaces and dashes only'],
  ['GA 🚗', 'letters, digits, spaces and dashes only'],
  ['GA\u202e12', 'readable text'],
  ['GA\n12', 'readable text'],
])('%j is no plate', (plate, message) => {
  expect(() => registrationPlate().validateSync(plate, strict)).toThrow(message);
});

test.each([
  ['  DHAKA   METRO-GA\u00a0\u00a012-3456 ', 'DHAKA METRO-GA 12-3456'],
  ['ঢাকা  মেট্রো-গ ১২-৩৪৫৬', 'ঢাকা মেট্রো-গ ১২-৩৪৫৬'],
  ['dhaka metro-ga 11-2233', 'DHAKA METRO-GA 11-2233'],
])('%j is kept as %j', (typed, kept) => {
  expect(registrationPlate().validateSync(typed)).toBe(kept);
});

describe('the normal form of a plate', () => {
  test.each([
    ['DHAKA METRO-GA 12-3456', 'dhaka-metro-ga123456'],
    ['Dhaka Metro Ga ১২৩৪৫৬', 'dhaka-metro-ga123456'],
    ['ＤＨＡＫＡ　ＭＥＴＲＯ－ＧＡ　１２－３４５６', 'dhaka-metro-ga123456'],
    ['dhaka—metro·ga.12/3456', 'dhaka-metro-ga123456'],
    ['Dhaka - Metro -- Ga-123456.', 'dhaka-metro-ga123456'],
    ['ঢাকা মেট্রো-গ ১২-৩৪৫৬', 'ঢাকা-মেট্রো-গ123456'],
    ['É'.normalize('NFD'), 'é'],
  ])('turns %s into %s', (plate, key) => {
    expect(plateKey(plate)).toBe(key);
  });

  test.each([
    ['another vowel sign', 'ঢাকা ১২', 'ঢাকি ১২'],
    ['letters that belong together otherwise', 'B-NO 1234', 'BN-O 1234'],
    ['letters that are not apart', 'B-NO 1234', 'BNO 1234'],
    ['letters that are apart in a script with vowel signs', 'মে গ ১২', 'মেগ ১২'],
    ['an O for a 0', 'GA 10', 'GA 1O'],
    ['an I for a 1', 'GA 10', 'GA I0'],
  ])('is another one for %s', (_what, one, other) => {
    expect(plateKey(one)).not.toBe(plateKey(other));
  });
});
