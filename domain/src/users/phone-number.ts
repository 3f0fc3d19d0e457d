import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { asciiDigits } from '../schema/digits.ts';
import { text } from '../schema/fields.ts';
import { countryName } from './phone-countries.ts';

/**
 * Returns the configured country whose phone numbers may be typed without a country code.
 * @throws Error for an unknown country
 */
export function readCountry(code: string): string {
  if (isSupportedCountry(code)) return code;
  throw new Error(`${code} is no country: set BUSINESS_COUNTRY to two letters such as BD.`);
}

/** Message for a text that is no phone number of any country. */
export const notAPhoneNumber = 'Enter a phone number, such as +880 1711 000000.';

/** Message for digits without a country code that are no number of this country. */
export const whichCountry = (country: string): string =>
  `This is no phone number of ${countryName(country)}. Of which country is it? Begin with its code, such as +44.`;

const parse = (typed: string, defaultCountry?: CountryCode) =>
  parsePhoneNumberFromString(asciiDigits(typed), {
    extract: false,
    ...(defaultCountry && { defaultCountry }),
  });

function readPhoneNumber(typed: string, country: string) {
  const withCode = parse(typed);
  const phone = withCode ?? parse(typed, country as CountryCode);
  if (!phone?.isPossible() || phone.ext !== undefined) return null;
  // A foreign number without its code may be as long as one of this country, and would reach a stranger there.
  return withCode || phone.isValid() ? phone : null;
}

/**
 * Returns a phone number in stored form: E.164, '+8801711000000'.
 * @param typed in digits of any script, with or without a country code
 * @param country ISO 3166-1 alpha-2, for numbers without a country code
 * @returns null for an impossible number, and for one without a country code that this country does not have
 */
export const phoneNumberOf = (typed: string, country: string): string | null =>
  readPhoneNumber(typed, country)?.number ?? null;

/**
 * Returns the message for a text that is refused. Digits without a country code may be a number of another country.
 * @param country as for `phoneNumberOf`
 */
export function refusalOfPhone(typed: string, country: string): string {
  const isOnlyDigits = /^[\d\s()./-]+$/.test(asciiDigits(typed));
  return isOnlyDigits ? whichCountry(country) : notAPhoneNumber;
}

/**
 * Describes the number that will be called: '+880 1711 000000, Bangladesh'. Some numbers belong to no country.
 * @param country as for `phoneNumberOf`
 * @returns null for a text that is no number
 */
export function describePhoneNumber(typed: string, country: string): string | null {
  const phone = readPhoneNumber(typed, country);
  if (!phone) return null;
  const code = phone.country ?? phone.getPossibleCountries()[0];
  const shown = phone.formatInternational();
  return code === undefined ? shown : `${shown}, ${countryName(code)}`;
}

/**
 * Formats a stored phone number for people: '+880 1711 000000'. A text that is no number is returned
 * unchanged.
 */
export const formatPhoneNumber = (stored: string): string =>
  parsePhoneNumberFromString(stored, { extract: false })?.formatInternational() ?? stored;

/**
 * Returns the country of a stored phone number to which texts can be sent at the usual price; null for any other number:
 * of a premium service, or of none of the countries.
 */
export function textableCountryOf(stored: string): string | null {
  const phone = parsePhoneNumberFromString(stored, { extract: false });
  const type = phone?.getType();
  const isDear = type === 'PREMIUM_RATE' || type === 'SHARED_COST';
  return phone?.isValid() && !isDear ? (phone.country ?? null) : null;
}

/**
 * Returns the field of a form. The server checks request bodies, because the tables of all countries are too
 * large for every page that calls the API.
 * @param country as for `phoneNumberOf`
 */
export const phoneField = (country: string) =>
  text(30)
    .label('Phone')
    .test('phone', (typed, { createError }) => {
      if (!typed || phoneNumberOf(typed, country) !== null) return true;
      return createError({ message: refusalOfPhone(typed, country) });
    });
