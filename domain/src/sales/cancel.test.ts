import { describe, expect, test } from 'vitest';
import type { CancelByAdmin } from '../bookings/endpoints.ts';
import type { Transaction } from '../payments/transaction.ts';
import { cancelByStaff, cancelOwn } from './cancel.ts';
import type { Act, Sale } from './sale.ts';
import { conflict } from './sale-change.ts';
import { changeOf, saleWith, saleWithAddition } from './sale-of-tests.ts';

const nadia: Act['by'] = { uid: 'nadia', role: 'user' };
const rahim: Act['by'] = { uid: 'rahim', role: 'manager' };
/** 25 hours, 2 hours and no time before the start, which has a notice of 24 hours. */
const early = new Date('2027-01-01T02:00:00Z');
const late = new Date('2027-01-02T01:00:00Z');
const begun = new Date('2027-01-02T03:00:00Z');

const came = { amount: '49.90', currency: 'USD' };
const card: Partial<Transaction> = { status: 'success', paymentMethod: 'card', received: came };
const cash: Partial<Transaction> = { ...card, paymentMethod: 'cash' };
const customer = { uid: 'nadia', name: 'Nadia', email: 'nadia@example.test', phone: '' };

describe('by its customer', () => {
  const sold = (change: Partial<Sale['booking']> = {}) =>
    saleWith({ ...card, customer }, { refundTerms: 'by_notice', ...change });
  const facts = { expected: undefined, isDisplaced: false };

  test('in time, the money goes back', () => {
    const change = changeOf(cancelOwn(sold(), facts, { by: nadia, now: early }));
    expect(change.booking).toEqual({ status: 'cancelled', refundTerms: 'granted', sequence: 1 });
    expect(change.jobs).toEqual([{ claimId: sold().booking?.claimId, job: null }]);
    expect(change.payments).toEqual({
      'T-1': { status: 'refund_due', refundReason: 'booking_cancelled' },
    });
    expect(change.events).toEqual([{ kind: 'cancelled', by: nadia }]);
    expect(change.audit).toEqual([]);
  });

  test.each([
    ['late', sold(), late],
    ['moved too late before', sold({ refundTerms: 'forfeited' }), early],
  ])('%s, the booking is cancelled without a refund', (_case, sale, now) => {
    const change = changeOf(cancelOwn(sale, facts, { by: nadia, now }));
    expect(change.booking).toMatchObject({ status: 'cancelled' });
    expect(change.jobs).toEqual([{ claimId: sale.booking?.claimId, job: null }]);
    expect(change.payments).toEqual({});
  });

  test('late, but without a bay, the money goes back', () => {
    const displaced = { ...facts, isDisplaced: true };
    const change = changeOf(cancelOwn(sold(), displaced, { by: nadia, now: late }));
    expect(change.booking?.refundTerms).toBe('granted');
  });

  test.each([
    ['in time, with a refund', early, true, 'granted'],
    ['late, without a refund', late, false, 'by_notice'],
  ])('as it was expected: %s', (_case, now, expected, refundTerms) => {
    const change = changeOf(cancelOwn(sold(), { ...facts, expected }, { by: nadia, now }));
    expect(change.booking).toMatchObject({ status: 'cancelled', refundTerms });
  });

  test.each([
    ['in time', early],
    ['late', late],
  ])('%s, money that goes back already still goes back once', (_case, now) => {
    const granted = { ...card, customer, status: 'refund_due' } as const;
    const sale = saleWith(granted, { refundTerms: 'granted' });
    const change = changeOf(cancelOwn(sale, { ...facts, expected: true }, { by: nadia, now }));
    expect(change.booking).toMatchObject({ status: 'cancelled', refundTerms: 'granted' });
    expect(change.payments).toEqual({});
  });

  test.each([
    [
      'a refund was expected',
      sold(),
      { ...facts, expected: true },
      nadia,
      late,
      { code: 'refund_changed' },
    ],
    [
      'no refund was expected',
      sold(),
      { ...facts, expected: false },
      nadia,
      early,
      { code: 'refund_changed' },
    ],
    [
      'it has begun',
      sold(),
      facts,
      nadia,
      begun,
      conflict('A booking that has begun cannot be cancelled.'),
    ],
    ['it is that of somebody else', sold(), facts, rahim, early, { code: 'not_found' }],
    [
      'it is that of somebody else, and cancelled',
      sold({ status: 'cancelled' }),
      facts,
      rahim,
      early,
      { code: 'not_found' },
    ],
  ])('it stays when %s', (_case, sale, given, by, now, expected) => {
    expect(cancelOwn(sale, given, { by, now })).toMatchObject(expected);
  });

  const cancelledBy = (by: typeof nadia | typeof rahim, refundTerms: 'by_notice' | 'granted') => ({
    ...sold({ status: 'cancelled', refundTerms }),
    timeline: [{ _id: '2', kind: 'cancelled', by, version: 2, createdAt: early } as const],
  });

  test.each(['by_notice', 'granted'] as const)(
    'one that they have cancelled stays as it is, with the terms %s',
    (refundTerms) => {
      const sale = cancelledBy(nadia, refundTerms);
      expect(cancelOwn(sale, facts, { by: nadia, now: early })).toBe('unchanged');
    },
  );

  test('one that the business has cancelled is refused, whatever became of the money', () => {
    expect(
      cancelOwn(cancelledBy(rahim, 'by_notice'), facts, { by: nadia, now: early }),
    ).toMatchObject(conflict('This booking has already been cancelled, without a refund.'));
    expect(
      cancelOwn(cancelledBy(rahim, 'granted'), facts, { by: nadia, now: early }),
    ).toMatchObject(conflict('This booking has already been cancelled, and the money goes back.'));
  });

  test('a payment that has changed since the booking was read is read again', () => {
    const sale = saleWith(
      { ...card, customer, status: 'refund_due' },
      { refundTerms: 'by_notice' },
    );
    expect(cancelOwn(sale, facts, { by: nadia, now: early })).toBe('stale');
  });

  test('a payment that was collected since the booking was read is read again', () => {
    const sale = sold({ refundTerms: 'unpaid' });
    expect(cancelOwn(sale, facts, { by: nadia, now: early })).toBe('stale');
  });
});

