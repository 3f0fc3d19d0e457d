import type { Transaction } from '@carwash/domain/payments/transaction';
import { expect, test } from 'vitest';
import { paymentToFinish } from './payment-to-finish';

const now = new Date('2026-03-08T10:00:00Z');
const later = new Date('2026-03-08T10:05:00Z');

type Facts = Pick<Transaction, 'status' | 'failureReason' | 'expiresAt' | 'paymentUrl'>;

const open: Facts = {
  status: 'pending',
  failureReason: null,
  expiresAt: later,
  paymentUrl: 'https://pay.test/1',
};
const declined: Facts = { ...open, status: 'failed', failureReason: 'declined' };
const older: Facts = { ...open, paymentUrl: 'https://pay.test/0' };

test.each<[string, Facts[], Facts | null]>([
  ['nothing was begun', [], null],
  ['one is open', [open], open],
  ['two are open, the newest first', [open, older], open],
  ['the newest is paid', [{ ...open, status: 'success' }, older], older],
  ['its hold has run out at this moment', [{ ...open, expiresAt: now }], null],
  ['the card page is not known yet', [{ ...open, paymentUrl: null }], null],
  ['the card was declined, and the slot is kept', [declined], declined],
  [
    'the card was declined, and the slot is not kept any more',
    [{ ...declined, expiresAt: now }],
    null,
  ],
  ['it was given up', [{ ...open, status: 'failed', failureReason: 'cancelled' }], null],
])('%s', (_, payments, expected) => {
  expect(paymentToFinish(payments, now)).toBe(expected);
});
