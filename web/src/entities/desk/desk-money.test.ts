import { describe, expect, test } from 'vitest';
import { countedMoney, moneyOf } from './desk-money';

const quote = {
  lines: [{ _id: '', name: 'Foam Wash', price: 49.9, minutes: 30 }],
  amount: 49.9,
  minutes: 30,
};
const cash = {
  paymentMethod: 'cash',
  discount: '9.9',
  discountReason: 'A regular',
  partAmount: '20',
  restMethod: 'terminal',
} as const;
const none = {
  discount: undefined,
  discountReason: undefined,
  partAmount: undefined,
  restMethod: undefined,
};

describe('a discount and a second payment count', () => {
  const discount = { discount: '9.9', discountReason: 'A regular' };
  test.each<[string, object, object]>([
    ['in a sale that is paid now', {}, { ...discount, partAmount: '20', restMethod: 'terminal' }],
    [
      'in turn',
      { paymentMethod: 'terminal' },
      { ...discount, partAmount: '20', restMethod: 'cash' },
    ],
    ['not both in a sale that is paid later', { paymentMethod: 'later' }, { ...none, ...discount }],
    ['not in a gift', { paymentMethod: 'free' }, none],
    ['not without a sum', { discount: '', partAmount: '' }, none],
  ])('%s', (_case, change, expected) => {
    expect(countedMoney({ ...cash, ...change })).toEqual(expected);
  });
});

test('nothing is taken off what costs nothing', () => {
  expect(moneyOf(cash, { ...quote, amount: 0 })).toMatchObject({ method: 'free' });
});

test.each<[string, object, number | undefined, object | undefined]>([
  ['is split', {}, 40, { partMinor: 2000, restMethod: 'terminal' }],
  ['is paid as a whole', { partAmount: '' }, 40, undefined],
  ['is full', { discount: '', partAmount: '' }, 49.9, undefined],
  ['is not known while a part is too large', { partAmount: '40' }, undefined, undefined],
])('what the customer pays %s', (_case, change, amount, split) => {
  const money = moneyOf({ ...cash, ...change }, quote);
  expect([money?.quote.amount, money?.split]).toEqual([amount, split]);
});
