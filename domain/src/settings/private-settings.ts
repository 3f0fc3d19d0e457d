import { type InferType, object, string } from 'yup';
import { multilineText } from '../schema/fields.ts';
import { sellerShape } from './seller.ts';

/** Maximum length of the note on the day's pages, in characters. */
export const maxDeskNoteLength = 1000;

/** What the business keeps for itself: for admins alone, and of it on receipts who sells. */
export const privateSettingsSchema = object({
  ...sellerShape,
  deskNote: multilineText(maxDeskNoteLength).label('Desk note').defined().meta({
    note: 'Stands above the day for admins; empty: there is none.',
  }),
});

export type PrivateSettings = InferType<typeof privateSettingsSchema>;

/** The document: what the business has set. */
export const storedPrivateSettingsSchema = privateSettingsSchema
  .partial()
  .shape({ _id: string().required() });

export type StoredPrivateSettings = InferType<typeof storedPrivateSettingsSchema>;

/**
 * All of them.
 * @param stored what the business has set; null and undefined: nothing
 */
export function privateSettingsOf(
  stored: StoredPrivateSettings | null | undefined,
): PrivateSettings {
  const { _id, ...set } = { _id: undefined, ...stored };
  return { legalName: '', taxNumber: '', deskNote: '', ...set };
}
