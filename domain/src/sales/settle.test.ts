import { describe, expect, test } from 'vitest';
import { newBooking } from '../bookings/new-booking.ts';
import type { Day } from '../days/day.ts';
import type { ProviderOutcome } from '../payments/next-payment-step.ts';
import type { Transaction } from '../payments/transaction.ts';
import { pendingTransaction as pending } from '../payments/transaction-of-tests.ts';
import { at, dayWith, jobAt, nextDayWith, ownJob } from './days-of-tests.ts';
import { freeDay, fullDay, heldDay, holdUntil, nineOn, now } from './purchase-of-tests.ts';
import { changeOf } from './sale-of-tests.ts';
import { checkLater, type SettleFacts, settle } from './settle.ts';

const received = { amount: '49.90', currency: 'USD' };
const leave = { claimId: 'claim', job: null };
const booked = { claimId: 'claim', job: ownJob };
const nothing = { events: [], audit: [] };

const expired: Transaction = { ...pending, status: 'failed', failureReason: 'expired' };
/** Declined, and asked about at the end of the hold. */
const declined: Transaction = {
  ...expired,
  failureReason: 'declined',
  nextCheckAt: pending.expiresAt,
};

type Given = Partial<SettleFacts> & { payment?: Transaction; day?: Day; at?: Date };

/** Settles a payment with an answer of the provider. */
function settleWith(
  outcome: ProviderOutcome,
  { payment = pending, day = heldDay, at = now, ...facts }: Given = {},
) {
  const isPaid = outcome === 'paid' || outcome === 'mispaid';
  return settle(
    { booking: null, payments: [payment], days: [day] },
    'T-1',
    {
      answer: {
        outcome,
        reference: isPaid ? 'R-1' : null,
        received: isPaid ? received : null,
        paidAt: null,
      },
      slot: nineOn(day),
      isCustomerGone: false,
      hasAnotherPayment: false,
      isOnSale: true,
      unansweredMinutes: 2,
      openPayments: ['T-1', 'T-5'],
      code: 'ABC234',
      ...facts,
    },
    { now: at },
  );
}

const settled = (...args: Parameters<typeof settleWith>) => changeOf(settleWith(...args));

const moneyIn = {
  paidAt: now,
  nextCheckAt: null,
  failureReason: null,
  providerReference: 'R-1',
  received,
};

/** A payment with its hold, which lasts until then. */
const holding = (time: string): Given => ({
  payment: { ...pending, expiresAt: at(time) },
  day: dayWith({ jobs: { claim: holdUntil(time) } }),
});

describe('a payment that is paid becomes a booking', () => {
  test('in its hold, with its bay and its id', () => {
    const paid = { status: 'success', ...moneyIn } as const;
    expect(settled('paid')).toEqual({
      payments: { 'T-1': paid },
      newBooking: newBooking({ ...pending, ...paid }, { code: 'ABC234', createdAt: now }),
      jobs: [booked],
      customer: { openPayments: ['T-5'], hasPaid: true },
      events: [{ kind: 'booked', by: { uid: 'nadia', role: 'user' } }],
      audit: [],
    });
  });

  test('whether or not it is known which other payments are open', () => {
    const change = settled('paid', { openPayments: undefined });
    expect(change.customer).toEqual({ hasPaid: true });
  });

  test('which can be cancelled by notice', () => {
    expect(settled('paid').newBooking).toMatchObject({ _id: 'T-1', refundTerms: 'by_notice' });
  });

  test.each<[string, Given]>([
    ['its hold has just run out', holding('07:59')],
    ['its hold ran out some minutes ago', holding('07:57')],
    ['its card was declined first', { payment: declined }],
    ['the visit has begun', { ...holding('09:02'), at: at('09:01') }],
  ])('in its own minutes, which it need not take, when %s', (_case, given) => {
    const change = settled('paid', given);
    expect(change.jobs).toEqual([booked]);
    expect(change).not.toHaveProperty('takes');
    expect(change.payments['T-1']).toMatchObject({ status: 'success', failureReason: null });
  });

  const other = holdUntil('07:50');
  const inOtherBay = jobAt('09:00', '09:30', { bay: 'bay-2' });
  const repair = { bay: 'bay-1', from: at('08:00'), to: at('12:00') };

  test.each<[string, Day, object[]]>([
    ['free', freeDay, [booked]],
    [
      'those of a hold that has run out',
      dayWith({ jobs: { other, next: inOtherBay } }),
      [{ claimId: 'other', job: null }, booked],
    ],
    [
      'in another bay, because its own is closed',
      { ...heldDay, closures: { repair } },
      [{ claimId: 'claim', job: inOtherBay }],
    ],
  ])('late, it takes minutes without a hold: %s', (_case, day, jobs) => {
    const change = settled('paid', { payment: expired, day });
    expect(change).toMatchObject({ takes: [nineOn(day)], newBooking: { claimId: 'claim' } });
    expect(change.jobs).toEqual(jobs);
  });

  test.each<[string, Given, number]>([
    ['late, within its notice', { payment: expired, day: freeDay }, 0],
    [
      'late, at the end of its notice',
      { payment: { ...expired, cancellationHours: 1 }, day: freeDay },
      1,
    ],
    ['in its hold, within its notice', {}, 24],
    ['just after its hold, within its notice', holding('07:59'), 24],
  ])('can be cancelled when it came %s, with this notice', (_case, given, cancellationHours) => {
    const change = settled('paid', given);
    expect({ ...pending, ...given.payment, ...change.payments['T-1'] }.cancellationHours).toBe(
      cancellationHours,
    );
    expect(change.newBooking).toMatchObject({ cancellationHours });
  });
});

