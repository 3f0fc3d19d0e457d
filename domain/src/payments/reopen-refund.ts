import { object } from 'yup';
import { requiredReason } from './required-reason.ts';

/** The form that reopens a refund. */
export const reopenRefundSchema = object({ reason: requiredReason() });
