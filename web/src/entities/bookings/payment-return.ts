/** The router state after the return from a payment. */
interface PaymentReturn {
  bookedTransactionId: string;
  /** Uid; null: of nobody with an account. */
  customer: string | null;
}

/**
 * Returns the router state that tells the services page that the customer has just returned from this
 * payment.
 */
export const paymentReturnState = (
  bookedTransactionId: string,
  customer: string | null,
): PaymentReturn => ({ bookedTransactionId, customer });

/**
 * Reads the payment's id from that router state; null for any other state, and for another user, who may have
 * signed in since.
 */
export function readPaymentReturn(state: unknown, uid: string | undefined): string | null {
  const { bookedTransactionId, customer } = Object(state);
  const isTheirs = typeof customer === 'string' && customer === uid;
  return isTheirs && typeof bookedTransactionId === 'string' && bookedTransactionId !== ''
    ? bookedTransactionId
    : null;
}
