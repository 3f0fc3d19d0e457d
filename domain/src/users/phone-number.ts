import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { asciiDigits } from '../schema/digits.ts';
import { text } from '../schema/fields.ts';

/**
 * The country in which phone numbers need no country's code, as it is set.
 * @throws Error for what is no country
 */
export function readCountry(code: string): string {
  if (isSupportedCountry(code)) return code;
  throw new Error(`${code} is no country: set BUSINESS_COUNTRY to two letters such as BD.`);
}

/** Told to whoever enters something else. */
export const notAPhoneNumber = 'Enter a phone number, such as +880 1711 000000.';

/**
 * A phone number as it is stored: E.164, '+8801711000000'.
 * @param typed in digits of any script, with or without the country's code
 * @param country ISO 3166-1 alpha-2, of numbers without a country's code
 * @returns null for what no phone can have
 */
export function phoneNumberOf(typed: string, country: string): string | null {
  const defaultCountry = country as CountryCode;
  const phone = parsePhoneNumberFromString(asciiDigits(typed), { defaultCountry, extract: false });
  return phone?.isPossible() && phone.ext === undefined ? phone.number : null;
}

/** A stored phone number as people read it: '+880 1711 000000'. What is none is shown as it is. */
export const formatPhoneNumber = (stored: string): string =>
  parsePhoneNumberFromString(stored, { extract: false })?.formatInternational() ?? stored;

/**
 * The field of a form. Request bodies have it checked by the server: the tables of all countries are
 * too large for every page that calls the API.
 * @param country as for `phoneNumberOf`
 */
export const phoneField = (country: string) =>
  text(30)
    .label('Phone')
    .test('phone', notAPhoneNumber, (typed) => !typed || phoneNumberOf(typed, country) !== null);