describe('a payment is dated', () => {
  const answer = (paidAt: Date | null) =>
    ({ outcome: 'paid', reference: 'R-1', received, paidAt }) as const;
  const unanswered = { since: at('07:57'), outcome: 'silent' } as const;

  test.each<[string, Date | null, Transaction, Date]>([
    ["by the provider's clock", at('07:56'), pending, at('07:56')],
    ['not before it began', at('01:56'), pending, pending.createdAt],
    ['not after now', at('08:01'), pending, now],
    ['now where the provider says no time', null, pending, now],
    ['from the first question without an answer', null, { ...pending, unanswered }, at('07:57')],
    ["by the provider's clock also then", at('07:56'), { ...pending, unanswered }, at('07:56')],
  ])('%s', (_case, paidAt, payment, expected) => {
    const booked = settled('paid', { payment, answer: answer(paidAt) });
    expect(booked.payments['T-1']).toMatchObject({ paidAt: expected });
    const lost = settled('paid', { payment, answer: answer(paidAt), isCustomerGone: true });
    expect(lost.payments['T-1']).toMatchObject({ status: 'refund_due', paidAt: expected });
  });
});

describe('money that cannot be booked goes back', () => {
  test('its minutes are freed, and customer and staff are told', () => {
    const message = { bookingId: 'T-1', version: '1', facts: {}, dueAt: now };
    expect(settled('paid', { payment: expired, day: fullDay })).toEqual({
      payments: { 'T-1': { status: 'refund_due', refundReason: 'slot_gone', ...moneyIn } },
      jobs: [leave],
      messages: [
        { kind: 'place_lost', uid: 'nadia', ...message },
        { kind: 'staff_payment', uid: null, ...message },
      ],
      ...nothing,
    });
  });

  test.each<[string, ProviderOutcome, Given, Transaction['refundReason']]>([
    ['its customer is gone', 'paid', { isCustomerGone: true }, 'customer_gone'],
    ['it was paid twice', 'paid', { hasAnotherPayment: true }, 'another_payment'],
    [
      'another payment has replaced it',
      'paid',
      { payment: { ...pending, status: 'failed', failureReason: 'replaced' } },
      'another_payment',
    ],
    [
      'its customer has given it up',
      'paid',
      { payment: { ...pending, status: 'failed', failureReason: 'cancelled' }, day: freeDay },
      'given_up',
    ],
    ['its start is not on sale any more', 'paid', { isOnSale: false }, 'not_on_sale'],
    ['its start is not offered any more', 'paid', { slot: null }, 'slot_gone'],
    ['the visit has begun without it', 'paid', { day: freeDay, at: at('09:05') }, 'too_late'],
    ['another sum came', 'mispaid', {}, 'amount_mismatch'],
  ])('when %s', (_case, outcome, given, refundReason) => {
    const change = settled(outcome, given);
    expect(change.payments['T-1']).toMatchObject({ status: 'refund_due', refundReason, received });
    expect(change.jobs).toEqual([leave]);
    expect(change.messages).toHaveLength(2);
    expect(change).not.toHaveProperty('newBooking');
    expect(change).not.toHaveProperty('customer');
  });

  test('what came is kept as the provider wrote it', () => {
    const little = { amount: '1.00', currency: 'BDT' };
    const answer = { outcome: 'mispaid', reference: null, received: little, paidAt: null } as const;
    expect(settled('mispaid', { answer }).payments['T-1']).toMatchObject({
      received: little,
      providerReference: null,
    });
  });
});

