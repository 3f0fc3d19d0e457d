import type { Booking } from '@carwash/domain/bookings/booking';
import { ApiError } from '../errors/api-error.ts';

/** The customer's action that affects the right to a refund. */
type Step = 'cancel' | 'move';

const messages: Record<Step, { kept: string; lost: string }> = {
  cancel: {
    kept: 'The money would go back now. Please confirm once more.',
    lost: 'It starts in less than 24 hours by now, so the money would not go back. Please confirm once more.',
  },
  move: {
    kept: 'The money would still go back if you cancelled in time later. Please confirm once more.',
    lost: 'It starts in less than 24 hours by now, so moving it ends the right to a refund. Please confirm once more.',
  },
};

const lostBefore =
  'It was moved less than 24 hours before it started, so the money would not go back. Please confirm once more.';

/**
 * Stops an action whose effect on the refund differs from what the customer agreed to.
 * @param refund whether there is a refund, or still would be one
 * @param expected what the customer saw on screen; undefined if the caller did not say
 * @throws ApiError refund_changed
 */
export function requireExpectedRefund(
  step: Step,
  { refundTerms }: Pick<Booking, 'refundTerms'>,
  refund: boolean,
  expected: boolean | undefined,
): void {
  if (expected === undefined || expected === refund) return;
  const { kept, lost } = messages[step];
  if (refund) throw new ApiError('refund_changed', kept);
  throw new ApiError('refund_changed', refundTerms === 'forfeited' ? lostBefore : lost);
}
