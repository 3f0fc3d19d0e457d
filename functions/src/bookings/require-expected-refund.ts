import type { Booking } from '@carwash/domain/bookings/booking';
import { ApiError } from '../errors/api-error.ts';

/** What the customer's next step does with the right to the money: nobody is to be surprised by it. */
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
 * Nobody is to lose money, or to get it back, who agreed to the opposite.
 * @param expected what the customer was told; undefined for a caller who was told nothing
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