describe('a payment that is not paid', () => {
  const failed = (failureReason: string, nextCheckAt: Date) => ({
    'T-1': { status: 'failed', failureReason, nextCheckAt },
  });

  test('keeps its minutes after a declined card', () => {
    expect(settled('failed')).toEqual({
      payments: failed('declined', pending.expiresAt),
      ...nothing,
    });
  });

  test.each<[string, ProviderOutcome, Date, string]>([
    ['was declined when its hold is over', 'failed', at('08:10'), 'declined'],
    ['has expired at the provider', 'expired', now, 'expired'],
    ['is still open when its hold is over', 'open', at('08:10'), 'expired'],
    ['never reached the provider in its hold', 'unknown', at('08:10'), 'expired'],
  ])('frees its minutes if it %s', (_case, outcome, moment, reason) => {
    expect(settled(outcome, { at: moment })).toEqual({
      payments: failed(reason, at('08:25')),
      jobs: [leave],
      ...nothing,
    });
  });

  const later = (nextCheckAt: Date) => ({ payments: { 'T-1': { nextCheckAt } }, ...nothing });

  test.each<[string, ProviderOutcome, Given, Date]>([
    ['open at a check', 'open', {}, at('08:09')],
    [
      'declined, and its hold lasts',
      'failed',
      { payment: { ...declined, nextCheckAt: now } },
      at('08:25'),
    ],
    [
      'declined, and its minutes are freed',
      'open',
      { payment: declined, day: freeDay, at: at('08:10') },
      at('08:25'),
    ],
  ])('is asked about later when it is %s', (_case, outcome, given, nextCheckAt) => {
    expect(settled(outcome, given)).toEqual(later(nextCheckAt));
  });

  test('frees the minutes that it kept when the provider says so again after its hold', () => {
    expect(settled('failed', { payment: declined, at: at('08:10') })).toEqual({
      ...later(at('08:25')),
      jobs: [leave],
    });
  });

  test.each<[string, ProviderOutcome, Given]>([
    ['open between two checks', 'open', { payment: { ...pending, nextCheckAt: at('08:05') } }],
    ['declined between two checks', 'failed', { payment: declined }],
    [
      'failed, and the last check is over',
      'silent',
      { payment: { ...expired, nextCheckAt: null } },
    ],
    ['booked already', 'paid', { payment: { ...pending, status: 'success' } }],
    ['about to go back already', 'mispaid', { payment: { ...pending, status: 'refund_due' } }],
  ])('stays as it is when it is %s', (_case, outcome, given) => {
    expect(settleWith(outcome, given)).toBe('unchanged');
  });
});

