import { expect, test } from 'vitest';
import type { Booking } from '../bookings/booking.ts';
import type { CorrectPayment } from '../payments/correct-payment.ts';
import type { Transaction } from '../payments/transaction.ts';
import { unpaidTransaction } from '../payments/transaction-of-tests.ts';
import { collectPart } from './collect-part.ts';
import { correctPayment } from './correct-payment.ts';
import type { Sale } from './sale.ts';
import { conflict } from './sale-change.ts';
import { act, changeOf, saleWith, saleWithAddition } from './sale-of-tests.ts';

const paidAt = new Date('2027-01-01T04:00:00Z');
const received = { amount: '49.90', currency: 'USD' };
const cash: Partial<Transaction> = { status: 'success', paymentMethod: 'cash', paidAt, received };
const paid = (change: Partial<Transaction> = {}, booking: Partial<Booking> = {}) =>
  saleWith({ ...cash, ...change }, { refundTerms: 'by_notice', ...booking });

const withAddition = (addition: Partial<Transaction>): Sale => {
  const [, added] = saleWithAddition(addition).payments;
  const sale = paid({}, { additions: ['T-2'] });
  return added ? { ...sale, payments: [...sale.payments, added] } : sale;
};

const decide = (
  sale: Sale,
  change: Partial<CorrectPayment & { paymentId: string }> = {},
  isClosed = false,
) =>
  correctPayment(
    sale,
    {
      paymentId: 'T-1',
      paymentMethod: 'later',
      reason: 'Wrong car',
      ...change,
    },
    { isClosed, lastClosing: 7 },
    act,
  );

const { service, lines, vatPercent } = unpaidTransaction;
const taken = {
  ...{ service, lines, vatPercent, paymentMethod: 'cash' as const, amount: 49.9, paidAt },
  reversedFor: 'correction' as const,
  refundCount: 0,
  at: act.now,
};

test('what was not paid is asked for again', () => {
  const sale = paid(
    {},
    { slot: { ...paid().payments[0]?.slot, startTime: '11:00' } as Booking['slot'] },
  );
  const change = changeOf(decide(sale));
  expect(change.booking).toEqual({ refundTerms: 'unpaid' });
  expect(change.payments).toEqual({
    'T-1': {
      status: 'unpaid',
      paymentMethod: 'later',
      paidAt: null,
      received: null,
      slot: sale.booking?.slot,
      service: sale.booking?.service,
      lines: sale.booking?.lines,
      vehicle: sale.booking?.vehicle,
      amount: 49.9,
      earlierSales: [taken],
    },
  });
  expect(change.events).toEqual([{ kind: 'payment_corrected', by: act.by, reason: 'Wrong car' }]);
  expect(change.audit).toMatchObject([
    {
      action: 'payment corrected',
      before: { paymentMethod: 'cash' },
      after: { paymentMethod: 'later', amount: 49.9, reason: 'Wrong car' },
    },
  ]);
});

test('what was paid in the other way stays paid, on its day', () => {
  const change = changeOf(decide(paid(), { paymentMethod: 'terminal' }));
  expect(change.booking).toEqual({});
  expect(change.payments).toEqual({
    'T-1': { paymentMethod: 'terminal', earlierSales: [taken] },
  });
});

test('it can be corrected again', () => {
  const earlier = { ...taken, paymentMethod: 'terminal' as const };
  const change = changeOf(decide(paid({ earlierSales: [earlier] })));
  expect(change.payments['T-1']?.earlierSales).toEqual([earlier, taken]);
});

test('of an addition the terms of the booking stay, and its timeline names it', () => {
  const sale = saleWithAddition({ ...cash, received: { amount: '5.00', currency: 'USD' } });
  const change = changeOf(decide(sale, { paymentId: 'T-2' }));
  expect(change.booking).toEqual({});
  expect(change.payments['T-2']).toMatchObject({ status: 'unpaid' });
  expect(change.events).toMatchObject([{ kind: 'payment_corrected', paymentId: 'T-2', amount: 5 }]);
});

const refund = { amount: 5, at: paidAt, reason: '', reference: '' };
const goesBack = conflict('Money of this payment goes back, or has gone back. It stays as it is.');

test.each<[string, Sale, Partial<CorrectPayment>, object]>([
  ['a part has gone back', paid({ refunds: [refund] }), {}, goesBack],
  ['all of it goes back', paid({ status: 'refund_due' }), {}, goesBack],
  [
    'it was paid online',
    paid({ paymentMethod: 'card' }),
    {},
    conflict('Only a payment that was taken at the desk can be corrected.'),
  ],
  [
    'it was free',
    paid({ paymentMethod: 'free' }),
    {},
    conflict('Only a payment that was taken at the desk can be corrected.'),
  ],
  [
    'it is not paid any more',
    saleWith(),
    { paymentMethod: 'terminal' },
    conflict('Only a payment that was taken at the desk can be corrected.'),
  ],
  [
    'the booking is cancelled',
    paid({}, { status: 'cancelled' }),
    {},
    conflict('This booking is cancelled.'),
  ],
  [
    'something was added since',
    withAddition({ status: 'success', paymentMethod: 'cash', paidAt }),
    {},
    conflict('Something was added to this booking since. Refund it instead.'),
  ],
  [
    'it is noted so already',
    paid(),
    { paymentMethod: 'cash' },
    { code: 'bad_input', errors: [{ path: 'paymentMethod' }] },
  ],
  [
    'it never was a booking',
    saleWith(cash, {}, { booking: null }),
    {},
    conflict('Only a payment that was taken at the desk can be corrected.'),
  ],
])('it stays when %s', (_case, sale, command, expected) => {
  expect(decide(sale, command)).toMatchObject(expected);
});

test('a part that was noted by mistake is asked for again, together with the rest', () => {
  const [debt] = saleWith().payments;
  if (!debt) throw new Error('The sale has no payment');
  const part = { paymentId: 'T-1', method: 'cash', amount: 20 } as const;
  const split = changeOf(collectPart(saleWith(), part, { _id: 'T-2', claimId: 'rest' }, act));
  const { lines: sold } = debt;
  const sale = saleWith({ ...split.payments['T-1'] }, { additions: ['T-2'], lines: sold });
  const both = { ...sale, payments: [...sale.payments, split.newPayment as Transaction] };
  const change = changeOf(decide(both));
  expect(change.payments).toMatchObject({
    'T-1': {
      status: 'unpaid',
      amount: 49.9,
      lines: debt.lines,
      earlierSales: [{ amount: 20, paymentMethod: 'cash' }],
    },
    'T-2': { status: 'void' },
  });
  expect(changeOf(decide(both, { paymentMethod: 'terminal' })).payments).not.toHaveProperty('T-2');
});

test('a part stays once the rest is paid', () => {
  const rest = [{ _id: 'rest', name: 'Rest of booking ABC234', price: 5, minutes: 0 }];
  const sale = withAddition({ status: 'success', paymentMethod: 'terminal', paidAt, lines: rest });
  expect(decide(sale)).toMatchObject({ code: 'conflict' });
});

test('it stays once the till is closed over it', () => {
  expect(decide(paid(), {}, true)).toEqual(
    conflict('The till was closed over this payment. Refund it instead.'),
  );
});

test('with an addition the other way can still be noted', () => {
  const sale = paid({}, { additions: ['T-2'] });
  expect(changeOf(decide(sale, { paymentMethod: 'terminal' })).payments['T-1']).toMatchObject({
    paymentMethod: 'terminal',
  });
});

test('the change is bound to the closing that was seen', () => {
  expect(changeOf(decide(paid())).lastClosing).toBe(7);
});
