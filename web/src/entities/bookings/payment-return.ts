/**
 * Returns the router state that tells the services page that the customer has just returned from this
 * payment.
 */
export const paymentReturnState = (transactionId: string) => ({
  bookedTransactionId: transactionId,
});

/** Reads the payment's id from that router state; null for any other state. */
export function readPaymentReturn(state: unknown): string | null {
  const { bookedTransactionId } = Object(state);
  return typeof bookedTransactionId === 'string' && bookedTransactionId !== ''
    ? bookedTransactionId
    : null;
}
