import { number } from 'yup';
import { cancellationNote } from '../schema/fields.ts';

/** What is agreed in a sale and stays, whatever the settings become. Missing where the sale is older. */
export const termsShape = {
  cancellationHours: number().integer().min(0).optional().meta({ note: cancellationNote }),
};
