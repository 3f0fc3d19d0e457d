import { asciiDigits } from '../schema/digits.ts';
import { text } from '../schema/fields.ts';

/** How many characters of a plate people see at most. */
export const maxPlateCharacters = 32;

/** Marks have no end of their own: as many as letters are enough for every script. */
const maxStoredCharacters = 2 * maxPlateCharacters;

/** A plate as it is stored. */
export const storedPlate = () =>
  text(maxStoredCharacters).meta({
    note: 'In any script, as it was entered: at most 32 characters besides marks and joiners.',
  });

/** Letters, digits and marks of all scripts with the joiners they need, spaces, dashes, separators. */
const plateCharacters = /^[\p{L}\p{M}\p{N}\u200c-\u200f\p{Zs}\p{Pd}\u2212.,:/·•‧]*$/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Without marks and joiners, which stand on a letter or between two: a person counts 'মে' as one
 * character, as 'É'.
 */
const seenCharacters = (plate: string): string[] => [...plate.replace(/[\p{M}\p{Cf}]/gu, '')];

const tooLong = `Registration plate must be at most ${maxPlateCharacters} characters.`;

/**
 * A plate as somebody enters it, in any script. It stays as it was typed, but for spaces: those around
 * it go, and several in a row become one. At most 32 characters, where letters, digits, spaces and
 * separators count, and marks (vowel signs, accents) and joiners do not.
 */
export const registrationPlate = () =>
  storedPlate()
    .label('Registration plate')
    .transform((plate?: string) => plate?.replace(/\s+/g, ' '))
    .max(maxStoredCharacters, tooLong)
    .test('seen', tooLong, (plate = '') => seenCharacters(plate).length <= maxPlateCharacters)
    .test(
      'plate',
      'Registration plate can have letters, digits, spaces and dashes only.',
      (plate = '') => plate === '' || (plateCharacters.test(plate) && letterOrDigit.test(plate)),
    )
    .required('Registration plate is required.');

/**
 * The normal form in which plates are compared: 'DHAKA METRO-GA ১২-৩৪৫৬' and 'Dhaka Metro Ga 123456'
 * are one plate. NFKC, digits of all scripts as ASCII, lower case, letters, digits and marks only.
 */
export const plateKey = (plate: string): string =>
  asciiDigits(plate.normalize('NFKC').toLowerCase())
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
