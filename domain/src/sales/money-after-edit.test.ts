import { describe, expect, test } from 'vitest';
import type { EditBooking } from '../bookings/endpoints.ts';
import type { Refund } from '../payments/refund-entry.ts';
import type { Transaction } from '../payments/transaction.ts';
import { unpaidTransaction } from '../payments/transaction-of-tests.ts';
import type { Edited } from './edited.ts';
import { moneyAfterEdit } from './money-after-edit.ts';
import type { Sale } from './sale.ts';
import { conflict } from './sale-change.ts';
import { act, saleWith } from './sale-of-tests.ts';

type Payment = Partial<Transaction>;

/** By their ids. */
type PaymentChanges = Record<string, Payment>;

const [wash] = unpaidTransaction.lines as [Transaction['lines'][number]];
const wax = { _id: 'wax', name: 'Wax', price: 10, minutes: 15 };
const mats = { _id: 'mats', name: 'Mats', price: 5.5, minutes: 0 };
const change = { _id: 'addition', name: 'Change of booking ABC234', price: 0, minutes: 0 };

const cash = (amount: number): Payment => ({ status: 'success', paymentMethod: 'cash', amount });
const terminal = (amount: number): Payment => ({ ...cash(amount), paymentMethod: 'terminal' });
const card = (amount: number): Payment => ({ ...cash(amount), paymentMethod: 'card' });
const free: Payment = { ...cash(0), paymentMethod: 'free' };
const owed = (amount: number, ...addOns: Transaction['lines']): Payment => ({
  amount,
  lines: [change, ...addOns],
});
const writtenOff = (amount: number): Payment => ({ status: 'written_off', amount });

const back = (amount: number, reference = ''): Refund => ({
  amount,
  at: act.now,
  reason: 'The booking was changed.',
  reference,
});
const allBack = (amount: number, reference = ''): Payment => ({
  status: 'refunded',
  refundReason: 'business_decision',
  refundReference: reference || null,
  refundedAt: act.now,
  refunds: [back(amount, reference)],
});
const courtesy: Refund = { ...back(4), at: unpaidTransaction.createdAt, reason: 'Stains' };
const partlyBack = (payment: Payment): Payment => ({ ...payment, refunds: [courtesy] });

/** A booking at the price of its payment and of those of its additions, `T-2` and `T-3`. */
function soldFor(amount: number, own: Payment, ...additions: Payment[]): Sale {
  const sale = saleWith(own, { amount });
  const added = additions.map((addition, index): Transaction => {
    const _id = `T-${index + 2}`;
    return { ...unpaidTransaction, _id, bookingId: 'T-1', ...addition };
  });
  return { ...sale, payments: [...sale.payments, ...added] };
}

const withTerms = (sale: Sale, refundTerms: 'granted' | 'forfeited'): Sale => ({
  ...sale,
  booking: sale.booking && { ...sale.booking, refundTerms },
});

/** Returns what becomes of the money when the booking has these parts afterwards. */
function moneyOf(
  sale: Sale,
  edited: Partial<Edited>,
  body: Partial<Pick<EditBooking, 'paymentMethod' | 'reference'>> = {},
) {
  const { booking } = sale;
  if (!booking) throw new Error('The sale has no booking');
  const { service, lines, amount, vehicle, customer, slot } = booking;
  const parts = { service, lines, amount, vehicle, customer, slot, vatPercent: null, ...edited };
  const chosen = { paymentMethod: undefined, reference: '', ...body };
  const facts = { currency: 'USD' };
  return moneyAfterEdit(sale, booking, { ...parts, changed: ['add_ons'] }, chosen, facts, act);
}

const noMoney = { payments: {}, addition: null, events: [], terms: {} };
const badInput = (path: string, message: string) => ({
  code: 'bad_input',
  message,
  errors: [{ path, message }],
});

