import { describe, expect, test } from 'vitest';
import type { BookingEvent } from '../bookings/booking.ts';
import type { RefundByAdmin } from '../bookings/endpoints.ts';
import type { Transaction } from '../payments/transaction.ts';
import { refund } from './refund.ts';
import { conflict } from './sale-change.ts';
import { act, changeOf, saleWith, saleWithAddition } from './sale-of-tests.ts';

const command = (change: Partial<RefundByAdmin> = {}): RefundByAdmin => ({
  reason: 'Stains',
  refundedBefore: 0,
  leftBefore: undefined,
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
const told = (kind: BookingEvent['kind'], facts: Partial<BookingEvent> = {}): BookingEvent => ({
  _id: '2',
  kind,
  by: { uid: 'rahim', role: 'manager' },
  reason: 'Stains',
  createdAt: act.now,
  ...facts,
});
const alreadyBack = conflict('The money of this booking goes back already.');
const changed = conflict('The money of this booking has just changed. Please look again.');

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
const sumaiya = { uid: 'sumaiya', role: 'admin' } as const;
const tenBack: Partial<Transaction> = {
  ...card,
  refunds: [{ amount: 10, at: act.now, reason: 'Stains', reference: 'BANK-1' }],
};
const part = (facts: Partial<BookingEvent> = {}) => told('part_refunded', { amount: 10, ...facts });
/** Ten by Rahim, then the rest by somebody else. */
const allBackInParts = saleWith(
  { ...tenBack, status: 'refund_due' },
  {},
  { timeline: [part(), told('refund_granted', { by: sumaiya })] },
);

test.each([
  [
    'nothing was paid',
    saleWith(),
    command(),
    conflict('Nothing was paid for this booking, so nothing can go back.'),
  ],
  ['more is wanted than is left', saleWith(card), command({ amount: 60 }), tooMuch],
  [
    'more is wanted than is left after a part',
    saleWith(tenBack),
    command({ amount: 40, refundedBefore: 10 }),
    tooMuch,
  ],
  ['more has gone back than was seen', saleWith(tenBack), command({ amount: 5 }), changed],
  ['all is wanted, and more has gone back than was seen', saleWith(tenBack), command(), changed],
  ['something else is left than was seen', saleWith(card), command({ leftBefore: 40 }), changed],
  ['it goes back already', saleWith({ ...card, status: 'refund_due' }), command(), alreadyBack],
  [
    'somebody else has granted it',
    saleWith(
      { ...card, status: 'refund_due' },
      {},
      { timeline: [told('refund_granted', { by: sumaiya })] },
    ),
    command(),
    alreadyBack,
  ],
  [
    'it was granted for another reason',
    saleWith(
      { ...card, status: 'refund_due' },
      {},
      { timeline: [told('refund_granted', { reason: 'Late' })] },
    ),
    command(),
    alreadyBack,
  ],
  [
    'another part is wanted once somebody else has granted the rest',
    allBackInParts,
    command({ amount: 5 }),
    alreadyBack,
  ],
  [
    'the part was given for another reason',
    saleWith(tenBack, {}, { timeline: [part({ reason: 'Late' })] }),
    command({ amount: 10 }),
    changed,
  ],
])('nothing goes back when %s', (_case, sale, wanted, expected) => {
  expect(refund(sale, wanted, act)).toEqual(expected);
});

test.each([
  [
    'all',
    saleWith({ ...card, status: 'refund_due' }, {}, { timeline: [told('refund_granted')] }),
    command(),
  ],
  [
    'all in cash',
    saleWith({ ...cash, status: 'refunded' }, {}, { timeline: [told('refunded')] }),
    command(),
  ],
  ['a part', saleWith(tenBack, {}, { timeline: [part()] }), command({ amount: 10 })],
  ['a part, once somebody else has granted the rest', allBackInParts, command({ amount: 10 })],
  [
    'the second part',
    saleWith(
      {
        ...card,
        refunds: [
          ...(tenBack.refunds ?? []),
          { amount: 4, at: act.now, reason: 'Stains', reference: 'BANK-2' },
        ],
      },
      {},
      { timeline: [part(), part({ amount: 4 })] },
    ),
    command({ amount: 4, refundedBefore: 10 }),
  ],
])('a call that comes again for %s changes nothing', (_case, sale, wanted) => {
  expect(refund(sale, wanted, act)).toBe('unchanged');
});
