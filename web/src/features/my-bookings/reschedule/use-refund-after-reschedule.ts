import type { Booking } from '@carwash/domain/bookings/booking';
import { refundTermsAfterReschedule } from '@carwash/domain/bookings/refund-terms';
import { useState } from 'react';
import { useTermsNow } from '../use-terms-now';

/** The server's decision about a booking at a slot, where it contradicts this device's clock. */
interface Correction {
  slotId: string;
  keepsRefund: boolean;
}

/**
 * Tells whether the booking keeps its right to a refund when it is moved now. When the server refuses a move
 * because the customer was told otherwise, `correct` inverts the answer.
 */
export function useRefundAfterReschedule(sold: Booking) {
  const booking = useTermsNow(sold);
  const [correction, setCorrection] = useState<Correction | null>(null);
  // Computed on every render: the booking may have changed after `useNow` last fired.
  const now = new Date();
  const slotId = booking.slot._id;
  const isCorrected = correction?.slotId === slotId;
  const keepsRefund = isCorrected
    ? correction.keepsRefund
    : refundTermsAfterReschedule(booking, now) !== 'forfeited';
  const correct = () => setCorrection({ slotId, keepsRefund: !keepsRefund });
  return { keepsRefund, isCorrected, correct };
}
