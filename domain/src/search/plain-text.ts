import { asciiDigits } from '../schema/digits.ts';

/**
 * Returns a text without case and accents, with the digits of all scripts as ASCII. Vowel signs of other scripts
 * stay, because they tell words apart.
 */
export const plainText = (text: string): string =>
  asciiDigits(text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')).toLowerCase();

/** Returns the words of a plain text: everything between characters that are no letter, digit or sign of a letter. */
export const plainWords = (plain: string): string[] =>
  plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
