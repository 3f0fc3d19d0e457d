import { expect, test } from 'vitest';
import type { RefundedPayment } from '../payments/received-money.ts';
import { moneyOfEdit } from './money-of-edit.ts';

type Booking = Parameters<typeof moneyOfEdit>[0];

const cash = (amount: number, change: Partial<RefundedPayment> = {}): RefundedPayment => ({
  status: 'success',
  amount,
  currency: 'BDT',
  received: { amount: amount.toFixed(2), currency: 'BDT' },
  ...change,
});

const owed = (amount: number) => cash(amount, { status: 'unpaid', received: null });

const back = (amount: number): Partial<RefundedPayment> => ({
  refunds: [{ amount, at: new Date(0), reason: '', reference: '' }],
});

const own = cash(29.7);
const courtesy = cash(29.7, back(10));
const [wax, mats] = [cash(10), cash(5)];

const paid: Booking = { amount: 29.7, refundTerms: 'by_notice' };
const unpaid: Booking = { amount: 29.7, refundTerms: 'unpaid' };
const granted: Booking = { amount: 29.7, refundTerms: 'granted' };
const dearer: Booking = { amount: 44.7, refundTerms: 'forfeited' };

const goesBack = (...parts: [RefundedPayment, number][]) => ({
  kind: 'goes_back',
  parts: parts.map(([payment, minor]) => ({ payment, minor })),
});
const [same, repriced, refunded, allBack] = [
  { kind: 'same' },
  { kind: 'repriced' },
  { kind: 'refunded' },
  { kind: 'all_back' },
];
const notAsked = { kind: 'written_off' };
const writtenOff = { status: 'written_off', received: null } as const;
const toCollect = (minor: number) => ({ kind: 'to_collect', minor });

test.each<[string, Booking, RefundedPayment[], number, object]>([
  ['the same price', paid, [own], 29.7, same],
  ['a lower price', paid, [own], 29.5, goesBack([own, 20])],
  ['a higher price', paid, [own], 30, toCollect(30)],
  ['nothing to pay any more', paid, [own], 0, allBack],
  ['a lower price after a courtesy', paid, [courtesy], 20, goesBack([courtesy, 970])],
  ['a lower price than the courtesy left', paid, [courtesy], 5, allBack],
  ['a lower price after all went back in parts', paid, [cash(29.7, back(29.7))], 5, same],
  [
    'a higher price after it was made cheaper',
    { ...paid, amount: 19.7 },
    [courtesy],
    29.7,
    toCollect(1000),
  ],
  ['another price that nobody paid', unpaid, [owed(29.7)], 40, repriced],
  ['other lines that nobody paid', unpaid, [owed(29.7)], 29.7, repriced],
  ['another price that was written off', unpaid, [cash(29.7, writtenOff)], 40, notAsked],
  ['the same price that was written off', unpaid, [cash(29.7, writtenOff)], 29.7, same],
  [
    'a lower price after an addition was written off',
    dearer,
    [own, cash(15, writtenOff)],
    29.7,
    notAsked,
  ],
  ['a price of a free sale', { ...paid, amount: 0 }, [cash(0)], 10, toCollect(1000)],
  ['a price when the money goes back', granted, [own], 10, refunded],
  ['a higher price when the money goes back', granted, [own], 40, refunded],
  ['the same price when the money goes back', granted, [own], 29.7, same],
  ['a second addition', dearer, [own, wax, mats], 50, toCollect(530)],
  ['less than the last addition', dearer, [own, wax, mats], 43.7, goesBack([mats, 100])],
  ['the last addition', dearer, [own, wax, mats], 39.7, goesBack([mats, 500])],
  [
    'more than the last addition',
    dearer,
    [own, wax, mats],
    30.7,
    goesBack([mats, 500], [wax, 900]),
  ],
  [
    'more than all additions',
    dearer,
    [own, wax, mats],
    20,
    goesBack([mats, 500], [wax, 1000], [own, 970]),
  ],
  [
    'an addition to be paid, before one that was paid later',
    dearer,
    [own, owed(10), mats],
    33.7,
    goesBack([owed(10), 1000], [mats, 100]),
  ],
  [
    'an addition that went back already',
    dearer,
    [own, cash(10, { status: 'refunded', ...back(10) }), mats],
    34.7,
    goesBack([mats, 500], [own, 500]),
  ],
  [
    'the addition of a free sale',
    { ...paid, amount: 10 },
    [cash(0), wax],
    0,
    goesBack([wax, 1000]),
  ],
  [
    'more than an addition after a courtesy',
    { ...paid, amount: 10 },
    [cash(0), cash(10, back(4))],
    0,
    goesBack([cash(10, back(4)), 600]),
  ],
])('%s', (_what, booking, payments, after, expected) => {
  expect(moneyOfEdit(booking, payments, after)).toEqual(expected);
});
