import { formatDateTime } from '@carwash/domain/time/format-date-time';
import { expect, test } from 'vitest';
import {
  type CancellationFacts,
  cancellationRule,
  describeCancellation,
  newBookingFacts,
} from './describe-cancellation';

const startsAt = new Date('2026-03-05T04:30:00Z');
const booking = newBookingFacts(49.9, startsAt, 24);
const inDhaka = (end: Date) => `${formatDateTime(end, 'Asia/Dhaka')} in Dhaka`;
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);

test.each<[string, Partial<CancellationFacts>, number, string | null]>([
  [
    'in time',
    {},
    25,
    'Free to cancel until Wed, 4 Mar 2026, 10:30 in Dhaka. After that, no refund.',
  ],
  [
    'at the last moment',
    {},
    24,
    'Free to cancel until Wed, 4 Mar 2026, 10:30 in Dhaka. After that, no refund.',
  ],
  ['too late', {}, 23.99, 'Starts in under 24 hours, so no refund if you cancel.'],
  [
    'sold with an hour of notice',
    { cancellationHours: 1 },
    1,
    'Free to cancel until Thu, 5 Mar 2026, 09:30 in Dhaka. After that, no refund.',
  ],
  [
    'sold with an hour of notice, too late',
    { cancellationHours: 1 },
    0.9,
    'Starts in under 1 hour, so no refund if you cancel.',
  ],
  [
    'sold without notice',
    { cancellationHours: 0 },
    0.1,
    'Free to cancel until it starts: Thu, 5 Mar 2026, 10:30 in Dhaka.',
  ],
  ['begun', {}, -0.1, null],
  ['free of charge', { amount: 0 }, 25, null],
  [
    'moved too late',
    { refundTerms: 'forfeited' },
    50,
    'It was moved too late to be cancelled for a refund.',
  ],
  ['money on its way back', { refundTerms: 'granted' }, 1, null],
  ['cancelled', { status: 'cancelled' }, 25, null],
])('%s', (_case, change, hours, text) => {
  expect(describeCancellation({ ...booking, ...change }, hoursBefore(hours), inDhaka)).toBe(text);
});

test.each([
  [24, 'Free to cancel until 24 hours before it starts. After that, no refund.'],
  [1, 'Free to cancel until 1 hour before it starts. After that, no refund.'],
  [0, 'Free to cancel until it starts.'],
])('the rule of %d hours', (hours, text) => {
  expect(cancellationRule(hours)).toBe(text);
});
