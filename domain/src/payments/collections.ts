export const paymentCollections = {
  transactions: 'transactions',
  /** Server only: when the provider was last asked about a payment. */
  paymentQuestions: 'paymentQuestions',
  /** Server only: the fence of one customer's purchases. */
  purchaseFences: 'purchaseFences',
} as const;
