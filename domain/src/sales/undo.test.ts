import { expect, test } from 'vitest';
import type { BookingEvent } from '../bookings/booking.ts';
import type { Transaction } from '../payments/transaction.ts';
import { conflict } from './sale-change.ts';
import { act, changeOf, saleWith } from './sale-of-tests.ts';
import { undo } from './undo.ts';

const command = { reason: 'Wrong car', wasTold: false };
const soldJustNow = { createdAt: new Date(act.now.getTime() - 60_000) };
const soldBy = (role: BookingEvent['by']['role']): { timeline: BookingEvent[] } => ({
  timeline: [
    { _id: '1', kind: 'booked', by: { uid: 'sumaiya', role }, version: 1, createdAt: act.now },
  ],
});
const paidInCash = {
  status: 'success' as const,
  paymentMethod: 'cash' as const,
  received: { amount: '49.90', currency: 'USD' },
};

test('the sale never was, and what came is given back', () => {
  const sale = saleWith(paidInCash, soldJustNow, soldBy('manager'));
  const change = changeOf(undo(sale, command, act));
  expect(change.booking).toEqual({ status: 'cancelled', sequence: 1 });
  expect(change.jobs).toEqual([{ claimId: sale.booking?.claimId, job: null }]);
  expect(change.payments).toEqual({
    'T-1': {
      status: 'void',
      refunds: [{ amount: 49.9, at: act.now, reason: 'Wrong car', reference: '' }],
    },
  });
  expect(change.events).toEqual([{ kind: 'sale_undone', by: act.by, reason: 'Wrong car' }]);
  expect(change.messages).toEqual([]);
  expect(change.audit).toMatchObject([
    { action: 'sale undone', after: { amount: 49.9, paymentMethod: 'cash', reason: 'Wrong car' } },
  ]);
});

test('of an unpaid sale nothing is given back', () => {
  const change = changeOf(undo(saleWith({}, soldJustNow, soldBy('manager')), command, act));
  expect(change.payments).toEqual({ 'T-1': { status: 'void' } });
});

test('an addition that was taken back before stays as it is', () => {
  const sale = saleWith(paidInCash, soldJustNow, soldBy('manager'));
  const taken = { ...sale.payments[0], _id: 'T-2', status: 'void' } as Transaction;
  const change = changeOf(undo({ ...sale, payments: [...sale.payments, taken] }, command, act));
  expect(Object.keys(change.payments)).toEqual(['T-1']);
});

test('a customer who knows of it is told', () => {
  const sale = saleWith({}, soldJustNow, soldBy('manager'));
  const change = changeOf(undo(sale, { ...command, wasTold: true }, act));
  expect(change.messages).toMatchObject([
    { kind: 'cancelled', version: 'undone', bookingId: 'T-1' },
  ]);
});

test.each([
  [
    'it was sold online',
    saleWith({}, soldJustNow, soldBy('user')),
    'This was not sold at the desk. Cancel it instead.',
  ],
  [
    'ten minutes have passed',
    saleWith({}, {}, soldBy('manager')),
    'A sale can be undone for ten minutes. Cancel or refund it instead.',
  ],
  [
    'the car is in a bay',
    saleWith({}, { ...soldJustNow, stage: 'washing' }, soldBy('manager')),
    'The car has come into a bay, or the visit is over. Refund it instead.',
  ],
  [
    'money has gone back',
    saleWith(
      { ...paidInCash, refunds: [{ amount: 5, at: act.now, reason: '', reference: '' }] },
      soldJustNow,
      soldBy('manager'),
    ),
    'Money of this sale has gone back already.',
  ],
  [
    'it is cancelled',
    saleWith({}, { ...soldJustNow, status: 'cancelled' }, soldBy('manager')),
    'This booking has already been cancelled.',
  ],
])('nothing is undone when %s', (_case, sale, message) => {
  expect(undo(sale, command, act)).toEqual(conflict(message));
});
