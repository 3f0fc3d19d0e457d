import { PaymentReturn } from './return/payment-return.tsx';

/** /booking-success: the provider says that the customer has paid. */
export default function BookingSuccessPage() {
  return <PaymentReturn claimed="success" />;
}
