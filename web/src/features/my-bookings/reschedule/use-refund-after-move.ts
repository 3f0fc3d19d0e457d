import type { Booking } from '@carwash/domain/bookings/booking';
import { nextCancelChange } from '@carwash/domain/bookings/cancellation-policy';
import { termsAfterMove } from '@carwash/domain/bookings/refund-terms';
import { useState } from 'react';
import { useNow } from '~/lib/clock/use-now';

/** What the server said of a booking at a slot, where this device's clock had said otherwise. */
interface Correction {
  slotId: string;
  keepsRefund: boolean;
}

/**
 * Whether moving a booking now keeps the right to get the money back. Once a move was refused because
 * it does not go by what the customer was told, `correct` turns that round.
 */
export function useRefundAfterMove(booking: Booking) {
  const [correction, setCorrection] = useState<Correction | null>(null);
  // Read anew in every rendering: the booking may be younger than the last change.
  const now = new Date();
  useNow(nextCancelChange(booking, now));
  const slotId = booking.slot._id;
  const isCorrected = correction?.slotId === slotId;
  const keepsRefund = isCorrected
    ? correction.keepsRefund
    : termsAfterMove(booking, now) !== 'forfeited';
  const correct = () => setCorrection({ slotId, keepsRefund: !keepsRefund });
  return { keepsRefund, isCorrected, correct };
}
