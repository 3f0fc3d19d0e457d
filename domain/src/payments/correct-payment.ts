import { type InferType, object, string } from 'yup';
import { requiredReason } from './required-reason.ts';
import {
  additionMethods,
  type CollectMethod,
  collectMethods,
  type Transaction,
} from './transaction.ts';

/** The form that corrects how a payment at the desk was noted. */
export const correctPaymentSchema = object({
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
