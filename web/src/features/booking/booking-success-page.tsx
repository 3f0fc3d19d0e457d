import { PaymentReturn } from './return/payment-return';

/** /booking-success: the provider redirects here after a successful payment. */
export default function BookingSuccessPage() {
  return <PaymentReturn claimed="success" />;
}
