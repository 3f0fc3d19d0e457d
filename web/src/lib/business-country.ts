/** The ISO 3166-1 alpha-2 code of the country in which phone numbers need no country's code. */
export const businessCountry = import.meta.env.VITE_BUSINESS_COUNTRY;
