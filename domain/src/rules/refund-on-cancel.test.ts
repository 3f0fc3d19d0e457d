import { expect, test } from 'vitest';
import { businessInstant } from './business-time.ts';
import { refundsOnCancel } from './refund-on-cancel.ts';

const now = new Date('2026-03-01T09:00:00Z');

test.each([
  ['a week ahead', '2026-03-08T09:00:00Z', true],
  ['exactly 24 hours ahead', '2026-03-02T09:00:00Z', true],
  ['a millisecond less', '2026-03-02T08:59:59.999Z', false],
  ['already started', '2026-03-01T08:00:00Z', false],
])('%s', (_case, startsAt, refunds) => {
  expect(refundsOnCancel(new Date(startsAt), now)).toBe(refunds);
});

test('the night that loses an hour counts real hours, not clock times', () => {
  const cancelledAt = businessInstant('2026-03-28', '10:00', 'Europe/Berlin');
  const startsAt = businessInstant('2026-03-29', '10:00', 'Europe/Berlin');
  expect(refundsOnCancel(startsAt, cancelledAt)).toBe(false);
});
