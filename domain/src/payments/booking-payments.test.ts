import { describe, expect, test } from 'vitest';
import type { PriceLine } from '../services/price-lines.ts';
import {
  keptOfAll,
  leftOfAll,
  linesOfAddition,
  linesOfParts,
  owedWithoutPart,
  returnedFacts,
  whatFor,
  withoutPart,
} from './booking-payments.ts';
import type { Transaction } from './transaction.ts';

const line = (name: string, price: number): PriceLine => ({
  _id: name.toLowerCase(),
  name,
  price,
  minutes: 5,
});
const wash = line('Wash', 30);
const [wax, mats] = [line('Wax', 10), line('Mats', 5.5)];
const change = (price: number) => ({ _id: 'addition', name: 'Change', price, minutes: 0 });

test.each<[string, PriceLine[], PriceLine[], PriceLine[]]>([
  ['an add-on', [wash], [wash, wax], [change(0), wax]],
  ['two add-ons beside one that stays', [wash, wax], [wash, wax, mats], [change(0), mats]],
  ['a dearer service', [wash], [line('Polish', 70)], [change(40)]],
  ['a dearer service with an add-on', [wash], [line('Polish', 70), wax], [change(40), wax]],
  ['an add-on instead of a cheaper one', [wash, mats], [wash, wax], [change(4.5)]],
])('the addition of %s says what it pays for', (_what, before, after, expected) => {
  const sum = (lines: PriceLine[]) => lines.reduce((minor, { price }) => minor + price * 100, 0);
  const minor = sum(after) - sum(before);
  const lines = linesOfAddition(before, after, minor, 'Change');
  expect(lines).toEqual(expected);
  expect(sum(lines)).toBe(minor);
});

test('what is left is also what is due, which cannot go back a second time', () => {
  const payment = (status: Transaction['status'], amount: number, back: number[] = []) =>
    ({ status, amount, refunds: back.map((sum) => ({ amount: sum })) }) as Transaction;
  const payments = [
    payment('success', 30, [10]),
    payment('refund_due', 5.5),
    payment('refunded', 7, [3, 4]),
    payment('unpaid', 9),
  ];
  expect([keptOfAll(payments), leftOfAll(payments)]).toEqual([2000, 2550]);
});

test.each<[string, Partial<Transaction>[], object]>([
  ['of the payment that made a booking has no sum', [{ amount: 50 }], {}],
  [
    'with an addition has the sum of both',
    [{ amount: 50 }, { amount: 10, bookingId: 'T-1' }],
    { amount: 60 },
  ],
  [
    'of an addition to a free booking has its sum',
    [{ amount: 10, bookingId: 'T-1' }],
    { amount: 10 },
  ],
  [
    'has the sum of what earlier refunds have left',
    [
      { amount: 50, refunds: [{ amount: 20 }] as Transaction['refunds'] },
      { amount: 10, bookingId: 'T-1' },
    ],
    { amount: 40 },
  ],
])('money that has gone back: all that was left %s', (_what, payments, expected) => {
  const paid = payments.map((payment) => ({ status: 'success', ...payment }) as Transaction);
  expect(returnedFacts(paid)).toEqual(expected);
});

describe('a payment without a part', () => {
  const at = new Date('2031-03-10T06:00:00Z');
  const entry = { reason: 'Changed.', reference: 'R-1', at };
  const paid = {
    status: 'success',
    amount: 15.5,
    currency: 'BDT',
    received: { amount: '15.50', currency: 'BDT' },
    lines: [change(5.5), wax],
  } as Transaction;
  const refunds = (amount: number) => [{ amount, ...entry }];
  const whole = {
    status: 'refunded',
    refundReason: 'business_decision',
    refundReference: 'R-1',
    refundedAt: at,
  };

  test.each<[string, Partial<Transaction>, number, object]>([
    ['keeps its status', {}, 550, { refunds: refunds(5.5) }],
    ['is refunded when all of it goes back', {}, 1550, { ...whole, refunds: refunds(15.5) }],
    [
      'is refunded when the rest of it goes back',
      { refunds: refunds(5.5) },
      1000,
      { ...whole, refunds: [...refunds(5.5), ...refunds(10)] },
    ],
  ])('%s', (_what, has, minor, expected) => {
    expect(withoutPart({ payment: { ...paid, ...has }, minor }, entry)).toEqual(expected);
  });

  const washed = { ...wax, _id: 'wash', name: 'Foam' };
  test.each<[string, number, PriceLine[], object]>([
    [
      'asks for less, and still names the add-ons that stay',
      550,
      [washed, wax],
      { amount: 10, lines: [change(0), wax] },
    ],
    [
      'asks for less, without an add-on that was taken out',
      1000,
      [washed],
      { amount: 5.5, lines: [change(5.5)] },
    ],
    [
      'names no add-ons where something else became cheaper',
      1000,
      [washed, wax],
      { amount: 5.5, lines: [change(5.5)] },
    ],
    ['asks for nothing', 1550, [washed], { status: 'void' }],
  ])('that is still to come %s', (_what, minor, after, expected) => {
    const payment = { ...paid, status: 'unpaid' as const };
    expect(owedWithoutPart({ payment, minor }, after)).toEqual(expected);
  });
});

describe('the lines of a payment that is paid in parts', () => {
  const line = (_id: string, price: number, minutes = 0) => ({ _id, name: _id, price, minutes });
  const lines = [line('wash', 30, 30), line('wax', 10, 15), line('mats', 5)];
  const part = (price: number, minutes = 30) => ({
    ...line('wash', price, minutes),
    name: 'wash (part payment)',
  });
  const rest = (price: number) => ({ ...line('rest', price), name: 'Rest of booking ABC234' });
  test.each([
    ['large enough for the add-ons', 2000, [part(5), ...lines.slice(1)], [rest(25)]],
    ['just the add-ons', 1500, [part(0), ...lines.slice(1)], [rest(30)]],
    ['less than the add-ons', 1000, [part(10, 45)], [rest(20), line('wax', 10), line('mats', 5)]],
  ])('%s', (_case, minor, ofPart, ofRest) => {
    expect(linesOfParts(lines, minor, 'ABC234')).toEqual({ part: ofPart, rest: ofRest });
  });

  test('name the add-ons nowhere if neither is large enough', () => {
    const dear = [line('wash', 5, 30), line('wax', 20, 15)];
    expect(linesOfParts(dear, 1000, 'ABC234')).toEqual({ part: [part(10, 45)], rest: [rest(15)] });
    expect(whatFor({ lines: [rest(15)] })).toBe('Rest');
  });
});
