import { type InferType, object } from 'yup';
import { text } from '../schema/fields.ts';
import { reasonMeta } from './refund-entry.ts';

/** The form and request body that write a debt off. */
export const writeOffSchema = object({
  reason: text(300).label('Reason').required('Reason is required.').meta(reasonMeta),
});

export type WriteOff = InferType<typeof writeOffSchema>;
