import { expect, test } from 'vitest';
import { mayUndoSale, undoSaleEnd } from './undo-sale-policy.ts';

const createdAt = new Date('2031-03-10T06:00:00Z');
const booking = { status: 'pending', stage: 'expected', createdAt } as const;
const payment = { status: 'success', paymentMethod: 'cash' } as const;
const within = new Date('2031-03-10T06:09:59Z');
const refund = { amount: 1, at: within, reason: '', reference: '' };

test.each([
  ['just sold', {}, {}, 'possible'],
  ['to be paid later', {}, { status: 'unpaid', paymentMethod: 'later' }, 'possible'],
  ['whose car is here', { stage: 'arrived' }, {}, 'possible'],
  ['whose car is in a bay', { stage: 'washing' }, {}, 'begun'],
  ['whose visit is over', { status: 'completed' }, {}, 'begun'],
  ['whose car did not come', { status: 'no_show' }, {}, 'begun'],
  ['that was cancelled', { status: 'cancelled' }, {}, 'cancelled'],
  ['paid online', {}, { paymentMethod: 'card' }, 'not_at_desk'],
  ['that goes back', {}, { status: 'refund_due' }, 'refunded'],
  ['of which a part went back', {}, { refunds: [refund] }, 'refunded'],
] as const)('a sale %s', (_case, change, paid, verdict) => {
  const { refunds, ...other } = { refunds: undefined, ...paid };
  const found = { ...payment, ...other, refunds: refunds && [...refunds] };
  expect(mayUndoSale({ ...booking, ...change }, [found], 'admin', within)).toBe(verdict);
});

test('a sale can be undone for ten minutes, and only one of the staff', () => {
  expect(mayUndoSale(booking, [payment], 'admin', undoSaleEnd(booking))).toBe('too_late');
  expect(mayUndoSale(booking, [payment], 'user', within)).toBe('not_at_desk');
});

test.each([
  ['was paid', {}, 'possible'],
  ['was taken back before it was paid', { status: 'void' }, 'possible'],
  ['went back', { status: 'refunded', refunds: [refund] }, 'refunded'],
] as const)('a sale with an addition that %s', (_case, change, verdict) => {
  const { refunds, ...other } = { refunds: undefined, ...change };
  const addition = { ...payment, ...other, refunds: refunds && [...refunds] };
  expect(mayUndoSale(booking, [payment, addition], 'admin', within)).toBe(verdict);
});
