import { expect, test } from 'vitest';
import type { Transaction } from '../payments/transaction.ts';
import { unpaidTransaction } from '../payments/transaction-of-tests.ts';
import { receiptsOf } from './receipts-of.ts';

const paidAt = new Date('2026-12-31T17:59:00Z');
const now = new Date('2027-01-05T00:00:00Z');

const sold: Transaction = {
  ...unpaidTransaction,
  status: 'success',
  amount: 115,
  currency: 'BDT',
  paymentMethod: 'cash',
  received: { amount: '115.00', currency: 'BDT' },
  service: { ...unpaidTransaction.service, price: 115 },
  lines: [{ _id: '', name: 'Foam Wash', price: 115, minutes: 30 }],
  expiresAt: paidAt,
  paidAt,
  createdAt: paidAt,
};

const refundDue = { status: 'refund_due', refundReason: 'booking_cancelled' } as const;
const refunded = {
  ...refundDue,
  status: 'refunded' as const,
  refundedAt: now,
  refunds: [{ amount: 115, at: now, reason: '', reference: '' }],
};

test.each<[string, Partial<Transaction>, string[]]>([
  ['a sale', {}, ['T-1']],
  ['a sale that costs nothing', { amount: 0, paymentMethod: 'free' }, []],
  ['money that has not come', { status: 'pending', paidAt: null }, []],
  ['a sale whose refund is due', refundDue, ['T-1']],
  ['a sale that was paid back', refunded, ['T-1', 'T-1-r1']],
  ['money that became no sale', { ...refundDue, refundReason: 'slot_gone' }, []],
  ['money that became no sale and went back', { ...refunded, refundReason: 'slot_gone' }, []],
])('%s', (_case, change, ids) => {
  expect(receiptsOf({ ...sold, ...change }, 'Asia/Dhaka', now).map(({ _id }) => _id)).toEqual(ids);
});

test('each movement has its own business day', () => {
  expect(receiptsOf({ ...sold, ...refunded }, 'Asia/Dhaka', now)).toMatchObject([
    { kind: 'sale', date: '2026-12-31', visitDate: '2027-01-02', net: 100, vat: 15, number: null },
    { kind: 'refund', date: '2027-01-05', paidAt, movedAt: now, net: 100, vat: 15 },
  ]);
});

test('the VAT of a refund in parts sums up to that of the sale', () => {
  const part = { amount: 0.5, at: now, reason: '', reference: '' };
  const paidBack = { ...sold, ...refunded, amount: 1, vatPercent: 20, refunds: [part, part] };
  const receipts = receiptsOf(paidBack, 'Asia/Dhaka', now);
  expect(receipts.map(({ amount, net, vat }) => [amount, net, vat])).toEqual([
    [1, 0.83, 0.17],
    [0.5, 0.42, 0.08],
    [0.5, 0.41, 0.09],
  ]);
});

const corrected = (paymentMethod: 'cash' | 'terminal', at: string) => ({
  reversedFor: 'correction' as const,
  service: sold.service,
  lines: sold.lines,
  vatPercent: 15,
  paymentMethod,
  amount: 115,
  paidAt,
  refundCount: 0,
  at: new Date(at),
});

test('what was noted by mistake is reversed on its day, and what is paid later is a sale of its own', () => {
  const later = new Date('2027-01-03T05:00:00Z');
  const earlierSales = [corrected('cash', '2027-01-01T05:00:00Z')];
  const unpaid = {
    ...sold,
    status: 'unpaid' as const,
    paymentMethod: 'later' as const,
    earlierSales,
  };
  const reversed = [
    { _id: 'T-1', kind: 'sale', paymentMethod: 'cash', date: '2026-12-31' },
    {
      _id: 'T-1-c1',
      kind: 'refund',
      isCorrection: true,
      paymentMethod: 'cash',
      date: '2027-01-01',
      paidAt,
      net: 100,
      vat: 15,
    },
  ];
  expect(receiptsOf({ ...unpaid, paidAt: null }, 'Asia/Dhaka', now)).toMatchObject(reversed);
  const paid = { ...unpaid, status: 'success' as const, paymentMethod: 'terminal' as const };
  expect(receiptsOf({ ...paid, paidAt: later }, 'Asia/Dhaka', now)).toMatchObject([
    ...reversed,
    { _id: 'T-1-s1', kind: 'sale', paymentMethod: 'terminal', date: '2027-01-03' },
  ]);
});

