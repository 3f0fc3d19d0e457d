import { expect, test } from 'vitest';
import type { Transaction } from '../payments/transaction.ts';
import { markRefunded } from './mark-refunded.ts';
import { reopenRefund } from './reopen-refund.ts';
import { conflict } from './sale-change.ts';
import { act, changeOf, saleWith, saleWithAddition } from './sale-of-tests.ts';

const at = new Date('2027-01-01T09:00:00Z');
const part = { amount: 9.9, at, reason: 'Late', reference: 'BANK-1' };
const rest = { amount: 40, at, reason: '', reference: 'BANK-2' };
const refunded: Partial<Transaction> = {
  status: 'refunded',
  paymentMethod: 'card',
  received: { amount: '49.90', currency: 'USD' },
  refundReason: 'booking_cancelled',
  refundReference: 'BANK-2',
  refundedAt: at,
  refunds: [part, rest],
};
const command = { paymentId: 'T-1', reason: 'The bank returned it.' };
const reopening = { at: act.now, reason: command.reason };

test('what was marked as paid back is due again, and the parts before it stay', () => {
  const change = changeOf(reopenRefund(saleWith(refunded), command, act));
  expect(change.payments).toEqual({
    'T-1': {
      status: 'refund_due',
      refundedAt: null,
      refundReference: null,
      refunds: [part, { ...rest, reopening }],
    },
  });
  expect(change.events).toEqual([{ kind: 'refund_reopened', by: act.by, reason: command.reason }]);
  expect(change.audit).toMatchObject([
    {
      kind: 'refund',
      action: 'refund reopened',
      before: { status: 'refunded', refunded: '$49.90' },
      after: { status: 'refund_due', refunded: '$9.90', reason: command.reason },
    },
  ]);
});

test('the refund of an addition is named', () => {
  const sale = saleWithAddition({ ...refunded, refunds: [{ ...rest, amount: 5 }] });
  const change = changeOf(reopenRefund(sale, { ...command, paymentId: 'T-2' }, act));
  expect(change.events).toMatchObject([{ kind: 'refund_reopened', paymentId: 'T-2', amount: 5 }]);
});

test('a payment that never became a booking has no timeline', () => {
  const sale = saleWith(refunded, {}, { booking: null });
  expect(changeOf(reopenRefund(sale, command, act)).events).toEqual([]);
});

const due = saleWith({
  ...refunded,
  status: 'refund_due',
  refundReference: null,
  refunds: [part, { ...rest, reopening }],
});

test('it goes back under another reference, of which its customer is told again', () => {
  const change = changeOf(markRefunded(due, { paymentId: 'T-1', reference: 'BANK-3' }, act));
  expect(
    change.payments['T-1']?.refunds?.map(({ amount, reference }) => [amount, reference]),
  ).toEqual([
    [9.9, 'BANK-1'],
    [40, 'BANK-2'],
    [40, 'BANK-3'],
  ]);
  const unbooked = changeOf(
    markRefunded({ ...due, booking: null }, { paymentId: 'T-1', reference: 'BANK-3' }, act),
  );
  expect(unbooked.messages).toMatchObject([{ kind: 'refunded', version: '3' }]);
});

test('the old reference does not count again, whoever repeats it', () => {
  expect(markRefunded(due, { paymentId: 'T-1', reference: 'BANK-2' }, act)).toMatchObject({
    code: 'bad_input',
    errors: [{ path: 'reference' }],
  });
});

test.each(['success', 'refund_due', 'unpaid', 'void', 'failed'] as const)(
  'it stays while it is %s',
  (status) => {
    expect(reopenRefund(saleWith({ ...refunded, status }), command, act)).toEqual(
      conflict('Only money that was paid back in full can become due again.'),
    );
  },
);
