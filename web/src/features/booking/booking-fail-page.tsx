import { PaymentReturn } from './return/payment-return';

/** /booking-fail: the provider redirects here after a failed payment. */
export default function BookingFailPage() {
  return <PaymentReturn claimed="failed" />;
}
