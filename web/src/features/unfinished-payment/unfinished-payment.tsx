import { usePaymentOnPage } from '~/entities/payments/payment-on-page';
import { useLatestPayments } from '~/entities/payments/queries';
import { useNow } from '~/lib/clock/use-now';
import { FinishBar } from './finish-bar';
import { paymentToFinish } from './payment-to-finish';

/**
 * Asks a customer to finish a payment that they have begun, in any tab or browser, for as long as its slot is
 * held. Renders nothing when there is none, while that is unknown, and where the page itself shows the
 * payment.
 */
export default function UnfinishedPayment({ uid }: { uid: string }) {
  const payments = useLatestPayments(uid);
  const told = usePaymentOnPage();
  // Computed on every render: the payments may have arrived after `useNow` last fired.
  const payment = payments.state === 'ready' ? paymentToFinish(payments.data, new Date()) : null;
  useNow(payment?.expiresAt ?? null);
  if (!payment || payment._id === told) return null;
  return <FinishBar key={payment._id} payment={payment} />;
}
