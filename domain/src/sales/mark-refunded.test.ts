import { expect, test } from 'vitest';
import type { Transaction } from '../payments/transaction.ts';
import { markRefunded } from './mark-refunded.ts';
import { conflict } from './sale-change.ts';
import { act, changeOf, saleWith, saleWithAddition } from './sale-of-tests.ts';

const due: Partial<Transaction> = {
  status: 'refund_due',
  paymentMethod: 'card',
  received: { amount: '49.90', currency: 'USD' },
  refundReason: 'booking_cancelled',
};
const refunded = (refundReference: string | null) =>
  saleWith({ ...due, status: 'refunded', refundReference });
const command = { paymentId: 'T-1', reference: 'BANK-1' };

test('money that is to go back has gone back, under its reference', () => {
  const change = changeOf(markRefunded(saleWith(due), command, act));
  expect(change.payments['T-1']).toEqual({
    status: 'refunded',
    refundedAt: act.now,
    refundReference: 'BANK-1',
    refunds: [{ amount: 49.9, at: act.now, reason: '', reference: 'BANK-1' }],
  });
  expect(change.events).toEqual([{ kind: 'refunded', by: act.by, reference: 'BANK-1' }]);
  expect(change.messages).toBeUndefined();
  expect(change.audit[0]).toMatchObject({ kind: 'refund', after: { paidBack: '49.90 USD' } });
});

test('only what is left goes back, and that of an addition is named', () => {
  const refunds = [{ amount: 2, at: act.now, reason: 'Late', reference: '' }];
  const sale = saleWithAddition({ ...due, received: { amount: '5.00', currency: 'USD' }, refunds });
  const change = changeOf(markRefunded(sale, { ...command, paymentId: 'T-2' }, act));
  expect(change.payments['T-2']?.refunds?.at(-1)).toMatchObject({ amount: 3 });
  expect(change.events).toEqual([
    { kind: 'refunded', by: act.by, amount: 3, paymentId: 'T-2', reference: 'BANK-1' },
  ]);
});

test('the customer of a payment that never became a booking gets a message of its own', () => {
  const change = changeOf(markRefunded(saleWith(due, {}, { booking: null }), command, act));
  expect(change.events).toEqual([]);
  expect(change.messages).toMatchObject([
    { kind: 'refunded', bookingId: 'T-1', facts: { reference: 'BANK-1' } },
  ]);
});

test('cash needs no reference, a card does', () => {
  const cash = saleWith({ ...due, paymentMethod: 'cash' });
  const change = changeOf(markRefunded(cash, { ...command, reference: null }, act));
  expect(change.payments['T-1']?.refundReference).toBeNull();
  expect(markRefunded(saleWith(due), { ...command, reference: null }, act)).toMatchObject({
    code: 'bad_input',
    errors: [{ path: 'reference' }],
  });
});

test.each([
  ['the same reference', refunded('BANK-1'), 'BANK-1', 'unchanged'],
  [
    'another reference',
    refunded('BANK-1'),
    'BANK-2',
    conflict('This was paid back already, as BANK-1.'),
  ],
  [
    'no reference, for what had none',
    refunded(null),
    null,
    conflict('This was paid back already.'),
  ],
  [
    'a payment that is not due',
    saleWith({ status: 'success' }),
    'BANK-1',
    conflict('No refund is due: the status is success. Only refund_due can become refunded.'),
  ],
] as const)('%s', (_case, sale, reference, expected) => {
  expect(markRefunded(sale, { ...command, reference }, act)).toEqual(expected);
});
