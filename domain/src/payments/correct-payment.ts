import { type InferType, number, object, string } from 'yup';
import { requiredReason } from './required-reason.ts';
import {
  additionMethods,
  type CollectMethod,
  collectMethods,
  type Transaction,
} from './transaction.ts';

/** The form and request body that correct how a payment at the desk was noted. */
export const correctPaymentSchema = object({
  seenMethod: string()
    .oneOf(collectMethods)
    .required()
    .meta({ note: 'How it is paid on the screen of the caller.' }),
  seenCorrections: number().integer().min(0).default(0).meta({
    note: 'How many corrections it has on the screen of the caller; 0 without.',
  }),
  /** How it is paid really; later: not at all yet. */
  paymentMethod: string().oneOf(additionMethods).required('Choose how it is paid.'),
  reason: requiredReason(),
});

/** The way in which a payment was taken at the desk; undefined for any other payment. */
export const takenBy = ({
  paymentMethod,
}: Pick<Transaction, 'paymentMethod'>): CollectMethod | undefined =>
  collectMethods.find((method) => method === paymentMethod);

export type CorrectPayment = InferType<typeof correctPaymentSchema>;
