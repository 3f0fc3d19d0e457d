import { array, string } from 'yup';

/**
 * The indexed search field of a document, filled by `searchTermsOf`: lower-case prefixes of its words.
 */
export const searchTerms = {
  searchTerms: array().of(string().required()).required(),
} as const;
