import { type InferType, object, string } from 'yup';
import { multilineText, text } from '../schema/fields.ts';

/** The seller, as the law and the tax office know them. Empty fields are not printed on receipts. */
const sellerShape = {
  legalName: text(120).label('Legal name').defined().meta({
    note: 'Who sells, by law; printed on receipts. Empty: the name of the business is enough.',
  }),
  taxNumber: text(40).label('Tax number').defined().meta({
    note: 'Printed on receipts; empty: there is none.',
  }),
};

export const sellerSchema = object(sellerShape);

export type Seller = InferType<typeof sellerSchema>;

/** Longest note on the day's pages, in characters. */
export const maxDeskNoteLength = 1000;

/** Settings that the desk may read and admins may change. The seller's details are also printed on receipts. */
export const privateSettingsSchema = object({
  ...sellerShape,
  deskNote: multilineText(maxDeskNoteLength).label('Desk note').defined().meta({
    note: 'Stands above the day for the desk; empty: there is none.',
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
