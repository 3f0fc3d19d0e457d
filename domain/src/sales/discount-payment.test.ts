import { expect, test } from 'vitest';
import { discountedLines } from '../payments/discount.ts';
import { discountPayment } from './discount-payment.ts';
import { conflict } from './sale-change.ts';
import { act, changeOf, saleWith, saleWithAddition } from './sale-of-tests.ts';

const command = { paymentId: 'T-1', amount: 5, reason: 'A regular.' };

test('a debt and its booking cost less, and who gave it is kept', () => {
  const change = changeOf(discountPayment(saleWith(), command, act));
  const lines = [{ _id: '', name: 'Foam Wash (discounted)', price: 44.9, minutes: 30 }];
  expect(change.payments).toEqual({ 'T-1': { amount: 44.9, lines } });
  expect(change.booking).toEqual({ amount: 44.9, lines });
  expect(change.events).toEqual([
    { kind: 'discounted', by: act.by, amount: 5, reason: 'A regular.' },
  ]);
  expect(change.audit[0]).toMatchObject({
    action: 'discounted',
    before: { amount: 49.9 },
    after: { amount: 44.9, reason: 'A regular.' },
  });
});

test('the payment of an addition is named', () => {
  const lines = [{ _id: 'addition', name: 'Wax', price: 5, minutes: 0 }];
  const sale = saleWithAddition({ lines });
  const change = changeOf(
    discountPayment(sale, { ...command, paymentId: 'T-2', amount: 1.5 }, act),
  );
  expect(change.payments).toMatchObject({ 'T-2': { amount: 3.5 } });
  expect(change.booking?.amount).toBe(48.4);
  expect(change.events[0]).toMatchObject({ paymentId: 'T-2' });
});

test.each([
  ['all of it', saleWith(), 49.9, { code: 'bad_input', errors: [{ path: 'amount' }] }],
  ['more', saleWith(), 60, { code: 'bad_input' }],
  [
    'something that is paid',
    saleWith({ status: 'success', paymentMethod: 'cash', paidAt: act.now }),
    5,
    conflict('Only what is still to be paid can be discounted. Refund a part instead.'),
  ],
  ['a debt that was written off', saleWith({ status: 'written_off' }), 5, { code: 'conflict' }],
])('%s is not discounted', (_case, sale, amount, expected) => {
  expect(discountPayment(sale, { ...command, amount }, act)).toMatchObject(expected);
});

test('what the first line does not cover is taken from the add-ons, and said once', () => {
  const line = (name: string, price: number) => ({ _id: name, name, price, minutes: 5 });
  const once = discountedLines([line('wash', 30), line('wax', 10)], 1000);
  expect(once).toEqual(
    [line('wash', 20), line('wax', 10)].map((one, index) => ({
      ...one,
      name: index === 0 ? 'wash (discounted)' : one.name,
    })),
  );
  expect(discountedLines(once, 2550)).toMatchObject([
    { name: 'wash (discounted)', price: 0 },
    { name: 'wax', price: 4.5 },
  ]);
});
