/** ISO 3166-1 alpha-2 code of the country whose phone numbers may be typed without a country code. */
export const businessCountry = import.meta.env.VITE_BUSINESS_COUNTRY;
