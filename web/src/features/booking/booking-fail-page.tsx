import { PaymentReturn } from './return/payment-return';

/** /booking-fail: the provider says that the payment did not go through. */
export default function BookingFailPage() {
  return <PaymentReturn claimed="failed" />;
}
