import { type InferType, object, string } from 'yup';
import { instant, text } from '../schema/fields.ts';
import { reasonMeta } from './refund-entry.ts';

/** The form and request body that write a debt off. */
export const writeOffSchema = object({
  reason: text(300).label('Reason').required('Reason is required.').meta(reasonMeta),
});

export type WriteOff = InferType<typeof writeOffSchema>;

/** A debt that the business has given up: why, when, and the account of who did it. */
export const writtenOffSchema = writeOffSchema.shape({
  at: instant().required(),
  uid: string().required(),
});
