import { object, string } from 'yup';

const arrivalSchema = object({ bookedTransactionId: string().required() }).required();

/** Router state for the services page: the customer has just come back from this payment. */
export const paymentReturnState = (transactionId: string) => ({
  bookedTransactionId: transactionId,
});

/** The payment that a router state speaks of; null for every other state. */
export const readPaymentReturn = (state: unknown): string | null =>
  arrivalSchema.isValidSync(state, { strict: true }) ? state.bookedTransactionId : null;
