import { PaymentReturn } from './return/payment-return';

/** /booking-success: the provider says that the customer has paid. */
export default function BookingSuccessPage() {
  return <PaymentReturn claimed="success" />;
}
