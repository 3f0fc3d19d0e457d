import { describe, expect, test } from 'vitest';
import { type OneBay, takenBy } from '../slots/slot-of-one-bay.ts';
import { nextPaymentStep, type ProviderOutcome } from './next-payment-step.ts';
import type { TransactionStatus } from './transaction.ts';

const now = new Date('2026-03-01T09:00:00Z');
const minutes = (n: number) => new Date(now.getTime() + n * 60_000);
const running = {
  status: 'pending' as TransactionStatus,
  claimId: 'mine',
  createdAt: minutes(-5),
  expiresAt: minutes(10),
  nextCheckAt: minutes(10) as Date | null,
};
const expired = {
  ...running,
  createdAt: minutes(-16),
  expiresAt: minutes(-1),
  nextCheckAt: minutes(-1),
};
const failed = { ...expired, status: 'failed' as TransactionStatus };
const slot = (bay: OneBay) => ({ startsAt: minutes(60), endsAt: minutes(90), ...takenBy(bay) });
const held = slot({ heldUntil: minutes(10), claimId: 'mine' });
const taken = slot({ isBooked: 'booked', claimId: 'other' });

const alone = { isCustomerGone: false, hasAnotherPayment: false, isOnSale: true };

describe('a payment that can still turn out paid', () => {
  test.each<
    [
      string,
      Parameters<typeof nextPaymentStep>[0],
      typeof held | typeof taken | null,
      ProviderOutcome,
      object,
    ]
  >([
    ['paid in time', running, held, 'paid', { kind: 'book' }],
    ['paid late, slot still free', expired, held, 'paid', { kind: 'book' }],
    ['paid late, slot taken', expired, taken, 'paid', { kind: 'refund', reason: 'slot_gone' }],
    ['paid, slot deleted', running, null, 'paid', { kind: 'refund', reason: 'slot_gone' }],
    [
      'failed, then paid, slot free',
      failed,
      slot({ claimId: 'x', heldUntil: now }),
      'paid',
      { kind: 'book' },
    ],
    [
      'replaced, then paid, slot free',
      { ...failed, failureReason: 'replaced' as const },
      slot({ claimId: 'x', heldUntil: now }),
      'paid',
      { kind: 'refund', reason: 'another_payment' },
    ],
    [
      'given up, then paid, slot free',
      { ...failed, failureReason: 'cancelled' as const },
      slot({}),
      'paid',
      { kind: 'refund', reason: 'given_up' },
    ],
    [
      'failed, then paid, slot taken',
      failed,
      taken,
      'paid',
      { kind: 'refund', reason: 'slot_gone' },
    ],
    [
      'paid late, after the visit has begun',
      expired,
      { ...slot({}), startsAt: minutes(-1) },
      'paid',
      { kind: 'refund', reason: 'too_late' },
    ],
    [
      'paid within its hold, after the visit has ended',
      running,
      { ...held, startsAt: minutes(-6), endsAt: now },
      'paid',
      { kind: 'refund', reason: 'too_late' },
    ],
    [
      'paid, its bay is given away',
      running,
      { ...held, isBooked: 'booked' as const, free: [] },
      'paid',
      { kind: 'refund', reason: 'slot_gone' },
    ],
    [
      'paid the wrong amount',
      running,
      held,
      'mispaid',
      { kind: 'refund', reason: 'amount_mismatch' },
    ],
    [
      'failed, then paid wrongly',
      failed,
      held,
      'mispaid',
      { kind: 'refund', reason: 'amount_mismatch' },
    ],
    ['declined', running, held, 'failed', { kind: 'fail', reason: 'declined' }],
    ['expired at the provider', running, held, 'expired', { kind: 'fail', reason: 'expired' }],
    ['not paid yet', running, held, 'open', { kind: 'none' }],
    ['not paid in time', expired, held, 'open', { kind: 'fail', reason: 'expired' }],
    [
      'expires this very moment',
      { ...running, expiresAt: now },
      held,
      'open',
      { kind: 'fail', reason: 'expired' },
    ],
    ['the provider has not heard of it yet', running, held, 'unknown', { kind: 'none' }],
    [
      'the provider never heard of it',
      expired,
      held,
      'unknown',
      { kind: 'fail', reason: 'expired' },
    ],
    [
      'provider silent in between',
      running,
      held,
      'silent',
      { kind: 'unanswered', outcome: 'silent', at: minutes(10) },
    ],
    [
      'provider still silent in between',
      { ...running, unanswered: { since: minutes(-1), outcome: 'silent' as const } },
      held,
      'silent',
      { kind: 'none' },
    ],
    [
      'answer about another store after silence',
      { ...running, unanswered: { since: minutes(-1), outcome: 'silent' as const } },
      held,
      'foreign',
      { kind: 'unanswered', outcome: 'foreign', at: minutes(10) },
    ],
    [
      'provider silent for more than three days',
      { ...expired, createdAt: minutes(-4 * 24 * 60) },
      held,
      'silent',
      { kind: 'unanswered', outcome: 'silent', at: minutes(24 * 60) },
    ],
    [
      'provider silent for more than a month',
      { ...expired, createdAt: minutes(-34 * 24 * 60) },
      held,
      'silent',
      { kind: 'unanswered', outcome: 'silent', at: null },
    ],
    [
      'not paid yet at an early check',
      { ...running, nextCheckAt: minutes(-1) },
      held,
      'open',
      { kind: 'check_later', at: minutes(9) },
    ],
    [
      'provider silent at an early check',
      { ...running, nextCheckAt: minutes(-1) },
      held,
      'silent',
      { kind: 'unanswered', outcome: 'silent', at: minutes(5) },
    ],
    [
      'provider silent just before the end of the hold',
      { ...running, expiresAt: minutes(1), nextCheckAt: now },
      held,
      'silent',
      { kind: 'unanswered', outcome: 'silent', at: minutes(1) },
    ],
    [
      'provider silent when due',
      expired,
      held,
      'silent',
      { kind: 'unanswered', outcome: 'silent', at: minutes(5) },
    ],
    [
      'answer about another payment',
      expired,
      held,
      'foreign',
      { kind: 'unanswered', outcome: 'foreign', at: minutes(5) },
    ],
    ['failed stays failed', failed, held, 'failed', { kind: 'check_later', at: minutes(14) }],
    ['failed and not due', { ...failed, nextCheckAt: minutes(1) }, held, 'open', { kind: 'none' }],
    [
      'failed, checked for the last time',
      { ...failed, createdAt: minutes(-5000) },
      held,
      'open',
      { kind: 'check_later', at: null },
    ],
    [
      'failed, never to be checked',
      { ...failed, nextCheckAt: null },
      held,
      'silent',
      { kind: 'none' },
    ],
  ])('%s', (_case, transaction, slot, outcome, step) => {
    expect(nextPaymentStep(transaction, { ...alone, slot }, outcome, now)).toEqual(step);
  });
});

