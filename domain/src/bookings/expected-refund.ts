import type { Refusal } from '../endpoint/errors.ts';
import { hoursText } from '../time/durations.ts';
import type { Booking } from './booking.ts';
import { lateMoveText, noRefundText } from './free-cancellation-text.ts';

/** The customer's action that affects the right to a refund. */
type Step = 'cancel' | 'move';

const kept: Record<Step, string> = {
  cancel: 'The money would go back now. Please confirm once more.',
  move: 'The money would still go back if you cancelled in time later. Please confirm once more.',
};

const lost = { cancel: noRefundText, move: lateMoveText };

type Terms = Pick<Booking, 'refundTerms' | 'cancellationHours'>;

const lostText = (step: Step, booking: Terms): string =>
  booking.refundTerms === 'forfeited'
    ? `It was moved less than ${hoursText(booking.cancellationHours)} before it started, so the money would not go back.`
    : lost[step](booking);

/**
 * Refuses an action whose effect on the refund differs from the one that the customer agreed to.
 * @param refund whether there is a refund, or still would be one
 * @param expected the refund that the customer saw on screen; undefined if the caller did not say
 * @returns null when it is as expected
 */
export function refusalOfOtherRefund(
  step: Step,
  booking: Terms,
  refund: boolean,
  expected: boolean | undefined,
): Refusal | null {
  if (expected === undefined || expected === refund) return null;
  const message = refund ? kept[step] : `${lostText(step, booking)} Please confirm once more.`;
  return { code: 'refund_changed', message };
}
