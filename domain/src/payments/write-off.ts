import { object } from 'yup';
import { requiredReason } from './required-reason.ts';

/** The form that writes a debt off. */
export const writeOffSchema = object({ reason: requiredReason() });
