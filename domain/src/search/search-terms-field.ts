import { array, string } from 'yup';

/** The field by which documents are asked for, from `searchTermsOf`: some lower-case beginnings of their words. */
export const searchTerms = {
  searchTerms: array().of(string().required()).required(),
} as const;