describe('by the staff', () => {
  const decision = (change: Partial<CancelByAdmin> = {}): CancelByAdmin => ({
    refund: true,
    handedBack: false,
    reason: 'The pump broke',
    ...change,
  });
  const act = { by: rahim, now: late };
  const granted = { refundTerms: 'by_notice' as const };

  test('the money goes back whatever the notice', () => {
    const change = changeOf(cancelByStaff(saleWith(card, granted), decision(), act));
    expect(change.payments['T-1']?.status).toBe('refund_due');
    expect(change.events).toEqual([{ kind: 'cancelled', by: rahim, reason: 'The pump broke' }]);
    expect(change.audit).toMatchObject([
      { action: 'cancelled', after: { refund: true, reason: 'The pump broke' } },
    ]);
  });

  test('cash is handed back at once', () => {
    const wanted = decision({ handedBack: true });
    const change = changeOf(cancelByStaff(saleWith(cash, granted), wanted, act));
    expect(change.payments['T-1']).toMatchObject({
      status: 'refunded',
      refunds: [{ amount: 49.9 }],
    });
    expect(change.events.map(({ kind }) => kind)).toEqual(['cancelled', 'refunded']);
    expect(change.audit.map(({ action }) => action)).toEqual(['cancelled', 'refunded in cash']);
  });

  test('cash is handed back beside a card that is due, and told with its sum', () => {
    const sale = saleWithAddition({ ...cash, received: { amount: '5.00', currency: 'USD' } });
    const [own, added] = sale.payments;
    const payments = [{ ...own, ...card } as Transaction, added as Transaction];
    const booking = sale.booking && { ...sale.booking, ...granted };
    const wanted = decision({ handedBack: true });
    const change = changeOf(cancelByStaff({ ...sale, booking, payments }, wanted, act));
    expect(change.payments['T-1']?.status).toBe('refund_due');
    expect(change.events).toMatchObject([{ kind: 'cancelled' }, { kind: 'refunded', amount: 5 }]);
  });

  test('cash may be due like the money of a card', () => {
    const change = changeOf(cancelByStaff(saleWith(cash, granted), decision(), act));
    expect(change.payments['T-1']).toEqual({
      status: 'refund_due',
      refundReason: 'booking_cancelled',
    });
    expect(change.events.map(({ kind }) => kind)).toEqual(['cancelled']);
    expect(change.audit.map(({ action }) => action)).toEqual(['cancelled']);
    expect(change.audit[0]?.after).not.toHaveProperty('handedBack');
  });

  test('only the cash that is left is handed back', () => {
    const refunds = [{ amount: 10, at: early, reason: 'Stains', reference: '' }];
    const wanted = decision({ handedBack: true });
    const change = changeOf(cancelByStaff(saleWith({ ...cash, refunds }, granted), wanted, act));
    expect(change.payments['T-1']?.refunds).toMatchObject([{ amount: 10 }, { amount: 39.9 }]);
  });

  test('money that goes back already goes back once', () => {
    const sale = saleWith({ ...card, status: 'refund_due' }, { refundTerms: 'granted' });
    const change = changeOf(cancelByStaff(sale, decision(), act));
    expect(change.booking).toMatchObject({ status: 'cancelled', refundTerms: 'granted' });
    expect(change.payments).toEqual({});
  });

  test('without a refund the money stays, and what is to come is not asked for any more', () => {
    const sale = saleWithAddition();
    const booking = sale.booking && { ...sale.booking, ...granted };
    const wanted = decision({ refund: false });
    const change = changeOf(cancelByStaff({ ...sale, booking }, wanted, act));
    expect(change.payments).toEqual({ 'T-2': { status: 'void' } });
    expect(change.booking?.refundTerms).toBe('by_notice');
    expect(change.audit).toMatchObject([{ after: { refund: false } }]);
  });

  test('without a refund cash stays', () => {
    const wanted = decision({ refund: false });
    const change = changeOf(cancelByStaff(saleWith(cash, granted), wanted, act));
    expect(change.booking?.status).toBe('cancelled');
    expect(change.payments).toEqual({});
  });

  test('of an unpaid sale nothing goes back', () => {
    const change = changeOf(cancelByStaff(saleWith(), decision(), act));
    expect(change.booking?.refundTerms).toBe('unpaid');
    expect(change.payments).toEqual({ 'T-1': { status: 'void' } });
    expect(change.audit).toMatchObject([{ after: { refund: false } }]);
  });

  test.each([
    [
      'its money goes back already and shall not',
      saleWith(card, { refundTerms: 'granted' }),
      decision({ refund: false }),
      conflict('The money of this booking goes back already.'),
    ],
    [
      'it was cancelled with a refund',
      saleWith(card, { status: 'cancelled', refundTerms: 'granted' }),
      decision(),
      conflict('This booking has already been cancelled, and the money goes back.'),
    ],
    [
      'it was cancelled without a refund',
      saleWith(card, { status: 'cancelled', ...granted }),
      decision(),
      conflict('This booking has already been cancelled, without a refund.'),
    ],
  ])('it stays when %s', (_case, sale, wanted, expected) => {
    expect(cancelByStaff(sale, wanted, act)).toEqual(expected);
  });

  test('it stays once it has begun', () => {
    const decided = cancelByStaff(saleWith(card, granted), decision(), { by: rahim, now: begun });
    expect(decided).toEqual(conflict('A booking that has begun cannot be cancelled.'));
  });

  test('of a free booking nothing goes back', () => {
    const free = saleWith({ ...card, amount: 0, received: null }, { ...granted, amount: 0 });
    const change = changeOf(cancelByStaff(free, decision(), act));
    expect(change.payments).toEqual({});
    expect(change.audit).toMatchObject([{ after: { refund: false } }]);
  });
});
