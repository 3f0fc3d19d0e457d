import { array, type InferType, number, object, string } from 'yup';
import { money } from '../schema/fields.ts';

const lineSchema = object({
  /** Of the service's own line the id of the size, empty without one; else the id of the add-on. */
  _id: string().defined(),
  name: string().required(),
  price: money().required(),
  minutes: number().integer().required(),
});

export type PriceLine = InferType<typeof lineSchema>;

/**
 * What a payment and its booking say of the price: the service for the size of the vehicle, then the add-ons.
 * Missing where it is the service at its usual price and nothing else.
 */
export const linesShape = {
  lines: array().of(lineSchema.required()).optional().meta({
    note: 'What was sold, the service first and then its add-ons; missing where it is nothing but the service at its usual price.',
  }),
};
