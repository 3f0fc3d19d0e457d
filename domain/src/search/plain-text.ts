import { asciiDigits } from '../schema/digits.ts';

/**
 * Accents, the points of Hebrew and Arabic, and joiners, which many people leave out. The signs of other scripts stay,
 * because they tell words apart.
 */
const leftOut = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u0655\u0670\u200c\u200d]/g;

/** Letters that Unicode does not take apart, as people type them who do not have them on their keyboard. */
const otherLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ς: 'σ',
};
const anyOtherLetter = new RegExp(`[${Object.keys(otherLetters).join('')}]`, 'g');

/**
 * Returns a text as everything is searched, on both sides: without case and accents, in plain letters, with the digits
 * of all scripts as ASCII.
 */
export const plainText = (text: string): string =>
  asciiDigits(text.normalize('NFKD').replace(leftOut, ''))
    .toLowerCase()
    .replace(anyOtherLetter, (letter) => otherLetters[letter] ?? letter);

/** Returns the words of a plain text: everything between characters that are no letter, digit or sign of a letter. */
export const plainWords = (plain: string): string[] =>
  plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