describe('a payment about which the provider gives no usable answer', () => {
  const told = (dueAt: Date, moment = now) => ({
    kind: 'staff_unanswered',
    uid: null,
    bookingId: 'T-1',
    version: String(moment.getTime()),
    facts: {},
    dueAt,
  });
  const silentSince = (time: string): Given => ({
    payment: { ...pending, unanswered: { since: at(time), outcome: 'silent' } },
  });

  test.each<[string, ProviderOutcome, Date, Date]>([
    ['silent', 'silent', at('08:05'), at('08:10')],
    ['about another store', 'foreign', at('08:05'), now],
  ])('%s: it is asked again, and the staff is told', (_case, outcome, nextCheckAt, dueAt) => {
    expect(settled(outcome)).toEqual({
      payments: { 'T-1': { nextCheckAt, unanswered: { since: now, outcome } } },
      messages: [told(dueAt)],
      ...nothing,
    });
  });

  test('keeps the time since when there is none, and the staff is told once', () => {
    const change = settled('silent', { ...silentSince('07:58'), at: at('08:05') });
    expect(change.payments['T-1']).toMatchObject({ unanswered: { since: at('07:58') } });
    expect(change.messages).toBeUndefined();
  });

  test('is told again when it turns out that a setting is wrong', () => {
    const change = settled('foreign', silentSince('07:58'));
    expect(change.payments['T-1']?.unanswered).toEqual({ since: at('07:58'), outcome: 'foreign' });
    expect(change.messages).toEqual([told(now)]);
  });

  test('is not told of when it had failed before, and its minutes are freed', () => {
    expect(settled('silent', { payment: declined, at: at('08:10') })).toEqual({
      payments: {
        'T-1': { nextCheckAt: at('08:15'), unanswered: { since: at('08:10'), outcome: 'silent' } },
      },
      jobs: [leave],
      ...nothing,
    });
  });

  describe('keeps its bay for as long as the settings say', () => {
    const heldUntil = (time: string) => [
      { claimId: 'claim', job: jobAt('09:00', '09:30', { heldUntil: at(time) }) },
    ];

    test.each<[string, Given, object[] | undefined]>([
      ['not while its hold lasts', { unansweredMinutes: 30 }, undefined],
      ['from its last check on', { unansweredMinutes: 30, at: at('08:09') }, heldUntil('08:38')],
      ['from the end of its hold', { unansweredMinutes: 30, at: at('08:10') }, heldUntil('08:38')],
      ['not beyond two minutes by default', { at: at('08:10') }, undefined],
      [
        'not once others could have taken it',
        { unansweredMinutes: 30, at: at('08:12') },
        undefined,
      ],
      [
        'not when it is gone',
        { unansweredMinutes: 30, at: at('08:10'), day: freeDay, slot: nineOn(freeDay) },
        undefined,
      ],
      [
        'not for longer because it is asked again',
        {
          unansweredMinutes: 30,
          at: at('08:20'),
          day: dayWith({ jobs: { claim: holdUntil('08:38') } }),
        },
        undefined,
      ],
    ])('%s', (_case, given, jobs) => {
      expect(settled('silent', given).jobs).toEqual(jobs);
    });
  });

  test.each<[string, ProviderOutcome, object]>([
    ['open', 'open', { nextCheckAt: at('08:09'), unanswered: null }],
    [
      'declined',
      'failed',
      {
        status: 'failed',
        failureReason: 'declined',
        nextCheckAt: pending.expiresAt,
        unanswered: null,
      },
    ],
    ['paid', 'paid', { status: 'success', ...moneyIn, paidAt: at('07:58'), unanswered: null }],
  ])('is %s: it has its answer', (_case, outcome, change) => {
    expect(settled(outcome, silentSince('07:58')).payments['T-1']).toEqual(change);
  });

  test('has its answer also when nothing else becomes of it', () => {
    const { payment } = silentSince('07:58');
    const notDue = payment && { ...payment, nextCheckAt: at('08:05') };
    expect(settled('open', { payment: notDue })).toEqual({
      payments: { 'T-1': { unanswered: null } },
      ...nothing,
    });
  });
});

test('only a payment of the sale is settled', () => {
  const sale = { booking: null, payments: [], days: [] };
  const answer = { outcome: 'open', reference: null, received: null, paidAt: null } as const;
  const facts: SettleFacts = {
    answer,
    slot: null,
    isCustomerGone: false,
    hasAnotherPayment: false,
    isOnSale: true,
    unansweredMinutes: 2,
    openPayments: [],
    code: 'ABC234',
  };
  expect(() => settle(sale, 'T-1', facts, { now })).toThrow('The sale has no payment T-1');
});

describe('a later check', () => {
  const next = at('08:15');
  const over = at('08:10');

  test.each<[string, Transaction, Day[], Date, boolean]>([
    ['a declined payment whose hold is over', declined, [heldDay], over, true],
    ['the same on the second of its days', declined, [nextDayWith(), heldDay], over, true],
    ['a declined payment whose hold lasts', declined, [heldDay], now, false],
    ['a declined payment that holds nothing any more', declined, [freeDay], over, false],
    ['a pending payment whose hold is over', pending, [heldDay], over, false],
    ['a payment whose minutes are booked', declined, [dayWith()], over, false],
  ])('of %s', (_case, payment, days, moment, isFreed) => {
    expect(checkLater(payment, { days }, next, moment)).toEqual({
      payments: { 'T-1': { nextCheckAt: next } },
      ...(isFreed && { jobs: [leave] }),
      ...nothing,
    });
  });

  test('may be none', () => {
    expect(checkLater(expired, { days: [] }, null, now).payments).toEqual({
      'T-1': { nextCheckAt: null },
    });
  });
});
