import { expect, test } from 'vitest';
import { collect } from './collect.ts';
import { conflict } from './sale-change.ts';
import { act, changeOf, saleWith, saleWithAddition } from './sale-of-tests.ts';

const command = { paymentId: 'T-1', method: 'cash', takenMinor: null } as const;
const paidInCash = { status: 'success', paymentMethod: 'cash', paidAt: act.now } as const;
test('what was to be paid is paid, and can be cancelled by notice from then on', () => {
  const change = changeOf(collect(saleWith(), command, act));
  expect(change.payments).toEqual({
    'T-1': { ...paidInCash, received: { amount: '49.90', currency: 'USD' } },
  });
  expect(change.booking).toEqual({ refundTerms: 'by_notice' });
  expect(change.events).toEqual([{ kind: 'paid', by: act.by }]);
  expect(change.audit[0]).toMatchObject({
    action: 'paid at the desk',
    before: { paymentMethod: 'later' },
    after: { paymentMethod: 'cash', amount: 49.9 },
  });
});

test('a debt that was written off is paid after all, and other refund terms stay', () => {
  const sale = saleWith({ status: 'written_off' }, { refundTerms: 'forfeited' });
  const change = changeOf(collect(sale, command, act));
  expect(change.payments['T-1']?.status).toBe('success');
  expect(change.booking).toEqual({ refundTerms: 'forfeited' });
});

test('the payment of an addition is named with its sum', () => {
  const change = changeOf(collect(saleWithAddition(), { ...command, paymentId: 'T-2' }, act));
  expect(Object.keys(change.payments)).toEqual(['T-2']);
  expect(change.events).toEqual([{ kind: 'paid', by: act.by, amount: 5, paymentId: 'T-2' }]);
});

test.each([
  ['the sum that is to be paid', 4990, 'paid'],
  [
    'another sum',
    4000,
    conflict('The price has changed: $49.90 is to be paid. Please look again.'),
  ],
])('%s was taken', (_case, takenMinor, expected) => {
  const decision = collect(saleWith(), { ...command, takenMinor }, act);
  if (expected === 'paid') expect(changeOf(decision).events).toHaveLength(1);
  else expect(decision).toEqual(expected);
});

test.each(['cash', 'terminal'] as const)('a paid sale is not paid again by %s', (method) => {
  expect(collect(saleWith(paidInCash), { ...command, method }, act)).toEqual(
    conflict('This was paid already: cash.'),
  );
});

test.each([
  ['void', saleWith({ status: 'void' })],
  ['free of charge', saleWith({ ...paidInCash, amount: 0 })],
  ['never booked', saleWith({}, {}, { booking: null })],
])('nothing is to be paid for a sale that is %s', (_case, sale) => {
  expect(collect(sale, command, act)).toEqual(
    conflict('Nothing is to be paid for this booking any more.'),
  );
});
