import { type InferType, object, string } from 'yup';
import { multilineText, wholeNumber } from '../schema/fields.ts';
import { defaultRetention, type RetentionName, retentionLimits } from './retention.ts';

/** Longest text of a legal page, in characters. */
export const maxLegalTextLength = 20_000;

const legalText = (label: string) =>
  multilineText(maxLegalTextLength).label(label).defined().meta({
    note: "Paragraphs with empty lines between them; one that begins with '# ' is a heading. Empty: the site's own text.",
  });

/** The texts of the pages /privacy and /terms. */
const legalTextsShape = { privacy: legalText('Privacy notice'), terms: legalText('Terms') };

export type LegalTextName = keyof typeof legalTextsShape;

const retentionTime = (name: RetentionName, label: string, note: string) =>
  wholeNumber(label, retentionLimits[name]).meta({ note });

const retentionShape = {
  bookingMonths: retentionTime(
    'bookingMonths',
    'Bookings',
    'How many months after the visit a booking of an account keeps customer, vehicle, address and note.',
  ),
  walkInMonths: retentionTime(
    'walkInMonths',
    'Walk-ins',
    'How many months after the visit a booking without an account keeps customer, vehicle, address and note.',
  ),
  paymentYears: retentionTime(
    'paymentYears',
    'Payments',
    'How many years after it began a payment keeps customer and vehicle; its sums stay.',
  ),
  receiptYears: retentionTime(
    'receiptYears',
    'Receipts',
    'How many years after the money moved a receipt keeps customer and plate; its sums and numbers stay.',
  ),
  noteMonths: retentionTime(
    'noteMonths',
    'Notes about customers',
    'How many months a note of the staff about a customer is kept after its last change; beside a block it stays.',
  ),
  messageMonths: retentionTime(
    'messageMonths',
    'Messages',
    'How many months a message is kept after it was written, once nothing of it is left to do.',
  ),
} satisfies Record<RetentionName, object>;

/** The legal texts, and for how long personal data is kept. */
export const legalSettingsSchema = object({ ...legalTextsShape, ...retentionShape });

export type LegalSettings = InferType<typeof legalSettingsSchema>;

/** The document: only the settings that the business has set. */
export const storedLegalSettingsSchema = legalSettingsSchema
  .partial()
  .shape({ _id: string().required() });

type StoredLegalSettings = InferType<typeof storedLegalSettingsSchema>;

/**
 * Returns all legal settings.
 * @param stored the stored settings; null and undefined: none
 */
export function legalSettingsOf(stored: StoredLegalSettings | null | undefined): LegalSettings {
  const { _id, ...set } = { _id: undefined, ...stored };
  return { privacy: '', terms: '', ...defaultRetention, ...set };
}
