import { expect, test } from 'vitest';
import { withReversedSale } from '../payments/earlier-sales.ts';
import { collectPart } from './collect-part.ts';
import { conflict } from './sale-change.ts';
import { act, changeOf, saleWith, saleWithAddition } from './sale-of-tests.ts';

const ids = { _id: 'T-9', claimId: 'claim-9' };
const command = { paymentId: 'T-1', method: 'cash', amount: 20 } as const;

test('a debt becomes the part that is paid, and the rest a payment of its own', () => {
  const sale = saleWith({}, { refundTerms: 'unpaid' });
  const change = changeOf(collectPart(sale, command, ids, act));
  expect(change.payments).toEqual({
    'T-1': {
      status: 'success',
      paymentMethod: 'cash',
      paidAt: act.now,
      received: { amount: '20.00', currency: 'USD' },
      amount: 20,
      lines: [{ _id: '', name: 'Foam Wash (part payment)', price: 20, minutes: 30 }],
    },
  });
  expect(change.newPayment).toMatchObject({
    ...ids,
    transactionId: 'T-9',
    bookingId: 'T-1',
    status: 'unpaid',
    paymentMethod: 'later',
    amount: 29.9,
    vatPercent: 15,
    lines: [{ _id: 'rest', name: 'Rest of booking ABC234', price: 29.9, minutes: 0 }],
    createdAt: act.now,
  });
  expect(change.booking).toEqual({ refundTerms: 'by_notice', additions: ['T-9'] });
  expect(change.events).toEqual([{ kind: 'part_paid', by: act.by, amount: 20 }]);
  expect(change.audit[0]).toMatchObject({
    action: 'part paid at the desk',
    before: { paymentMethod: 'later', stillToPay: 49.9 },
    after: { paymentMethod: 'cash', amount: 20, stillToPay: 29.9 },
  });
});

test('an addition is split, too, and the terms of the booking stay', () => {
  const sale = saleWithAddition({
    lines: [{ _id: 'addition', name: 'Wax', price: 5, minutes: 0 }],
  });
  const part = { paymentId: 'T-2', method: 'terminal', amount: 2 } as const;
  const change = changeOf(collectPart(sale, part, ids, act));
  expect(change.payments['T-2']).toMatchObject({ amount: 2, paymentMethod: 'terminal' });
  expect(change.newPayment).toMatchObject({ bookingId: 'T-1', amount: 3 });
  expect(change.booking).toEqual({ additions: ['T-9'] });
  expect(change.events[0]).toMatchObject({ amount: 2, paymentId: 'T-2' });
});

test('what was corrected stays with the part', () => {
  const [paid] = saleWith({
    status: 'success',
    paymentMethod: 'cash',
    paidAt: new Date(0),
  }).payments;
  if (!paid) throw new Error('The sale has no payment');
  const sale = saleWith({ earlierSales: withReversedSale(paid, 'correction', act.now) });
  const change = changeOf(collectPart(sale, command, ids, act));
  expect(change.newPayment).not.toHaveProperty('earlierSales');
});

test.each([
  ['all of it', saleWith(), 49.9, { code: 'bad_input', errors: [{ path: 'amount' }] }],
  ['more', saleWith(), 50, { code: 'bad_input' }],
  [
    'a part of what is paid',
    saleWith({ status: 'success', paymentMethod: 'terminal', paidAt: act.now }),
    20,
    conflict('This was paid already: card terminal.'),
  ],
  [
    'a part of what was written off',
    saleWith({ status: 'written_off' }),
    20,
    conflict('This was written off. It can only be paid as a whole.'),
  ],
  [
    'a part of nothing',
    saleWith({ status: 'void' }),
    20,
    conflict('Nothing is to be paid for this booking any more.'),
  ],
])('%s is refused', (_case, sale, amount, expected) => {
  expect(collectPart(sale, { ...command, amount }, ids, act)).toMatchObject(expected);
});
