import { expect, test } from 'vitest';
import { moneyOfEdit } from './money-of-edit.ts';
import type { Transaction } from './transaction.ts';

type Payment = Parameters<typeof moneyOfEdit>[0];

const paid: Payment = {
  status: 'success',
  amount: 29.7,
  currency: 'BDT',
  received: { amount: '29.70', currency: 'BDT' },
  paymentMethod: 'cash',
};

const back = (amount: number): Pick<Transaction, 'refunds'> => ({
  refunds: [{ amount, at: new Date(0), reason: '', reference: '' }],
});

test.each<[string, Partial<Payment>, number, number, ReturnType<typeof moneyOfEdit>]>([
  ['the same price', {}, 29.7, 29.7, { kind: 'same' }],
  ['a lower price', {}, 29.7, 29.5, { kind: 'goes_back', minor: 20 }],
  ['a higher price', {}, 29.7, 30, { kind: 'to_collect', minor: 30 }],
  ['nothing to pay any more', {}, 29.7, 0, { kind: 'all_back' }],
  ['a lower price after a courtesy', back(10), 29.7, 20, { kind: 'goes_back', minor: 970 }],
  ['a lower price than the courtesy left', back(10), 29.7, 5, { kind: 'all_back' }],
  ['a lower price after all went back in parts', back(29.7), 29.7, 5, { kind: 'same' }],
  [
    'a higher price after it was made cheaper',
    back(10),
    19.7,
    29.7,
    { kind: 'to_collect', minor: 1000 },
  ],
  ['another price that nobody paid', { status: 'unpaid' }, 29.7, 40, { kind: 'repriced' }],
  ['other lines that nobody paid', { status: 'unpaid' }, 29.7, 29.7, { kind: 'repriced' }],
  ['a price of a free sale', { paymentMethod: 'free', amount: 0 }, 0, 10, { kind: 'was_free' }],
  ['a price when the money is due', { status: 'refund_due' }, 29.7, 10, { kind: 'refunded' }],
  ['a price when the money is back', { status: 'refunded' }, 29.7, 40, { kind: 'refunded' }],
  ['the same price when the money is back', { status: 'refunded' }, 29.7, 29.7, { kind: 'same' }],
])('%s', (_what, change, before, after, expected) => {
  expect(moneyOfEdit({ ...paid, ...change }, before, after)).toEqual(expected);
});
