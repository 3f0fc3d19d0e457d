import { text } from '../schema/fields.ts';
import { maxReasonLength, reasonMeta } from './refund-entry.ts';

/** Returns the field of the reason that the staff give for a cancellation, a refund or a debt that is written off. */
export const requiredReason = () =>
  text(maxReasonLength).label('Reason').required('Reason is required.').meta(reasonMeta);
