import { describe, expect, test } from 'vitest';
import type { BookingStatus } from '../bookings/booking.ts';
import type { TransactionStatus } from '../payments/transaction.ts';
import {
  type Counts,
  changeInCounts,
  countAddOns,
  countBooking,
  countReview,
  countTransaction,
  countUser,
  rankAddOns,
  recountStatistics,
  splitCounts,
  sumCounts,
} from './count-statistics.ts';
import { nestCounters } from './unfolded-statistics.ts';

const dhaka = 'Asia/Dhaka';
const sold = {
  service: {
    _id: 'foamwash',
    name: 'Foam',
    category: 'basicWash' as const,
    price: 19.99,
    duration: 30,
    location: 'business' as const,
  },
  lines: [{ _id: '', name: 'Foam', price: 19.99, minutes: 30 }],
  vehicle: {
    vehicleType: 'SUV' as const,
    vehicleTypeName: 'SUV',
    vehicleBrand: 'B',
    vehicleModel: 'M',
    manufacturingYear: 2020,
    registrationPlate: 'P',
  },
};
const transaction = (status: TransactionStatus) => ({
  ...sold,
  status,
  amount: 19.99,
  vatPercent: 15,
  paymentMethod: 'cash' as const,
  currency: 'USD',
  received: { amount: '19.99', currency: 'USD' },
  createdAt: new Date('2026-03-01T17:55:00Z'),
  paidAt: new Date('2026-03-01T18:05:00Z'),
  refundReason: null,
  refundedAt: null,
  refundReference: null,
});

/** The same payment, after this much of it went back on 5 March. */
const refund = (amount: number) => ({
  amount,
  at: new Date('2026-03-05T04:00:00Z'),
  reason: '',
  reference: '',
});
const booking = (status: BookingStatus) => ({
  ...sold,
  status,
  createdAt: new Date('2026-03-01T18:05:00Z'),
});

describe('a successful transaction', () => {
  const counts = countTransaction(transaction('success'), dhaka);

  test('counts by status on the day it began, in the business time zone', () => {
    expect(counts.get('2026-03-01')).toEqual(new Map([['transactions.success', 1]]));
  });

  test('counts as a payment and as revenue in minor units on the day it was paid', () => {
    expect(counts.get('2026-03-02')).toEqual(
      new Map([
        ['payments', 1],
        ['revenueMinor', 1999],
        ['byService.foamwash.revenueMinor', 1999],
        ['byCategory.basicWash.revenueMinor', 1999],
        ['byVehicleType.SUV.revenueMinor', 1999],
      ]),
    );
  });

  test('counts in the total of all time', () => {
    expect(counts.get('all')?.get('transactions.success')).toBe(1);
    expect(counts.get('all')?.get('payments')).toBe(1);
    expect(counts.get('all')?.get('revenueMinor')).toBe(1999);
  });
});

describe('add-ons', () => {
  const line = { _id: 'wax', name: 'Wax', price: 9.99, minutes: 5 };
  const lines = [{ _id: '', name: 'Foam', price: 10, minutes: 30 }, line];
  const month = (status: TransactionStatus) =>
    countTransaction({ ...transaction(status), lines }, dhaka).get('month-2026-03');

  test('count in the month in which they were paid, and only there', () => {
    expect(month('success')?.get('byAddOn.wax:Wax.payments')).toBe(1);
    expect(month('success')?.get('byAddOn.wax:Wax.revenueMinor')).toBe(999);
    const all = countTransaction({ ...transaction('success'), lines }, dhaka).get('all');
    expect([...(all?.keys() ?? [])].filter((path) => path.startsWith('byAddOn'))).toEqual([]);
  });

  test.each(['refund_due', 'refunded'] as const)('do not count when %s unbooked', (status) => {
    const paths = [...(month(status)?.keys() ?? [])];
    expect(paths.filter((path) => path.startsWith('byAddOn'))).toEqual([]);
  });
});

test.each(['pending', 'failed', 'void', 'written_off'] as const)(
  'a %s transaction is no payment and no revenue',
  (status) => {
    expect(countTransaction(transaction(status), dhaka).get('all')).toEqual(
      new Map([[`transactions.${status}`, 1]]),
    );
  },
);

