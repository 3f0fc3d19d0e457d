import { asciiDigits } from '../schema/digits.ts';
import { text } from '../schema/fields.ts';

/** Most characters of a plate, as people count them. */
const maxPlateCharacters = 32;

/**
 * Most stored characters. Unicode sets no limit to marks, and as many as letters are enough for every script.
 */
const maxStoredCharacters = 2 * maxPlateCharacters;

/** Returns the field of a stored plate. */
export const storedPlate = () =>
  text(maxStoredCharacters).meta({
    note: 'In any script, in capitals: at most 32 characters besides marks and joiners.',
  });

/**
 * Matches letters, digits and marks of all scripts with the joiners they need, spaces, dashes, separators.
 */
const plateCharacters = /^[\p{L}\p{M}\p{N}\u200c-\u200f\p{Zs}\p{Pd}\u2212.,:/·•‧]*$/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Returns the characters as people count them: 'মে' is one character, like 'É', so marks and joiners are left
 * out.
 */
const seenCharacters = (plate: string): string[] => [...plate.replace(/[\p{M}\p{Cf}]/gu, '')];

const tooLong = `Registration plate must be at most ${maxPlateCharacters} characters.`;

/**
 * Returns the field of a plate as it is entered, in any script. The text stays as typed, except that
 * letters become capitals, surrounding spaces are removed and several spaces in a row become one. At most 32 characters: letters,
 * digits, spaces and separators count, marks (vowel signs, accents) and joiners do not.
 */
export const registrationPlate = () =>
  storedPlate()
    .label('Registration plate')
    .transform((plate?: string) => plate?.replace(/\s+/g, ' ').toUpperCase())
    .max(maxStoredCharacters, tooLong)
    .test('seen', tooLong, (plate = '') => seenCharacters(plate).length <= maxPlateCharacters)
    .test(
      'plate',
      'Registration plate can have letters, digits, spaces and dashes only.',
      (plate = '') => plate === '' || (plateCharacters.test(plate) && letterOrDigit.test(plate)),
    )
    .required('Registration plate is required.');

/**
 * Returns the normal form for comparing plates: 'DHAKA METRO-GA ১২-৩৪৫৬' and 'Dhaka Metro Ga 123456' are one
 * plate, 'B-NO 1234' and 'BN-O 1234' are two. NFKC, digits of all scripts as ASCII, lower case, letters, digits and
 * marks only, besides one '-' for what separates two letters.
 */
export const plateKey = (plate: string): string =>
  asciiDigits(plate.normalize('NFKC').toLowerCase())
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$|-?(\p{N})-?/gu, '$1');
