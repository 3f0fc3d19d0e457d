import { number } from 'yup';
import { cancellationNote } from '../schema/fields.ts';

/** Terms that were agreed in a sale and stay, however the settings change. Missing in older sales. */
export const termsShape = {
  cancellationHours: number().integer().min(0).optional().meta({ note: cancellationNote }),
};
