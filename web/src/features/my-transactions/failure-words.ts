import type { FailureReason } from '@carwash/domain/payments/transaction';

const words: Record<FailureReason, string> = {
  declined: 'The card was declined, so nothing was booked.',
  cancelled: 'You cancelled this payment, so nothing was booked.',
  expired: 'It was not paid in time, so the slot was released.',
  provider_down: 'The payment provider could not be reached, so nothing was charged or booked.',
  replaced: 'You started another payment for the same slot, which took the place of this one.',
};

/** Why a payment did not go through, in plain words. */
export const failureWords = (reason: FailureReason | null): string =>
  reason === null ? 'This payment did not go through, so nothing was booked.' : words[reason];
