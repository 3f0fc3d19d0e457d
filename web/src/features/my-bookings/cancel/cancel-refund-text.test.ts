import type { Booking } from '@carwash/domain/bookings/booking';
import { anyRefundPromise } from '@carwash/domain/payments/refund-time';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { expect, test } from 'vitest';
import { refundText } from './cancel-refund-text';

const promise = anyRefundPromise(defaultSettings);
const booking = { amount: 49.9, refundTerms: 'by_notice', cancellationHours: 24 } as const;

test.each<[string, Partial<Booking>, number | null, boolean, string]>([
  ['in time', {}, 4990, true, `You will get $49.90 back. ${promise}`],
  ['too late', {}, 4990, false, 'Starts in under 24 hours, so no refund if you cancel.'],
  [
    'moved too late',
    { refundTerms: 'forfeited' },
    4990,
    false,
    'It was moved less than 24 hours before it was to start, so there is no refund.',
  ],
  [
    'promised by the business',
    { refundTerms: 'granted' },
    4990,
    true,
    `You are getting $49.90 back already. ${promise}`,
  ],
  ['in time, after a part went back', {}, 3000, true, `You will get $30.00 back. ${promise}`],
  [
    'in time, before the payments are read',
    {},
    null,
    true,
    `You will get what is left of your payment back. ${promise}`,
  ],
  [
    'given back by the business',
    { refundTerms: 'granted' },
    0,
    true,
    'Your money was returned to you already.',
  ],
  [
    'promised by the business, before the payments are read',
    { refundTerms: 'granted' },
    null,
    true,
    'Your money goes back to you already.',
  ],
  [
    'not paid',
    { refundTerms: 'unpaid' },
    0,
    false,
    'It is not paid yet, so there is nothing to give back.',
  ],
  [
    'free, with an addition that is not paid',
    {},
    0,
    true,
    'Nothing is paid yet, so there is nothing to give back.',
  ],
  [
    'free, with an addition that is not paid, too late',
    {},
    0,
    false,
    'Nothing is paid yet, so there is nothing to give back.',
  ],
  ['free', { amount: 0 }, 0, true, 'It was free of charge, so there is nothing to give back.'],
])('%s', (_case, change, left, refunds, text) => {
  expect(refundText({ ...booking, ...change }, left, refunds, defaultSettings)).toBe(text);
});
