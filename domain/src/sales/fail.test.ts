import { describe, expect, test } from 'vitest';
import type { FailureReason, Transaction } from '../payments/transaction.ts';
import { pendingTransaction as pending } from '../payments/transaction-of-tests.ts';
import type { EntryChange } from '../waitlist/entry-change.ts';
import { at } from './days-of-tests.ts';
import { failed, giveUp, replaced } from './fail.ts';
import { heldDay, now } from './purchase-of-tests.ts';
import type { Sale } from './sale.ts';
import { changeOf } from './sale-of-tests.ts';

const leave = { claimId: 'claim', job: null };
const nothing = { events: [], audit: [] };
const declined: Transaction = { ...pending, status: 'failed', failureReason: 'declined' };

describe('a payment fails', () => {
  test('declined, it keeps its minutes and is asked about at the end of its hold', () => {
    expect(failed(pending, 'declined', now)).toEqual({
      payments: {
        'T-1': { status: 'failed', failureReason: 'declined', nextCheckAt: at('08:10') },
      },
      ...nothing,
    });
  });

  test.each<[string, FailureReason, Date, Date | null]>([
    ['declined at the end of its hold', 'declined', at('08:10'), at('08:25')],
    ['not paid in time', 'expired', at('08:10'), at('08:25')],
    ['cancelled while its hold lasts', 'cancelled', now, at('08:25')],
    ['without a card page', 'provider_down', now, at('08:25')],
    ['three days after it began', 'expired', at('07:55', '2027-01-05'), null],
  ])(
    '%s, it frees its minutes and is asked about by its age',
    (_case, reason, moment, nextCheckAt) => {
      expect(failed(pending, reason, moment)).toEqual({
        payments: { 'T-1': { status: 'failed', failureReason: reason, nextCheckAt } },
        jobs: [leave],
        ...nothing,
      });
    },
  );
});

describe('a payment whose hold another one takes', () => {
  test.each<[string, Transaction, object]>([
    [
      'fails while it is pending',
      pending,
      { status: 'failed', failureReason: 'replaced', nextCheckAt: at('08:25') },
    ],
    ['stays declined', declined, { expiresAt: now, nextCheckAt: at('08:25') }],
  ])('%s', (_case, payment, change) => {
    expect(replaced(payment, now)).toEqual({ payments: { 'T-1': change } });
  });
});

describe('a customer gives up', () => {
  const saleOf = (payment: Partial<Transaction>): Sale => ({
    booking: null,
    payments: [{ ...pending, ...payment }],
    days: [heldDay],
  });
  const back: EntryChange = {
    entry: { state: 'waiting', lineId: 'line-2' },
    waiting: [
      {
        date: '2027-01-02',
        lineId: 'line-2',
        waiting: { serviceId: 'foamwash', minutes: 30, starts: ['09:00'], since: at('07:00') },
      },
    ],
  };
  const ended = (failureReason: FailureReason) => ({
    payments: { 'T-1': { status: 'failed', failureReason, nextCheckAt: at('08:25') } },
    jobs: [leave],
    ...nothing,
  });

  test.each<[string, FailureReason, EntryChange | null, object]>([
    ['a pending payment, which frees its minutes', 'cancelled', null, ended('cancelled')],
    [
      'a payment without a card page, and is back in line',
      'provider_down',
      back,
      { ...ended('provider_down'), onWaitlist: back },
    ],
    [
      'a payment without a card page, and has no start left to wait for',
      'provider_down',
      { entry: { state: 'left' }, waiting: [] },
      { ...ended('provider_down'), onWaitlist: { entry: { state: 'left' }, waiting: [] } },
    ],
  ])('%s', (_case, reason, onWaitlist, change) => {
    expect(giveUp(saleOf({}), { reason, onWaitlist }, { now })).toEqual(change);
  });

  test('a pending payment whose hold is over', () => {
    const decision = giveUp(
      saleOf({ expiresAt: at('07:59') }),
      { reason: 'cancelled', onWaitlist: null },
      { now },
    );
    expect(changeOf(decision).payments['T-1']).toMatchObject({ failureReason: 'cancelled' });
  });

  test.each([
    ['nothing', null],
    ['an entry to put back in line', back],
  ])('a declined payment that keeps its minutes, with %s: its hold ends', (_case, onWaitlist) => {
    expect(giveUp(saleOf(declined), { reason: 'cancelled', onWaitlist }, { now })).toEqual({
      payments: { 'T-1': { failureReason: 'cancelled', expiresAt: now } },
      jobs: [leave],
      ...nothing,
    });
  });

  test.each<[string, Sale]>([
    ['paid', saleOf({ status: 'success' })],
    ['about to go back', saleOf({ status: 'refund_due' })],
    ['gone back', saleOf({ status: 'refunded' })],
    ['declined, and its hold is over', saleOf({ ...declined, expiresAt: now })],
    ['not paid in time', saleOf({ status: 'failed', failureReason: 'expired' })],
    ['replaced by another one', saleOf({ status: 'failed', failureReason: 'replaced' })],
    ['not there', { ...saleOf({}), payments: [] }],
  ])('a payment that is %s: it stays as it is', (_case, sale) => {
    expect(giveUp(sale, { reason: 'cancelled', onWaitlist: back }, { now })).toBe('unchanged');
  });
});
