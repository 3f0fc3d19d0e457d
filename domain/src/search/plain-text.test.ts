import { describe, expect, test } from 'vitest';
import { plainText, plainWords } from './plain-text.ts';

describe('a plain text', () => {
  test.each([
    ['Søren', 'soren'],
    ['Łukasz', 'lukasz'],
    ['Yıldız YILDIZ İpek', 'yildiz yildiz ipek'],
    ['Đorđe', 'dorde'],
    ['Strauß STRAUẞ', 'strauss strauss'],
    ['Æsa', 'aesa'],
    ['Œuvre', 'oeuvre'],
    ['Guðrún Þóra', 'gudrun thora'],
    ['José Ångström', 'jose angstrom'],
    ['Ǿ ǽ', 'o ae'],
    ['ΠΑΠΠΑΣ', 'παππασ'],
    ['παππάς', 'παππασ'],
    ['Ёлкин', 'елкин'],
    ['مُحَمَّد أحمد', 'محمد احمد'],
    ['דָּוִד', 'דוד'],
    ['Ｄｈａｋａ ১২', 'dhaka 12'],
    ['র‍্যাব', 'র্যাব'],
  ])('of %s is %s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
    expect(plainText(plain)).toBe(plain);
  });

  test('is the same for a character in one piece and in several', () => {
    for (const text of ['Søren é', 'ধোয়া', '김', 'が']) {
      expect(plainText(text.normalize('NFD'))).toBe(plainText(text.normalize('NFC')));
    }
  });

  test('keeps the signs of other scripts that tell words apart', () => {
    expect(plainText('ঢাকা')).not.toBe(plainText('ঢাকি'));
    expect(plainText('が')).not.toBe(plainText('か'));
  });
});

test('words have letters with their signs, and digits', () => {
  expect(plainWords(plainText("O'Brien-Łoś, মেট্রো 7b"))).toEqual(
    ['o', 'brien', 'los', 'মেট্রো', '7b'].map(plainText),
  );
});
