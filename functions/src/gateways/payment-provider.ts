import type { ProviderPayment } from '@carwash/domain/payments/payment-verification';

/** The provider could not be reached, refused the call, or gave an invalid answer. */
export class PaymentProviderError extends Error {}

export interface PaymentOrder {
  transactionId: string;
  /** Major units with two decimals, '49.90'. */
  amount: string;
  currency: string;
  description: string;
  customer: { name: string; email: string; phone: string; address: string };
  /** Location of the business; `country` is ISO 3166-1 alpha-2. */
  place: { city: string; country: string };
  successUrl: string;
  failUrl: string;
  cancelUrl: string;
}

/** The payment provider with its hosted card page. Both calls throw PaymentProviderError. */
export interface PaymentProvider {
  storeId: string;
  /**
   * Registers an order.
   * @returns the address of its card page
   */
  openPayment(order: PaymentOrder): Promise<string>;
  /** Returns the provider's data of a payment; null if it has no such payment. */
  findPayment(transactionId: string): Promise<ProviderPayment | null>;
}