describe('no money moves', () => {
  test.each([
    ['the price of a paid sale stays', soldFor(30, cash(30)), 30],
    ['all of it went back in parts before', soldFor(30, { ...cash(30), refunds: [back(30)] }), 20],
    ['the price stays, of which something was written off', soldFor(30, writtenOff(30)), 30],
    ['the price stays while the money goes back', withTerms(soldFor(30, card(30)), 'granted'), 30],
    ['the price stays after an addition', soldFor(40, cash(30), owed(10, wax)), 40],
  ])('when %s', (_case, sale, amount) => {
    expect(moneyOf(sale, { amount, lines: [wash, mats] })).toEqual(noMoney);
  });
});

describe('an unpaid sale', () => {
  const lines = [{ ...wash, price: 30 }, wax, mats];
  const service = { ...unpaidTransaction.service, _id: 'polish', name: 'Polish' };
  const same = { service: unpaidTransaction.service, lines: unpaidTransaction.lines };

  test.each<[string, Partial<Edited>, object]>([
    ['a higher price', { lines, amount: 60 }, { ...same, lines, amount: 60 }],
    ['a lower price', { amount: 20 }, { ...same, amount: 20 }],
    ['other lines at the same price', { lines }, { ...same, lines, amount: 49.9 }],
    ['another service', { service, amount: 70 }, { ...same, service, amount: 70 }],
    [
      'the rate of the VAT of what is sold now',
      { vatPercent: 5, amount: 60 },
      { ...same, amount: 60, vatPercent: 5 },
    ],
    [
      'no VAT where what is sold now has none',
      { vatPercent: 0, amount: 60 },
      { ...same, amount: 60, vatPercent: 0 },
    ],
  ])('gets %s', (_case, edited, price) => {
    expect(moneyOf(saleWith(), edited)).toEqual({ ...noMoney, payments: { 'T-1': price } });
  });

  test.each([
    ['cash', { paymentMethod: 'cash' }],
    ['a reference', { reference: 'R-1' }],
  ] as const)('gets its price whatever is said of the money: %s', (_case, body) => {
    const money = moneyOf(saleWith(), { amount: 60 }, body);
    expect(money).toMatchObject({ payments: { 'T-1': { amount: 60 } }, addition: null });
  });

  test('that costs nothing any more is paid as free, and not asked for', () => {
    const nothing = { ...same, lines: [{ ...wash, price: 0 }], amount: 0 };
    expect(moneyOf(saleWith(), { ...nothing, vatPercent: 5 })).toEqual({
      ...noMoney,
      payments: {
        'T-1': {
          ...nothing,
          vatPercent: 5,
          status: 'success',
          paymentMethod: 'free',
          paidAt: act.now,
          received: { amount: '0.00', currency: 'USD' },
        },
      },
      terms: { refundTerms: 'by_notice' },
    });
  });
});

