import type { Refusal } from '../endpoint/errors.ts';
import { hoursText } from '../time/durations.ts';
import type { Booking } from './booking.ts';

/** The customer's action that affects the right to a refund. */
type Step = 'cancel' | 'move';

const kept: Record<Step, string> = {
  cancel: 'The money would go back now. Please confirm once more.',
  move: 'The money would still go back if you cancelled in time later. Please confirm once more.',
};

const lost: Record<Step, string> = {
  cancel: 'so the money would not go back.',
  move: 'so moving it ends the right to a refund.',
};

type Terms = Pick<Booking, 'refundTerms' | 'cancellationHours'>;

function lostText(step: Step, booking: Terms): string {
  const hours = hoursText(booking.cancellationHours);
  return booking.refundTerms === 'forfeited'
    ? `It was moved less than ${hours} before it started, so the money would not go back.`
    : `It starts in less than ${hours} by now, ${lost[step]}`;
}

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
