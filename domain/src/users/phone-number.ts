import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { asciiDigits } from '../schema/digits.ts';
import { text } from '../schema/fields.ts';

/**
 * Returns the configured country whose phone numbers may be typed without a country code.
 * @throws Error for an unknown country
 */
export function readCountry(code: string): string {
  if (isSupportedCountry(code)) return code;
  throw new Error(`${code} is no country: set BUSINESS_COUNTRY to two letters such as BD.`);
}

/** Message for any other input. */
export const notAPhoneNumber = 'Enter a phone number, such as +880 1711 000000.';

/**
 * Returns a phone number in stored form: E.164, '+8801711000000'.
 * @param typed in digits of any script, with or without a country code
 * @param country ISO 3166-1 alpha-2, for numbers without a country code
 * @returns null for an impossible number
 */
export function phoneNumberOf(typed: string, country: string): string | null {
  const defaultCountry = country as CountryCode;
  const phone = parsePhoneNumberFromString(asciiDigits(typed), { defaultCountry, extract: false });
  return phone?.isPossible() && phone.ext === undefined ? phone.number : null;
}

/**
 * Formats a stored phone number for people: '+880 1711 000000'. A text that is no number is returned
 * unchanged.
 */
export const formatPhoneNumber = (stored: string): string =>
  parsePhoneNumberFromString(stored, { extract: false })?.formatInternational() ?? stored;

/**
 * Returns the field of a form. The server checks request bodies, because the tables of all countries are too
 * large for every page that calls the API.
 * @param country as for `phoneNumberOf`
 */
export const phoneField = (country: string) =>
  text(30)
    .label('Phone')
    .test('phone', notAPhoneNumber, (typed) => !typed || phoneNumberOf(typed, country) !== null);
