import type { ProviderPayment } from '@carwash/domain/payments/payment-verification';

/** The provider could not be reached, refused, or gave an answer that makes no sense. */
export class PaymentProviderError extends Error {}

export interface PaymentOrder {
  transactionId: string;
  /** Major units with two decimals, '49.90'. */
  amount: string;
  currency: string;
  description: string;
  customer: { name: string; email: string; phone: string; address: string };
  successUrl: string;
  failUrl: string;
  cancelUrl: string;
}

/** The hosted card page, seen from here. Both calls throw PaymentProviderError. */
export interface PaymentProvider {
  storeId: string;
  /** Registers an order and answers the address of its card page. */
  openPayment(order: PaymentOrder): Promise<string>;
  /** What the provider knows of a payment; null if it never heard of it. */
  findPayment(transactionId: string): Promise<ProviderPayment | null>;
}
