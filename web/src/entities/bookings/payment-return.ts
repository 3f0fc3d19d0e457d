import { object, string } from 'yup';

const arrivalSchema = object({ bookedTransactionId: string().required() }).required();

/** Router state for the services page: the customer has just returned from this payment. */
export const paymentReturnState = (transactionId: string) => ({
  bookedTransactionId: transactionId,
});

/** Reads the payment's id from such a state; null for any other state. */
export const readPaymentReturn = (state: unknown): string | null =>
  arrivalSchema.isValidSync(state, { strict: true }) ? state.bookedTransactionId : null;
