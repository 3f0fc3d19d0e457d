import { describe, expect, test } from 'vitest';
import type { RefundByAdmin } from '../bookings/endpoints.ts';
import type { Transaction } from '../payments/transaction.ts';
import { refund } from './refund.ts';
import { conflict } from './sale-change.ts';
import { act, changeOf, saleWith, saleWithAddition } from './sale-of-tests.ts';

const command = (change: Partial<RefundByAdmin> = {}): RefundByAdmin => ({
  reason: 'Stains',
  amount: undefined,
  reference: '',
  ...change,
});
const came = { amount: '49.90', currency: 'USD' };
const card: Partial<Transaction> = { status: 'success', paymentMethod: 'card', received: came };
const cash: Partial<Transaction> = { ...card, paymentMethod: 'cash' };
const addition: Partial<Transaction> = {
  ...cash,
  received: { amount: '5.00', currency: 'USD' },
};
const alreadyBack = conflict('The money of this booking goes back already.');

describe('all that is left', () => {
  test.each([
    ['of a card is due first', card, 'refund_due', [{ kind: 'refund_granted' }], 'refund granted'],
    ['of cash goes back at once', cash, 'refunded', [{ kind: 'refunded' }], 'refunded in cash'],
  ] as const)('%s', (_case, payment, status, events, action) => {
    const change = changeOf(refund(saleWith(payment), command(), act));
    expect(change.payments['T-1']).toMatchObject({ status, refundReason: 'business_decision' });
    expect(change.booking).toEqual({ refundTerms: 'granted' });
    expect(change.events).toMatchObject(events);
    expect(change.audit).toMatchObject([{ kind: 'refund', action, after: { reason: 'Stains' } }]);
  });

  test('of cash beside a card: the cash is told with its sum', () => {
    const sale = saleWithAddition(addition);
    const [own, added] = sale.payments;
    const payments = [{ ...own, ...card } as Transaction, added as Transaction];
    const change = changeOf(refund({ ...sale, payments }, command(), act));
    expect(change.payments['T-1']?.status).toBe('refund_due');
    expect(change.payments['T-2']?.status).toBe('refunded');
    expect(change.events).toMatchObject([
      { kind: 'refund_granted' },
      { kind: 'refunded', amount: 5 },
    ]);
  });

  test('and what is still to be paid is not asked for any more', () => {
    const sale = saleWithAddition();
    const change = changeOf(refund(sale, command(), act));
    expect(change.payments['T-2']).toEqual({ status: 'void' });
    expect(change.audit.map(({ action }) => action)).toEqual([
      'refunded in cash',
      'payment waived',
    ]);
  });

  test('and an addition that was written off stays so', () => {
    const sale = saleWithAddition({ status: 'written_off' });
    expect(Object.keys(changeOf(refund(sale, command(), act)).payments)).toEqual(['T-1']);
  });

  test.each([
    ['a booking that was cancelled late', { status: 'cancelled', refundTerms: 'forfeited' }],
    ['a booking that was cancelled without a refund', { status: 'cancelled' }],
    ['a visit that is over', { status: 'completed' }],
    ['a visit that was missed', { status: 'no_show' }],
  ] as const)('of %s, of which only the refund terms change', (_case, booking) => {
    const change = changeOf(refund(saleWith(card, booking), command(), act));
    expect(change.booking).toEqual({ refundTerms: 'granted' });
    expect(change.payments['T-1']?.status).toBe('refund_due');
    expect(change.events).toEqual([{ kind: 'refund_granted', by: act.by, reason: 'Stains' }]);
  });

  test('named by its sum', () => {
    const change = changeOf(refund(saleWith(card), command({ amount: 49.9 }), act));
    expect(change.payments['T-1']?.status).toBe('refund_due');
  });
});

describe('a part', () => {
  test('goes back under its reference, and the booking keeps its terms', () => {
    const part = command({ amount: 10, reference: 'BANK-1' });
    const change = changeOf(refund(saleWith(card), part, act));
    const entry = { amount: 10, at: act.now, reason: 'Stains', reference: 'BANK-1' };
    expect(change.payments).toEqual({ 'T-1': { refunds: [entry] } });
    expect(change.booking).toEqual({ refundTerms: 'by_notice' });
    expect(change.events).toMatchObject([
      { kind: 'part_refunded', amount: 10, reference: 'BANK-1', reason: 'Stains' },
    ]);
  });

  test('is taken from the latest payment first', () => {
    const sale = saleWithAddition(addition);
    const [own, added] = sale.payments;
    const payments = [{ ...own, ...cash } as Transaction, added as Transaction];
    const change = changeOf(refund({ ...sale, payments }, command({ amount: 7 }), act));
    expect(change.payments['T-2']).toMatchObject({ status: 'refunded', refunds: [{ amount: 5 }] });
    expect(change.payments['T-1']?.refunds).toMatchObject([{ amount: 2, reference: '' }]);
  });

  test('of a card needs a reference', () => {
    expect(refund(saleWith(card), command({ amount: 10 }), act)).toMatchObject({
      code: 'bad_input',
      errors: [{ path: 'reference' }],
    });
  });
});

const tooMuch = conflict('That is more than what is left of this payment.');
const tenBack: Partial<Transaction> = {
  ...card,
  refunds: [{ amount: 10, at: act.now, reason: 'Stains', reference: 'BANK-1' }],
};
test.each([
  [
    'nothing was paid',
    saleWith(),
    command(),
    conflict('Nothing was paid for this booking, so nothing can go back.'),
  ],
  ['more is wanted than is left', saleWith(card), command({ amount: 60 }), tooMuch],
  ['more is wanted than is left after a part', saleWith(tenBack), command({ amount: 40 }), tooMuch],
  ['it goes back already', saleWith({ ...card, status: 'refund_due' }), command(), alreadyBack],
  [
    'a part is wanted of what goes back already',
    saleWith({ ...tenBack, status: 'refund_due' }),
    command({ amount: 5 }),
    alreadyBack,
  ],
])('nothing goes back when %s', (_case, sale, wanted, expected) => {
  expect(refund(sale, wanted, act)).toEqual(expected);
});

test('of what is left after a part, all goes back', () => {
  const change = changeOf(refund(saleWith(tenBack), command({ amount: 39.9 }), act));
  expect(change.payments['T-1']?.status).toBe('refund_due');
});