describe('money goes back', () => {
  test.each<[string, Sale, number, string, PaymentChanges, number, string?]>([
    ['in cash', soldFor(30, cash(30)), 20, '', { 'T-1': { refunds: [back(10)] } }, 10],
    [
      'in cash, which has no reference',
      soldFor(30, cash(30)),
      20,
      'R-1',
      { 'T-1': { refunds: [back(10)] } },
      10,
    ],
    ['by the terminal', soldFor(30, terminal(30)), 20, '', { 'T-1': { refunds: [back(10)] } }, 10],
    [
      'by the terminal with a reference',
      soldFor(30, terminal(30)),
      20,
      'R-1',
      { 'T-1': { refunds: [back(10, 'R-1')] } },
      10,
      'R-1',
    ],
    [
      'to a card with its reference',
      soldFor(30, card(30)),
      20,
      'R-1',
      { 'T-1': { refunds: [back(10, 'R-1')] } },
      10,
      'R-1',
    ],
    ['to the cent', soldFor(49.9, cash(49.9)), 49.8, '', { 'T-1': { refunds: [back(0.1)] } }, 0.1],
    [
      'also when it would be forfeited by cancelling',
      withTerms(soldFor(30, cash(30)), 'forfeited'),
      20,
      '',
      { 'T-1': { refunds: [back(10)] } },
      10,
    ],
    [
      'beside what went back before',
      soldFor(30, partlyBack(cash(30))),
      20,
      '',
      { 'T-1': { refunds: [courtesy, back(10)] } },
      10,
    ],
    [
      'of the latest payment first',
      soldFor(45.5, cash(30), terminal(10), cash(5.5)),
      42,
      '',
      { 'T-3': { refunds: [back(3.5)] } },
      3.5,
    ],
    [
      'of the one before once the latest is all back',
      soldFor(45.5, cash(30), terminal(10), cash(5.5)),
      30,
      '',
      { 'T-3': allBack(5.5), 'T-2': allBack(10) },
      15.5,
    ],
    [
      'of the own payment last',
      soldFor(45.5, cash(30), terminal(10), cash(5.5)),
      20,
      'R-1',
      { 'T-3': allBack(5.5), 'T-2': allBack(10, 'R-1'), 'T-1': { refunds: [back(10)] } },
      25.5,
      'R-1',
    ],
    [
      'to a card and in cash, of which only the card has a reference',
      soldFor(40, card(30), cash(10)),
      25,
      'R-1',
      { 'T-2': allBack(10), 'T-1': { refunds: [back(5, 'R-1')] } },
      15,
      'R-1',
    ],
    [
      'in cash without a reference, while the money of the card stays',
      soldFor(40, card(30), cash(10)),
      30,
      '',
      { 'T-2': allBack(10) },
      10,
    ],
    [
      'of the rest of an addition',
      soldFor(40, cash(30), partlyBack(cash(10))),
      34,
      '',
      { 'T-2': { ...allBack(6), refunds: [courtesy, back(6)] } },
      6,
    ],
    [
      'of what was added to a free sale',
      soldFor(10, free, cash(10)),
      0,
      '',
      { 'T-2': allBack(10) },
      10,
    ],
    [
      'after an addition that went back already',
      soldFor(45.5, cash(30), { ...cash(10), ...allBack(10) }, cash(5.5)),
      35,
      '',
      { 'T-3': allBack(5.5), 'T-1': { refunds: [back(5)] } },
      10.5,
    ],
    [
      'only as far as the debt is not enough',
      soldFor(45.5, cash(30), owed(10, wax), cash(5.5)),
      33,
      '',
      { 'T-2': { status: 'void' }, 'T-3': { refunds: [back(2.5)] } },
      2.5,
    ],
  ])('%s', (_case, sale, amount, reference, payments, sum, named) => {
    expect(moneyOf(sale, { amount }, { reference })).toEqual({
      ...noMoney,
      payments,
      events: [
        {
          kind: 'part_refunded',
          by: act.by,
          amount: sum,
          reason: 'The booking was changed.',
          ...(named && { reference: named }),
        },
      ],
    });
  });
});

