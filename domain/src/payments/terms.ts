import { number } from 'yup';
import { cancellationNote } from '../schema/fields.ts';

/** Terms that were agreed in a sale and stay, however the settings change. */
export const termsShape = {
  cancellationHours: number().integer().min(0).required().meta({ note: cancellationNote }),
};
