export const paymentCollections = {
  transactions: 'transactions',
  /** Server only: when the provider was last queried about a payment, and what it answered. */
  paymentQuestions: 'paymentQuestions',
  /** Server only: one document per customer that makes concurrent purchases conflict. */
  purchaseFences: 'purchaseFences',
} as const;