test.each(['refund_due', 'refunded'] as const)(
  'money that bought no booking is no payment and no revenue: %s',
  (status) => {
    const unbooked = { ...transaction(status), refundReason: 'slot_gone' as const };
    expect(countTransaction({ ...unbooked, refunds: [refund(19.99)] }, dhaka).get('all')).toEqual(
      new Map([[`transactions.${status}`, 1]]),
    );
  },
);

test('what is to be paid at the desk counts only in the open sum of all time', () => {
  const counts = countTransaction({ ...transaction('unpaid'), paidAt: null }, dhaka);
  expect(counts.get('all')).toEqual(
    new Map([
      ['transactions.unpaid', 1],
      ['unpaidMinor', 1999],
    ]),
  );
  expect(counts.get('2026-03-01')).toEqual(new Map([['transactions.unpaid', 1]]));
});

test('a due refund is revenue until it is paid back', () => {
  const due = { ...transaction('refund_due'), refundReason: 'booking_cancelled' as const };
  const back = { ...due, status: 'refunded' as const, refunds: [refund(19.99)] };
  expect(countTransaction(due, dhaka).get('all')?.get('revenueMinor')).toBe(1999);
  const change = changeInCounts(countTransaction(due, dhaka), countTransaction(back, dhaka));
  expect(change.get('all')?.get('revenueMinor')).toBe(-1999);
});

test('what is billed anew moves to the new service on that day, and later refunds are taken off that', () => {
  const polish = { ...sold.service, _id: 'polish' };
  const { lines, service } = sold;
  const earlier = {
    ...{ service, lines, vatPercent: 15, paymentMethod: 'cash' as const, amount: 19.99 },
    paidAt: transaction('success').paidAt,
    reversedFor: 'rebill' as const,
    refundCount: 1,
    at: new Date('2026-03-06T04:00:00Z'),
  };
  const later = { ...refund(5), at: new Date('2026-03-07T04:00:00Z') };
  const counts = countTransaction(
    {
      ...transaction('success'),
      service: polish,
      earlierSales: [earlier],
      refunds: [refund(9.99), later],
    },
    dhaka,
  );
  const revenueOn = (id: string) => {
    const day = counts.get(id);
    return ['revenueMinor', 'byService.foamwash.revenueMinor', 'byService.polish.revenueMinor'].map(
      (path) => day?.get(path) ?? 0,
    );
  };
  expect(revenueOn('2026-03-02')).toEqual([1999, 1999, 0]);
  expect(revenueOn('2026-03-05')).toEqual([-999, -999, 0]);
  expect(revenueOn('2026-03-06')).toEqual([0, -1000, 1000]);
  expect(revenueOn('2026-03-07')).toEqual([-500, 0, -500]);
  expect(revenueOn('all')).toEqual([500, 0, 500]);
  expect(counts.get('all')?.get('payments')).toBe(1);
});

test('what was billed before a payment was taken back counts nowhere', () => {
  const { lines, service } = sold;
  const earlier = {
    ...{ service, lines, vatPercent: 15, paymentMethod: 'cash' as const, amount: 19.99 },
    paidAt: new Date('2026-02-01T04:00:00Z'),
    refundCount: 0,
    at: new Date('2026-02-02T04:00:00Z'),
  };
  const polish = { ...transaction('success'), service: { ...service, _id: 'polish' } };
  const earlierSales = [
    { ...earlier, reversedFor: 'rebill' as const },
    { ...earlier, service: polish.service, reversedFor: 'correction' as const },
  ];
  const counts = countTransaction({ ...polish, earlierSales }, dhaka);
  expect(counts).toEqual(countTransaction(polish, dhaka));
});

