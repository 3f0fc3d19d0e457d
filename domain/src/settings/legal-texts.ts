import { type InferType, object, string } from 'yup';
import { multilineText } from '../schema/fields.ts';

/** Longest text of a legal page, in characters. */
export const maxLegalTextLength = 20_000;

const legalText = (label: string) =>
  multilineText(maxLegalTextLength).label(label).defined().meta({
    note: "Paragraphs with empty lines between them; one that begins with '# ' is a heading. Empty: the site's own text.",
  });

/** The texts of the pages /privacy and /terms. */
export const legalTextsSchema = object({
  privacy: legalText('Privacy notice'),
  terms: legalText('Terms'),
});

export type LegalTexts = InferType<typeof legalTextsSchema>;

/** The document: only the texts that the business has set. */
export const storedLegalTextsSchema = legalTextsSchema
  .partial()
  .shape({ _id: string().required() });

type StoredLegalTexts = InferType<typeof storedLegalTextsSchema>;

/**
 * Returns both texts.
 * @param stored the stored texts; null and undefined: none
 */
export const legalTextsOf = (stored: StoredLegalTexts | null | undefined): LegalTexts => ({
  privacy: stored?.privacy ?? '',
  terms: stored?.terms ?? '',
});
