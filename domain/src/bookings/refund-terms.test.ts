import { expect, test } from 'vitest';
import { businessInstant } from '../time/business-time.ts';
import { hourMs } from '../time/durations.ts';
import {
  noticeAfterDeskMove,
  refundsOnCancel,
  refundTermsAfterReschedule,
  withoutNotice,
} from './refund-terms.ts';

const now = new Date('2026-03-01T09:00:00Z');

const weekAhead = '2026-03-08T09:00:00.000Z';
const dayAhead = '2026-03-02T09:00:00.000Z';
const less = '2026-03-02T08:59:59.999Z';
const started = '2026-03-01T08:00:00.000Z';

test.each([
  ['by_notice', weekAhead, true, 'by_notice'],
  ['by_notice', dayAhead, true, 'by_notice'],
  ['by_notice', less, false, 'forfeited'],
  ['by_notice', started, false, 'forfeited'],
  // A forfeited refund stays forfeited, however far ahead the new start is.
  ['forfeited', weekAhead, false, 'forfeited'],
  ['forfeited', less, false, 'forfeited'],
  // A granted refund stays granted.
  ['granted', weekAhead, true, 'granted'],
  ['granted', less, true, 'granted'],
  ['granted', started, true, 'granted'],
] as const)(
  '%s, starting at %s: refunded %s, %s once moved',
  (refundTerms, start, refunds, moved) => {
    const slot = { startsAt: new Date(start) };
    const booking = { refundTerms, amount: 20, cancellationHours: 24, slot };
    expect(refundsOnCancel(booking, now)).toBe(refunds);
    expect(refundTermsAfterReschedule(booking, now)).toBe(moved);
  },
);

test.each([
  [0, 0, true],
  [0, -1, false],
  [1, hourMs, true],
  [1, hourMs - 1, false],
  [24, 24 * hourMs, true],
  [24, 24 * hourMs - 1, false],
  [336, 336 * hourMs, true],
  [336, 336 * hourMs - 1, false],
])('sold with %d hours of notice, %d ms before it starts: refunded %s', (hours, ms, refunds) => {
  const booking = {
    refundTerms: 'by_notice' as const,
    amount: 20,
    cancellationHours: hours,
    slot: { startsAt: new Date(now.getTime() + ms) },
  };
  expect(refundsOnCancel(booking, now)).toBe(refunds);
  expect(refundTermsAfterReschedule(booking, now)).toBe(refunds ? 'by_notice' : 'forfeited');
});

test.each([
  ['by_notice', true, 'by_notice'],
  ['forfeited', false, 'forfeited'],
  ['granted', true, 'granted'],
  ['unpaid', false, 'unpaid'],
] as const)(
  'without a bay, %s, shortly before its start: refunded %s, %s once moved',
  (refundTerms, refunds, moved) => {
    const slot = { startsAt: new Date(less) };
    const booking = withoutNotice({ refundTerms, amount: 20, cancellationHours: 24, slot });
    expect(refundsOnCancel(booking, now)).toBe(refunds);
    expect(refundTermsAfterReschedule(booking, now)).toBe(moved);
  },
);

test('the night that loses an hour counts real hours, not clock times', () => {
  const cancelledAt = businessInstant('2026-03-28', '10:00', 'Europe/Berlin');
  const startsAt = businessInstant('2026-03-29', '10:00', 'Europe/Berlin');
  const sold = { refundTerms: 'by_notice' as const, amount: 20, cancellationHours: 24 };
  const booking = { ...sold, slot: { startsAt } };
  expect(refundsOnCancel(booking, cancelledAt)).toBe(false);
});

test.each([weekAhead, less])(
  'a free booking that starts at %s gives and forfeits no refund',
  (start) => {
    const booking = {
      refundTerms: 'by_notice',
      amount: 0,
      cancellationHours: 24,
      slot: { startsAt: new Date(start) },
    } as const;
    expect(refundsOnCancel(booking, now)).toBe(false);
    expect(refundTermsAfterReschedule(booking, now)).toBe('by_notice');
  },
);

test.each([
  ['to a later time', 100, 120, 24],
  ['by less than an hour', 100, 99.5, 23],
  ['to an earlier time', 100, 90, 14],
  ['to a time at which it could still be cancelled before', 100, 70, 0],
])(
  'moved by the desk %s, starting in %d and then %d hours: %d hours of notice',
  (_to, before, then, hours) => {
    const startsIn = (count: number) => new Date(now.getTime() + count * hourMs);
    const booking = { cancellationHours: 24, slot: { startsAt: startsIn(before) } };
    expect(noticeAfterDeskMove(booking, startsIn(then), 24)).toBe(hours);
  },
);

test('a booking moved by the desk by mistake and back keeps the notice of its sale', () => {
  const startsIn = (count: number) => new Date(now.getTime() + count * hourMs);
  const booking = (cancellationHours: number, hours: number) => ({
    cancellationHours,
    slot: { startsAt: startsIn(hours) },
  });
  const moved = noticeAfterDeskMove(booking(24, 240), startsIn(20), 24);
  expect(moved).toBe(0);
  expect(noticeAfterDeskMove(booking(moved, 20), startsIn(240), 24)).toBe(24);
});
