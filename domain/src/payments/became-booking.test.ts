import { expect, test } from 'vitest';
import { becameBooking } from './became-booking.ts';

test.each([
  ['success', null, true],
  ['pending', null, false],
  ['failed', null, false],
  ['refund_due', 'booking_cancelled', true],
  ['refunded', 'booking_cancelled', true],
  ['refund_due', 'business_decision', true],
  ['refunded', 'business_decision', true],
  ['refund_due', 'slot_gone', false],
  ['refunded', 'amount_mismatch', false],
] as const)('%s for %s: %s', (status, refundReason, became) => {
  expect(becameBooking({ status, refundReason })).toBe(became);
});
