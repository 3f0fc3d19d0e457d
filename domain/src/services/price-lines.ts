import { array, type InferType, number, object, string } from 'yup';
import { money } from '../schema/fields.ts';

const lineSchema = object({
  /**
   * Id of the size in the service's own line, empty without one; `addition` in the first line of an addition, and `rest`
   * in that of the rest of a payment; id of the add-on in other lines.
   */
  _id: string().defined(),
  name: string().required(),
  price: money().required(),
  minutes: number().integer().required(),
});

export type PriceLine = InferType<typeof lineSchema>;

/**
 * The price lines of a payment and its booking: the service for the size of the vehicle, then the add-ons.
 */
export const linesShape = {
  lines: array().of(lineSchema.required()).min(1).required().meta({
    note: 'What was sold, the service first and then its add-ons.',
  }),
};
