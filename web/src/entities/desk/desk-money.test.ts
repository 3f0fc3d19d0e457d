import { describe, expect, test } from 'vitest';
import { countedMoney, moneyOf } from './desk-money';

const quote = {
  lines: [{ _id: '', name: 'Foam Wash', price: 49.9, minutes: 30 }],
  amount: 49.9,
  minutes: 30,
};
const rest = {
  paymentMethod: 'terminal',
  discount: '9.9',
  discountReason: 'A regular',
  partMethod: 'cash',
  partAmount: '20',
} as const;
const none = {
  discount: undefined,
  discountReason: undefined,
  partAmount: undefined,
  restMethod: undefined,
};

describe('a discount and a second payment count', () => {
  const discount = { discount: '9.9', discountReason: 'A regular' };
  const part = { paymentMethod: 'cash', partAmount: '20' };
  test.each<[string, object, object]>([
    ['where the rest is paid now', {}, { ...discount, ...part, restMethod: 'terminal' }],
    [
      'where the rest is paid later',
      { paymentMethod: 'later' },
      { ...discount, ...part, restMethod: 'later' },
    ],
    [
      'not both where all is paid in one way',
      { paymentMethod: 'cash' },
      { ...none, ...discount, paymentMethod: 'cash' },
    ],
    ['not in a gift', { paymentMethod: 'free' }, { ...none, paymentMethod: 'free' }],
    ['not without a sum', { discount: '', partAmount: '' }, { ...none, paymentMethod: 'terminal' }],
  ])('%s', (_case, change, expected) => {
    expect(countedMoney({ ...rest, ...change })).toEqual(expected);
  });
});

test.each<[string, object, number | undefined, object | undefined]>([
  ['is split', {}, 40, { partMinor: 2000, restMethod: 'terminal' }],
  ['is paid as a whole', { partAmount: '' }, 40, undefined],
  ['is full', { discount: '', partAmount: '' }, 49.9, undefined],
  ['is not known while a part is too large', { partAmount: '40' }, undefined, undefined],
])('what the customer pays %s', (_case, change, amount, split) => {
  const money = moneyOf({ ...rest, ...change }, quote);
  expect([money?.quote.amount, money?.split]).toEqual([amount, split]);
});