test('a refund that was reopened is revenue again from that day on', () => {
  const due = { ...transaction('refund_due'), refundReason: 'booking_cancelled' as const };
  const reopening = { at: new Date('2026-03-08T04:00:00Z'), reason: 'Returned' };
  const counts = countTransaction({ ...due, refunds: [{ ...refund(19.99), reopening }] }, dhaka);
  const sumsOn = (id: string) =>
    ['revenueMinor', 'refundedMinor'].map((path) => counts.get(id)?.get(path) ?? 0);
  expect(sumsOn('2026-03-05')).toEqual([-1999, 1999]);
  expect(sumsOn('2026-03-08')).toEqual([1999, -1999]);
  expect(counts.get('all')).toEqual(countTransaction(due, dhaka).get('all'));
});

describe('a refund of a later day', () => {
  const booked = { refundReason: 'booking_cancelled' as const };
  const paid = transaction('success');
  type Paid = Parameters<typeof countTransaction>[0];
  const cases: [string, Paid, number][] = [
    ['of a part', { ...paid, refunds: [refund(5)] }, 500],
    ['that is due', { ...paid, ...booked, status: 'refund_due' }, 0],
    ['of all', { ...paid, ...booked, status: 'refunded', refunds: [refund(19.99)] }, 1999],
  ];

  test.each(cases)('%s leaves the day of the payment as it was', (_case, after) => {
    const before = countTransaction(paid, dhaka);
    const counts = countTransaction(after, dhaka);
    expect(counts.get('2026-03-02')).toEqual(before.get('2026-03-02'));
    expect(counts.get('month-2026-03')?.get('days.02.revenueMinor')).toBe(1999);
  });

  test.each(cases)('%s is taken off on the day on which it went back', (_case, after, minor) => {
    const counts = countTransaction(after, dhaka);
    const day = counts.get('2026-03-05');
    expect([day?.get('refundedMinor') ?? 0, -(day?.get('revenueMinor') ?? 0) || 0]).toEqual([
      minor,
      minor,
    ]);
    expect(day?.get('payments')).toBeUndefined();
    expect(counts.get('all')?.get('revenueMinor') ?? 0).toBe(1999 - minor);
    expect(counts.get('all')?.get('payments')).toBe(1);
    expect(counts.get('month-2026-03')?.get('days.05.refundedMinor') ?? 0).toBe(minor);
  });
});

test('a cancelled booking does not count, any other does', () => {
  expect(countBooking(booking('cancelled'), dhaka).size).toBe(0);
  expect(countBooking(booking('pending'), dhaka).get('2026-03-02')?.get('bookings')).toBe(1);
  expect(countBooking(booking('completed'), dhaka).get('all')?.get('bookings')).toBe(1);
  expect(countBooking(booking('no_show'), dhaka).get('all')?.get('bookings')).toBe(1);
});

test('a change of status moves one count and adds the revenue', () => {
  const change = changeInCounts(
    countTransaction(transaction('pending'), dhaka),
    countTransaction(transaction('success'), dhaka),
  );
  expect(change.get('2026-03-01')).toEqual(
    new Map([
      ['transactions.success', 1],
      ['transactions.pending', -1],
    ]),
  );
  expect(change.get('all')?.get('revenueMinor')).toBe(1999);
});

describe('a review', () => {
  const written = new Date('2026-03-01T18:05:00Z');
  const counted = (rating: number) =>
    countReview({ rating, verifiedCustomer: false, hiddenAt: null, createdAt: written }, dhaka);

  test.each(['all', '2026-03-02', 'reviews'])('counts with its stars in %s', (id) => {
    expect(counted(4).get(id)).toEqual(
      new Map([
        ['ratings.count', 1],
        ['ratings.sum', 4],
        ['ratings.byStars.4', 1],
      ]),
    );
  });

  test('counts nowhere else', () => {
    expect([...counted(4).keys()].sort()).toEqual([
      '2026-03-02',
      'all',
      'month-2026-03',
      'reviews',
    ]);
  });

  test('counts by its stars in the public statistics alone once its author is verified', () => {
    const verified = countReview(
      { rating: 4, verifiedCustomer: true, hiddenAt: null, createdAt: written },
      dhaka,
    );
    expect(changeInCounts(counted(4), verified)).toEqual(
      new Map([['reviews', new Map([['ratings.verifiedByStars.4', 1]])]]),
    );
  });

  test('counts once when its stars change', () => {
    expect(changeInCounts(counted(4), counted(1)).get('reviews')).toEqual(
      new Map([
        ['ratings.sum', -3],
        ['ratings.byStars.1', 1],
        ['ratings.byStars.4', -1],
      ]),
    );
  });
});