test('what was paid in the other way is noted with the correction, and its refund names that receipt', () => {
  const earlierSales = [
    corrected('cash', '2027-01-01T05:00:00Z'),
    corrected('terminal', '2027-01-02T05:00:00Z'),
  ];
  const receipts = receiptsOf({ ...sold, ...refunded, earlierSales }, 'Asia/Dhaka', now);
  expect(
    receipts.map(({ _id, paymentMethod, originalId }) => [_id, paymentMethod, originalId]),
  ).toEqual([
    ['T-1', 'cash', undefined],
    ['T-1-c1', 'cash', undefined],
    ['T-1-s1', 'terminal', undefined],
    ['T-1-c2', 'terminal', 'T-1-s1'],
    ['T-1-s2', 'cash', undefined],
    ['T-1-r1', 'cash', 'T-1-s2'],
  ]);
  expect(receipts.map(({ date, paidAt: at }) => [date, at])).toEqual(
    ['2026-12-31', '2027-01-01', '2027-01-01', '2027-01-02', '2027-01-02', '2027-01-05'].map(
      (date) => [date, paidAt],
    ),
  );
});

test('a refund that was reopened is reversed on its day, and the next one has its VAT again', () => {
  const at = new Date('2027-01-03T05:00:00Z');
  const part = { amount: 0.5, at: paidAt, reason: '', reference: '' };
  const reopening = { at, reason: 'The bank returned it' };
  const refunds = [part, { ...part, reopening }, { ...part, at: now }];
  const paidBack = { ...sold, ...refunded, amount: 1, vatPercent: 20, refunds };
  const receipts = receiptsOf(paidBack, 'Asia/Dhaka', now);
  const all = receipts.map(({ _id, kind, isCorrection, originalId }) =>
    [_id, kind, isCorrection, originalId].filter(Boolean).join(' '),
  );
  expect(all).toEqual([
    'T-1 sale',
    'T-1-r1 refund',
    'T-1-r2 refund',
    'T-1-x2 sale true T-1-r2',
    'T-1-r3 refund',
  ]);
  expect(receipts.map(({ date, amount, net, vat }) => [date, amount, net, vat])).toEqual([
    ['2026-12-31', 1, 0.83, 0.17],
    ['2026-12-31', 0.5, 0.42, 0.08],
    ['2026-12-31', 0.5, 0.41, 0.09],
    ['2027-01-03', 0.5, 0.41, 0.09],
    ['2027-01-05', 0.5, 0.41, 0.09],
  ]);
});

test('what an edit bills anew is credited with what is left of it, at its own rate', () => {
  const at = new Date('2027-01-03T05:00:00Z');
  const part = { amount: 15, at, reason: 'The booking was changed.', reference: '' };
  const earlier = { ...corrected('cash', '2027-01-03T05:00:00Z'), reversedFor: 'rebill' as const };
  const polish = [{ _id: '', name: 'Polish', price: 100, minutes: 30 }];
  const billed = {
    ...sold,
    lines: polish,
    vatPercent: 5,
    earlierSales: [{ ...earlier, refundCount: 1 }],
    refunds: [part, { ...part, amount: 20, at: now }],
  };
  const receipts = receiptsOf(billed, 'Asia/Dhaka', now);
  expect(
    receipts.map(({ _id, date, amount, vatPercent, net, vat }) => [
      _id,
      date,
      amount,
      vatPercent,
      net,
      vat,
    ]),
  ).toEqual([
    ['T-1', '2026-12-31', 115, 15, 100, 15],
    ['T-1-r1', '2027-01-03', 15, 15, 13.04, 1.96],
    ['T-1-c1', '2027-01-03', 100, 15, 86.96, 13.04],
    ['T-1-s1', '2027-01-03', 100, 5, 95.24, 4.76],
    ['T-1-r2', '2027-01-05', 20, 5, 19.05, 0.95],
  ]);
  expect(receipts.map(({ lines }) => lines[0]?.name)).toEqual([
    'Foam Wash',
    'Foam Wash',
    'Foam Wash',
    'Polish',
    'Polish',
  ]);
});
