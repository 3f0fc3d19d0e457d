import type { Booking } from '@carwash/domain/bookings/booking';
import { mayCancel } from '@carwash/domain/bookings/cancellation-policy';
import { useState } from 'react';
import { useBooking } from '~/entities/bookings/queries';
import { useTermsNow } from '../use-terms-now';

/** The question that the customer confirms: cancelling a booking at its time, with or without a refund. */
interface Question {
  booking: Booking;
  verdict: ReturnType<typeof mayCancel>;
}

const isAboutMoney = (verdict: Question['verdict']): boolean =>
  verdict === 'refund' || verdict === 'no_refund';

const ask = (booking: Booking): Question => ({
  booking,
  verdict: mayCancel(booking, new Date()),
});

const sameQuestion = (a: Question, b: Question) =>
  a.verdict === b.verdict && a.booking.slot._id === b.booking.slot._id;

/**
 * Manages the question of the cancel dialog, which is kept up to date while the dialog is open. `agree`
 * returns whether the question that the customer confirmed is still the current one; if not, it asks again.
 * @param settled whether the customer has confirmed: later changes are caused by the cancellation itself
 */
export function useCancelConfirmation(opened: Booking, settled: boolean) {
  const live = useBooking(opened._id);
  const booking = useTermsNow((live.state === 'ready' && live.data) || opened);
  const [asked, setAsked] = useState(() => ask(opened));
  const [askedAgain, setAskedAgain] = useState(false);
  const [corrected, setCorrected] = useState<Question | null>(null);

  /**
   * Returns the current question, with the server's decision if the server's clock has contradicted this
   * device's.
   */
  const standing = (): Question => {
    const current = ask(booking);
    const isCorrected =
      corrected?.booking.slot._id === booking.slot._id && isAboutMoney(current.verdict);
    return isCorrected ? { booking, verdict: corrected.verdict } : current;
  };

  const agree = (): boolean => {
    const current = standing();
    if (sameQuestion(current, asked)) return true;
    setAsked(current);
    setAskedAgain(true);
    return false;
  };

  /** Asks again, because the server's decision about the refund was the opposite. */
  const correctRefund = () => {
    const current: Question = {
      booking,
      verdict: asked.verdict === 'refund' ? 'no_refund' : 'refund',
    };
    setCorrected(current);
    setAsked(current);
    setAskedAgain(true);
  };

  return { ...(settled ? asked : standing()), askedAgain, agree, correctRefund };
}