describe('the document of a month', () => {
  const inMonth = (counts: Counts, month: string) => counts.get(`month-${month}`);

  test('has the sums of its days, and no breakdown', () => {
    expect(inMonth(countTransaction(transaction('success'), dhaka), '2026-03')).toEqual(
      new Map([
        ['days.01.transactions', 1],
        ['days.02.payments', 1],
        ['days.02.revenueMinor', 1999],
      ]),
    );
    expect(inMonth(countBooking(booking('pending'), dhaka), '2026-03')).toEqual(
      new Map([['days.02.bookings', 1]]),
    );
    const made = { createdAt: new Date('2026-02-28T18:00:00Z') };
    expect(inMonth(countUser(made, dhaka), '2026-03')).toEqual(new Map([['days.01.users', 1]]));
    expect(
      inMonth(
        countReview({ ...made, rating: 4, verifiedCustomer: true, hiddenAt: null }, dhaka),
        '2026-03',
      ),
    ).toEqual(
      new Map([
        ['days.01.ratings.count', 1],
        ['days.01.ratings.sum', 4],
      ]),
    );
  });

  test('is another one when the payment comes in the next month', () => {
    const counts = countTransaction(
      { ...transaction('success'), createdAt: new Date('2026-02-28T17:59:00Z') },
      dhaka,
    );
    expect(inMonth(counts, '2026-02')).toEqual(new Map([['days.28.transactions', 1]]));
    expect(inMonth(counts, '2026-03')?.get('days.02.payments')).toBe(1);
  });

  test('counts a transaction once, whatever its status becomes', () => {
    const became = (status: TransactionStatus) =>
      inMonth(
        changeInCounts(
          countTransaction(transaction('pending'), dhaka),
          countTransaction(transaction(status), dhaka),
        ),
        '2026-03',
      );
    expect(became('failed')).toBeUndefined();
    expect(became('success')?.has('days.01.transactions')).toBe(false);
    expect(
      inMonth(
        changeInCounts(
          countTransaction(transaction('success'), dhaka),
          countTransaction(
            { ...transaction('refund_due'), refundReason: 'business_decision' },
            dhaka,
          ),
        ),
        '2026-03',
      ),
    ).toBeUndefined();
  });

  test('says the same as the documents of its days', () => {
    const counts = recountStatistics(
      {
        transactions: [transaction('success'), transaction('failed')],
        bookings: [booking('no_show')],
        users: [{ createdAt: new Date('2026-03-31T17:59:00Z') }],
        reviews: [
          {
            rating: 5,
            verifiedCustomer: true,
            hiddenAt: null,
            createdAt: new Date('2026-03-02T00:00:00Z'),
          },
        ],
      },
      dhaka,
    );
    const month = inMonth(counts, '2026-03') ?? new Map();
    const ofDays = [...counts].flatMap(([id, day]) =>
      /^\d/.test(id)
        ? ['bookings', 'revenueMinor', 'payments', 'users', 'ratings.count', 'ratings.sum']
            .filter((sum) => day.has(sum))
            .map((sum) => [`days.${id.slice(8)}.${sum}`, day.get(sum)])
        : [],
    );
    month.delete('days.01.transactions');
    expect(Object.fromEntries(month)).toEqual(Object.fromEntries(ofDays));
  });
});

test('no change leaves nothing to add', () => {
  const counts = countReview(
    { rating: 4, verifiedCustomer: true, hiddenAt: null, createdAt: new Date() },
    dhaka,
  );
  expect(changeInCounts(counts, counts).size).toBe(0);
});

