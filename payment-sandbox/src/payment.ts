/**
 * The states of a payment with the texts that the provider uses for them. The codes are documented
 * (https://aamarpay.readme.io/reference/search-transaction); of the texts only those for successful
 * payments are, so a client must decide by the code.
 */
export const paymentStatuses = {
  initiated: { code: '0', text: 'Initiated', title: 'Initiated Transaction' },
  successful: { code: '2', text: 'Successful', title: 'Successful Transaction' },
  expired: { code: '3', text: 'Expired', title: 'Expired Transaction' },
  failed: { code: '7', text: 'Failed', title: 'Failed Transaction' },
} as const;

export type PaymentStatus = keyof typeof paymentStatuses;

/** The merchant's request to initiate a payment. */
export type PaymentOrder = {
  /** The merchant's own id: `tran_id` on the way in, `mer_txnid` on the way out. */
  transactionId: string;
  /** Major units with exactly two decimals, such as `1250.00`. */
  amount: string;
  currency: string;
  description: string;
  customer: {
    name: string;
    email: string;
    phone: string;
    address: string;
    city: string;
    country: string;
  };
  successUrl: string;
  failUrl: string;
  cancelUrl: string;
};

export type Payment = PaymentOrder & {
  /** The provider's id, in the address of the card page and as `pg_txnid`. */
  track: string;
  status: PaymentStatus;
  createdAt: Date;
  /** When the payment was paid, declined or expired. */
  settledAt: Date | null;
};