describe('of what is owed for an addition', () => {
  const both = owed(15.5, wax, mats);

  test.each<[string, Sale, number, Transaction['lines'], PaymentChanges]>([
    [
      'less is asked for without an add-on',
      soldFor(45.5, cash(30), both),
      40,
      [wash, wax],
      { 'T-2': { amount: 10, lines: [change, wax] } },
    ],
    [
      'less is asked for when something else has become cheaper',
      soldFor(45.5, cash(30), both),
      42,
      [wash, wax, mats],
      { 'T-2': { amount: 12, lines: [{ ...change, price: 12 }] } },
    ],
    [
      'the rest is asked for in its first line',
      soldFor(50, cash(30), { amount: 20, lines: [{ ...change, price: 4.5 }, wax, mats] }),
      43,
      [wash, wax],
      { 'T-2': { amount: 13, lines: [{ ...change, price: 3 }, wax] } },
    ],
    [
      'nothing is asked for',
      soldFor(45.5, cash(30), both),
      30,
      [wash],
      { 'T-2': { status: 'void' } },
    ],
    [
      'the latest is asked for first',
      soldFor(45.5, cash(30), owed(10, wax), owed(5.5, mats)),
      38,
      [wash, wax],
      { 'T-3': { status: 'void' }, 'T-2': { amount: 8, lines: [{ ...change, price: 8 }] } },
    ],
    [
      'nothing is asked for before what was paid goes back',
      soldFor(45.5, card(30), owed(10, wax), card(5.5)),
      35.5,
      [wash, mats],
      { 'T-2': { status: 'void' } },
    ],
  ])('%s, and nothing is told of it', (_case, sale, amount, lines, payments) => {
    expect(moneyOf(sale, { amount, lines })).toEqual({ ...noMoney, payments });
  });
});

describe('a difference is to be paid', () => {
  test.each([
    ['in cash', soldFor(30, cash(30)), 40, 'cash', 1000],
    ['at the terminal', soldFor(30, card(30)), 40, 'terminal', 1000],
    ['later', soldFor(30, cash(30)), 40, 'later', 1000],
    ['for a booking that was free', soldFor(0, free), 10, 'cash', 1000],
    ['beside an earlier addition', soldFor(40, cash(30), owed(10, wax)), 45.5, 'later', 550],
    ['in full after a courtesy', soldFor(30, partlyBack(cash(30))), 35, 'cash', 500],
    ['to the cent', soldFor(49.9, cash(49.9)), 50.2, 'cash', 30],
  ] as const)('%s', (_case, sale, amount, paymentMethod, minor) => {
    expect(moneyOf(sale, { amount, vatPercent: 25 }, { paymentMethod })).toEqual({
      ...noMoney,
      addition: { minor, method: paymentMethod, vatPercent: 25 },
    });
  });

  test('without VAT where none is known', () => {
    const money = moneyOf(soldFor(30, cash(30)), { amount: 40 }, { paymentMethod: 'cash' });
    expect(money).toMatchObject({ addition: { vatPercent: 0 } });
  });
});

const notAsked = conflict('Something of the price was written off, so the price cannot change.');
const goesBackAlready = conflict(
  'The money of this booking goes back already, so its price cannot change.',
);
const noReference = badInput('reference', 'Reference is required.');

test.each([
  ['the own payment was written off', soldFor(30, writtenOff(30)), 40, notAsked],
  [
    'an addition was written off',
    soldFor(40, cash(30), { ...owed(10, wax), ...writtenOff(10) }),
    30,
    notAsked,
  ],
  [
    'it becomes cheaper while its money goes back',
    withTerms(soldFor(30, card(30)), 'granted'),
    20,
    goesBackAlready,
  ],
  [
    'it becomes dearer while its money goes back',
    withTerms(soldFor(30, card(30)), 'granted'),
    40,
    goesBackAlready,
  ],
  [
    'all of the own payment would go back',
    soldFor(30, cash(30)),
    0,
    conflict('All of the money would go back. Refund the booking first.'),
  ],
  [
    'the rest of the own payment would go back',
    soldFor(30, partlyBack(cash(30))),
    4,
    conflict('All of the money would go back. Refund the booking first.'),
  ],
  [
    'nobody says how it is paid',
    soldFor(30, cash(30)),
    40,
    badInput('paymentMethod', 'Choose how the difference is paid.'),
  ],
  ['the money of a card goes back without a reference', soldFor(30, card(30)), 20, noReference],
  ['a card comes after cash', soldFor(40, card(30), cash(10)), 25, noReference],
  ['a card comes after a debt', soldFor(40, card(30), owed(10, wax)), 25, noReference],
])('the price stays when %s', (_case, sale, amount, expected) => {
  expect(moneyOf(sale, { amount })).toEqual(expected);
});
