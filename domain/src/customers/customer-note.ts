import { type InferType, number, object, string } from 'yup';
import { instant, multilineText, text } from '../schema/fields.ts';

/** Longest note of the staff about a customer, in characters. */
export const maxStaffNoteLength = 1000;

export const staffNote = () =>
  multilineText(maxStaffNoteLength).label('Note').meta({
    note: 'What the staff should know of the customer, who sees it only in a copy of their data; empty: nothing.',
  });

export const blockReason = () =>
  text(300)
    .label('Reason')
    .meta({ note: 'Why the customer can book by phone only; null: they can book online again.' });

/** Notes of the staff about a customer. Personal data: deleted with the account. */
export const customerNoteSchema = object({
  /** The customer's key. */
  _id: string().required(),
  staffNote: staffNote().defined(),
  block: object({ blockReason: blockReason().required(), since: instant().required() })
    .nullable()
    // Default, because yup would otherwise parse null as an object with empty fields.
    .default(null)
    .meta({ note: 'Since when the customer cannot book online; null: they can.' }),
  /** How often it was written. */
  edition: number().integer().min(1).required().meta({ note: 'How often the note was written.' }),
  /** Name of the person of the staff who wrote it last. */
  writtenBy: string().required(),
  writtenAt: instant().required(),
});

export type CustomerNote = InferType<typeof customerNoteSchema>;
