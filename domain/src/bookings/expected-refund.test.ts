import { expect, test } from 'vitest';
import { refusalOfOtherRefund } from './expected-refund.ts';

const byNotice = { refundTerms: 'by_notice', cancellationHours: 24 } as const;
const forfeited = { refundTerms: 'forfeited', cancellationHours: 24 } as const;

test.each([
  ['cancel', byNotice, true, 'The money would go back now. Please confirm once more.'],
  [
    'move',
    byNotice,
    true,
    'The money would still go back if you cancelled in time later. Please confirm once more.',
  ],
  [
    'cancel',
    byNotice,
    false,
    'Starts in under 24 hours, so no refund if you cancel. Please confirm once more.',
  ],
  [
    'move',
    byNotice,
    false,
    'Starts in under 24 hours, so no refund if you cancel. Moving it does not change that. Please confirm once more.',
  ],
  [
    'cancel',
    forfeited,
    false,
    'It was moved less than 24 hours before it started, so the money would not go back. Please confirm once more.',
  ],
] as const)(
  'to %s %j with the refund %j against the expectation',
  (step, booking, refund, message) => {
    expect(refusalOfOtherRefund(step, booking, refund, !refund)).toEqual({
      code: 'refund_changed',
      message,
    });
  },
);

test.each([undefined, true])(
  'a refund that was expected, or not spoken of, is no surprise: %j',
  (expected) => {
    expect(refusalOfOtherRefund('cancel', byNotice, true, expected)).toBeNull();
  },
);
