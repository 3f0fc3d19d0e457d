import type { Payment } from '../payment.ts';
import { declinedPage, expiredPage, paidPage } from './message-page.ts';
import { orderPage } from './order-page.ts';
import type { Page } from './render-page.ts';

/** Returns the page of a payment for its status. */
export function paymentPage(payment: Payment, storeId: string): Page {
  switch (payment.status) {
    case 'initiated':
      return orderPage(payment, storeId);
    case 'successful':
      return paidPage(payment);
    case 'failed':
      return declinedPage(payment);
    case 'expired':
      return expiredPage(payment);
  }
}
