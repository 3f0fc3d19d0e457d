/** Text for customers while the provider has not decided yet. */
export const confirmingPayment = {
  title: 'We are confirming your payment',
  text: 'The payment provider has not told us the result yet, which can take a few minutes. This page goes on by itself as soon as it does, and nothing is lost if you close it.',
} as const;