test.each(['success', 'refund_due', 'refunded'] as const)(
  '%s is final whatever is said',
  (status) => {
    for (const outcome of [
      'paid',
      'mispaid',
      'failed',
      'open',
      'unknown',
      'silent',
      'foreign',
    ] as const) {
      expect(
        nextPaymentStep({ ...expired, status }, { ...alone, slot: held }, outcome, now),
      ).toEqual({ kind: 'none' });
    }
  },
);

describe('a payment of somebody whose account was deleted', () => {
  const gone = { ...alone, slot: held, isCustomerGone: true };

  test('books nothing: the money goes back', () => {
    const step = { kind: 'refund', reason: 'customer_gone' };
    expect(nextPaymentStep(running, gone, 'paid', now)).toEqual(step);
    expect(nextPaymentStep(failed, gone, 'paid', now)).toEqual(step);
  });

  test.each<[TransactionStatus]>([['success'], ['refund_due'], ['refunded']])(
    'stays as it is when it is %s',
    (status) => {
      expect(nextPaymentStep({ ...failed, status }, gone, 'paid', now)).toEqual({ kind: 'none' });
    },
  );

  test('fails like any other while nothing arrived', () => {
    const step = { kind: 'fail', reason: 'expired' };
    expect(nextPaymentStep(expired, gone, 'unknown', now)).toEqual(step);
  });
});

test.each([
  ['in time', running],
  ['late', expired],
  ['after it failed', failed],
])(
  'a payment beside another one of the same start, paid %s: the money goes back',
  (_case, payment) => {
    const step = { kind: 'refund', reason: 'another_payment' };
    expect(
      nextPaymentStep(payment, { ...alone, slot: held, hasAnotherPayment: true }, 'paid', now),
    ).toEqual(step);
  },
);

test.each([
  ['is free', slot({}), 'not_on_sale'],
  ['is taken', taken, 'slot_gone'],
  ['has begun', { ...slot({}), startsAt: now }, 'too_late'],
])(
  'a payment for what is not on sale any more, whose slot %s, goes back',
  (_case, slot, reason) => {
    const step = { kind: 'refund', reason };
    expect(nextPaymentStep(failed, { ...alone, slot, isOnSale: false }, 'paid', now)).toEqual(step);
  },
);
