import { object } from 'yup';
import { requiredReason } from './required-reason.ts';

/** The form and request body that write a debt off. */
export const writeOffSchema = object({ reason: requiredReason() });