test('a recount adds up all documents', () => {
  const recount = recountStatistics(
    {
      transactions: [transaction('success'), transaction('success'), transaction('failed')],
      bookings: [booking('pending'), booking('cancelled')],
      users: [{ createdAt: new Date('2026-03-01T00:00:00Z') }],
      reviews: [
        {
          rating: 5,
          verifiedCustomer: true,
          hiddenAt: null,
          createdAt: new Date('2026-03-01T00:00:00Z'),
        },
      ],
    },
    dhaka,
  );
  expect(nestCounters(recount.get('all') ?? new Map(), (amount) => amount)).toEqual({
    transactions: { success: 2, failed: 1 },
    payments: 2,
    revenueMinor: 3998,
    bookings: 1,
    users: 1,
    ratings: { count: 1, sum: 5, byStars: { 5: 1 } },
    byService: { foamwash: { revenueMinor: 3998, bookings: 1 } },
    byCategory: { basicWash: { revenueMinor: 3998, bookings: 1 } },
    byVehicleType: { SUV: { revenueMinor: 3998, bookings: 1 } },
  });
});

test('counts are split into parts that add up to them', () => {
  const counts = new Map([
    [
      'all',
      new Map([
        ['bookings', 1],
        ['users', 2],
        ['payments', 3],
      ]),
    ],
    [
      'reviews',
      new Map([
        ['ratings.sum', 4],
        ['ratings.count', 1],
      ]),
    ],
  ]);
  const parts = splitCounts(counts, 2);
  const sizes = parts.map((part) => [...part.values()].flatMap((paths) => [...paths]).length);
  expect(sizes).toEqual([2, 2, 1]);
  expect(sumCounts(parts)).toEqual(counts);
  expect(splitCounts(new Map(), 2)).toEqual([]);
});

const line = (_id: string, name: string, price: number) => ({ _id, name, price, minutes: 5 });
const first = line('', 'Foam', 19.99);

/** Returns the content of the month's document after these sales. */
const monthOf = (...sales: ReturnType<typeof countAddOns>[]) => {
  const sums = new Map<string, number>();
  for (const [path, amount] of sales.flat()) sums.set(path, (sums.get(path) ?? 0) + amount);
  const { byAddOn } = nestCounters(sums, (amount) => amount);
  return byAddOn as Parameters<typeof rankAddOns>[0];
};

test.each([
  ['the service alone', [first]],
  ['the service for a size, and nothing else', [line('large', 'Foam (L)', 30)]],
])('a sale without add-ons counts none: %s', (_, lines) => {
  expect(countAddOns({ lines })).toEqual([]);
});

test('each add-on counts with its own price', () => {
  const lines = [first, line('wax', 'Wax', 9.99), line('mats', 'Mats', 0)];
  expect(countAddOns({ lines })).toEqual([
    ['byAddOn.wax:Wax.payments', 1],
    ['byAddOn.wax:Wax.revenueMinor', 999],
    ['byAddOn.mats:Mats.payments', 1],
    ['byAddOn.mats:Mats.revenueMinor', 0],
  ]);
});

test.each(['Wax', 'Wax No. 1', 'a.b.c', 'a:b', '50% off', 'মোম ✨', '__name__'])(
  'the name %s is returned as it was at the sale',
  (name) => {
    const month = monthOf(countAddOns({ lines: [first, line('w-1_x', name, 9.99)] }));
    expect(rankAddOns(month)).toEqual([{ _id: 'w-1_x', name, payments: 1, revenueMinor: 999 }]);
  },
);

test('they are ranked by revenue, then by number; a new name stands for itself', () => {
  const sale = (...lines: ReturnType<typeof line>[]) => countAddOns({ lines: [first, ...lines] });
  const month = monthOf(
    sale(line('mats', 'Mats', 0)),
    sale(line('mats', 'Mats', 0), line('wax', 'Wax', 5)),
    sale(line('wax', 'Hard wax', 7)),
    sale(line('scent', 'Scent', 0)),
  );
  expect(rankAddOns(month).map(({ name, payments }) => [name, payments])).toEqual([
    ['Hard wax', 1],
    ['Wax', 1],
    ['Mats', 2],
    ['Scent', 1],
  ]);
});

test('fully refunded add-ons are left out, and a month without sales has none', () => {
  expect(rankAddOns({ 'wax:Wax': { payments: 0, revenueMinor: 0 } })).toEqual([]);
  expect(rankAddOns(undefined)).toEqual([]);
});
