import { expect, test } from 'vitest';
import type { EnterAnswer } from '../payments/enter-answer.ts';
import type { Transaction } from '../payments/transaction.ts';
import { pendingTransaction } from '../payments/transaction-of-tests.ts';
import { at } from './days-of-tests.ts';
import { enterAnswer } from './enter-answer.ts';
import { fullDay, heldDay, nineOn } from './purchase-of-tests.ts';
import { changeOf } from './sale-of-tests.ts';

const now = at('08:15');
const unanswered: Transaction = {
  ...pendingTransaction,
  unanswered: { since: at('07:59'), outcome: 'silent' },
};

const enter = (
  outcome: EnterAnswer['outcome'],
  { payment = unanswered, day = heldDay }: { payment?: Transaction; day?: typeof heldDay } = {},
) =>
  enterAnswer(
    { booking: null, payments: [payment], days: [day] },
    { paymentId: 'T-1', outcome, reference: 'AAM-1' },
    {
      slot: nineOn(day),
      isCustomerGone: false,
      hasAnotherPayment: false,
      isOnSale: true,
      unansweredMinutes: 2,
      openPayments: ['T-1'],
      code: 'ABC234',
    },
    { now },
  );

test('paid, it becomes a booking, with the reference', () => {
  const change = changeOf(enter('paid'));
  expect(change.newBooking).toMatchObject({ _id: 'T-1' });
  expect(change.payments['T-1']).toMatchObject({
    status: 'success',
    received: { amount: '49.90', currency: 'USD' },
    providerReference: 'AAM-1',
    unanswered: null,
  });
  expect(change.audit).toEqual([
    {
      kind: 'payment',
      action: 'answer entered',
      subject: { id: 'T-1', label: 'Foam Wash, T-1', slot: unanswered.slot },
      before: expect.objectContaining({ status: 'pending' }),
      after: expect.objectContaining({ status: 'success', outcome: 'paid', reference: 'AAM-1' }),
    },
  ]);
});

test.each<[string, Parameters<typeof enter>, object]>([
  [
    'paid, its bay is taken: it goes back',
    ['paid', { day: fullDay }],
    { status: 'refund_due', refundReason: 'slot_gone', providerReference: 'AAM-1' },
  ],
  [
    'another sum was paid: it goes back, however much it was',
    ['mispaid'],
    {
      status: 'refund_due',
      refundReason: 'amount_mismatch',
      received: { amount: '', currency: 'USD' },
    },
  ],
  ['not paid: it fails', ['not_paid'], { status: 'failed', failureReason: 'expired' }],
  [
    'not paid, given up before: only its answer is known',
    [
      'not_paid',
      {
        payment: {
          ...unanswered,
          status: 'failed',
          failureReason: 'cancelled',
          nextCheckAt: at('08:25'),
        },
      },
    ],
    { unanswered: null },
  ],
])('%s', (_case, args, change) => {
  const { payments, audit } = changeOf(enter(...args));
  expect(payments['T-1']).toMatchObject({ ...change, unanswered: null });
  expect(audit).toHaveLength(1);
});

test.each<[string, Transaction]>([
  ['was not asked about', pendingTransaction],
  ['has its answer', { ...pendingTransaction, unanswered: null }],
  ['is booked', { ...pendingTransaction, status: 'success', unanswered: null }],
])('nothing is entered for a payment that %s', (_case, payment) => {
  expect(enter('paid', { payment })).toEqual({
    code: 'conflict',
    message: 'The provider has given its answer about this payment. It counts.',
  });
});
