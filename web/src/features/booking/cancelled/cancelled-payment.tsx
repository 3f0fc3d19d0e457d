import { useCancelledPayment } from './use-cancelled-payment.ts';

/** Shows nothing itself: the home page goes on beneath, and a toast says what became of the slot. */
export default function CancelledPayment() {
  useCancelledPayment();
  return null;
}
