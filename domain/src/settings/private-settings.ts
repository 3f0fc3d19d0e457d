import { type InferType, object, string } from 'yup';
import { multilineText } from '../schema/fields.ts';
import { sellerShape } from './seller.ts';

/** Longest note on the day's pages, in characters. */
export const maxDeskNoteLength = 1000;

/** Settings that only admins may read, except for the seller's details, which are printed on receipts. */
export const privateSettingsSchema = object({
  ...sellerShape,
  deskNote: multilineText(maxDeskNoteLength).label('Desk note').defined().meta({
    note: 'Stands above the day for admins; empty: there is none.',
  }),
});

export type PrivateSettings = InferType<typeof privateSettingsSchema>;

/** The document: only the settings that the business has set. */
export const storedPrivateSettingsSchema = privateSettingsSchema
  .partial()
  .shape({ _id: string().required() });

type StoredPrivateSettings = InferType<typeof storedPrivateSettingsSchema>;

/**
 * Returns all private settings.
 * @param stored the stored settings; null and undefined: none
 */
export function privateSettingsOf(
  stored: StoredPrivateSettings | null | undefined,
): PrivateSettings {
  const { _id, ...set } = { _id: undefined, ...stored };
  return { legalName: '', taxNumber: '', deskNote: '', ...set };
}
