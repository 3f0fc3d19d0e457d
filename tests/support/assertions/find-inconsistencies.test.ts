import type { Booking } from '@carwash/domain/bookings/booking';
import { editRefundReason } from '@carwash/domain/bookings/money-of-edit';
import type { Bay } from '@carwash/domain/days/bay';
import type { Day, Job } from '@carwash/domain/days/day';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { businessInstant } from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import { describe, expect, it } from 'vitest';
import { unusedTill } from './faults-of-till.ts';
import { type Check, findInconsistencies } from './find-inconsistencies.ts';
import type { StoredRecords } from './stored-records.ts';

const timeZone = 'Asia/Dhaka';

/** Returns a time of the first day; from 24:00 on of the second. */
function at(time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = businessInstant('2026-03-02', '00:00', timeZone);
  return new Date(midnight.getTime() + (hours * 60 + minutes) * minuteMs);
}

const service = 'wash0001';

const bay = (_id: string, change: Partial<Bay> = {}): Bay => ({
  _id,
  name: _id,
  kind: 'bay',
  services: null,
  cleanUp: 10,
  ...change,
});

/** A sale: its place, its payment, and its differences from an upcoming booking paid by card. */
interface Sold {
  /** Name of its claim, its payment and its booking. */
  id: string;
  from: string;
  to: string;
  bay?: string;
  /** Whether it is not paid yet. */
  isHold?: boolean;
  job?: Partial<Job>;
  payment?: Partial<Transaction>;
  booking?: Partial<Booking>;
}

const slotOf = ({ from, to }: Sold) => ({
  _id: `${service}_2026-03-02_${from.replace(':', '')}`,
  date: '2026-03-02',
  startTime: from,
  endTime: to,
  startsAt: at(from),
  endsAt: at(to),
});

function jobOf(sold: Sold): Job {
  const { startsAt: from, endsAt: to, _id: slotId } = slotOf(sold);
  const heldUntil = sold.isHold ? at('23:59') : null;
  return { bay: sold.bay ?? 'bay-1', slotId, from, to, heldUntil, ...sold.job };
}

const minutesOf = (sold: Sold): number =>
  (at(sold.to).getTime() - at(sold.from).getTime()) / minuteMs;

const customer = { uid: 'somebody', name: 'Somebody', email: '', phone: '' };

const amount = 49.9;

/** Returns a payment with only the fields that the checks read. */
const paymentOf = (sold: Sold) =>
  ({
    _id: sold.id,
    claimId: sold.id,
    customer,
    service: { _id: service },
    amount,
    lines: [{ _id: '', name: 'Foam Wash', price: amount, minutes: minutesOf(sold) }],
    slot: slotOf(sold),
    status: sold.isHold ? 'pending' : 'success',
    paymentMethod: 'card',
    refundReason: null,
    received: sold.isHold ? null : { amount: '49.90', currency: 'BDT' },
    ...sold.payment,
  }) as Transaction;

const bookingOf = (sold: Sold) =>
  ({
    _id: sold.id,
    claimId: sold.id,
    customer,
    service: { _id: service },
    amount,
    slot: slotOf(sold),
    status: 'pending',
    sequence: 0,
    createdAt: at('08:00'),
    ...sold.booking,
  }) as Booking;

interface Business {
  sold: readonly Sold[];
  bays?: Bay[];
  closures?: Day['closures'];
  displaced?: readonly string[];
  baysChangedAt?: Date | null;
  displacedFrom?: string;
}

/** Returns two days that contain every job that touches them. */
function recordsOf({
  sold,
  bays = [bay('bay-1'), bay('bay-2')],
  closures = {},
  displaced = [],
  baysChangedAt = null,
  displacedFrom = '2026-03-01',
}: Business): StoredRecords {
  const isBooked = ({ isHold, booking }: Sold) => !isHold && booking?.status !== 'cancelled';
  const jobs = sold
    .filter((one) => one.isHold || isBooked(one))
    .map((one) => [one.id, jobOf(one)] as const);
  const touching = (from: Date, to: Date) =>
    Object.fromEntries(jobs.filter(([, job]) => job.from < to && from < job.to));
  const day = (_id: string, from: string, to: string): Day => ({
    _id,
    date: _id,
    bays,
    starts: {},
    closed: {},
    byHours: {},
    serviceIds: [],
    jobs: touching(at(from), at(to)),
    closures,
    visitChanges: 0,
    createdAt: at('00:00'),
  });
  return {
    transactions: sold.map(paymentOf),
    bookings: sold.filter(({ isHold }) => !isHold).map(bookingOf),
    days: [day('2026-03-02', '00:00', '24:00'), day('2026-03-03', '24:00', '48:00')],
    displaced,
    displacedFrom,
    baysChangedAt,
    edited: [],
    timeZone,
    customerVersions: [{ _id: customer.uid, openPayments: sold.map(({ id }) => id) }],
    paid: sold.filter(({ isHold }) => !isHold).map(({ id }) => id),
    counted: new Map(),
    recounted: new Map(),
    till: unusedTill,
  };
}

/** Returns the faults of these checks, among those of this table. */
const faultsIn = (business: Business, ...checks: Check[]): string[] => {
  const others = [
    'payments',
    'unpaid',
    'bookings',
    'jobs',
    'days',
    'customerVersions',
    'counters',
    'ledger',
  ];
  const all = ['bays', 'closures', 'displaced', 'minutes', 'twice', 'end', ...others] as Check[];
  const excused = all.filter((check) => !checks.includes(check));
  return findInconsistencies(
    recordsOf(business),
    Object.fromEntries(excused.map((check) => [check, 'not looked at'])),
  );
};

const first: Sold = { id: 'first', from: '10:00', to: '10:30' };
const second: Sold = { id: 'second', from: '10:15', to: '10:45' };
const closedTill = (to: string) => ({ shut: { bay: 'bay-1', from: at('10:00'), to: at(to) } });

it('finds nothing in a business in which all is well', () => {
  const sold: Sold[] = [
    first,
    { id: 'clean', from: '10:40', to: '11:00', payment: { customer: { ...customer, uid: 'b' } } },
    { ...second, bay: 'bay-2' },
    { id: 'hold', from: '12:00', to: '12:30', isHold: true },
    { id: 'late', from: '23:40', to: '24:20' },
    {
      id: 'gone',
      from: '10:05',
      to: '10:20',
      booking: { status: 'cancelled' },
      payment: { status: 'refund_due', refundReason: 'booking_cancelled' },
    },
  ];
  expect(findInconsistencies(recordsOf({ sold }))).toEqual([]);
});

describe('a booking costs what its payments ask for', () => {
  const givenBack = [{ amount: 10, reason: editRefundReason }] as Transaction['refunds'];

  it.each<[string, Partial<Sold>, number]>([
    ['its own payment', {}, 0],
    ['more than that', { booking: { amount: 59.9 } }, 1],
    ['more, but cancelled', { booking: { amount: 59.9, status: 'cancelled' } }, 0],
    ['less', { booking: { amount: 39.9 } }, 1],
    ['less, given back', { booking: { amount: 39.9 }, payment: { refunds: givenBack } }, 0],
    ['an addition that is not there', { booking: { additions: ['T-1'] } }, 1],
  ])('%s', (_case, change, faults) => {
    expect(faultsIn({ sold: [{ ...first, ...change }] }, 'prices')).toHaveLength(faults);
  });
});

describe('no two jobs overlap in a bay with its clean-up', () => {
  const over = { status: 'completed' } as const;
  it.each<[string, Business, number]>([
    ['two bookings', { sold: [first, second] }, 1],
    ['a booking on a hold', { sold: [first, { ...second, isHold: true }] }, 1],
    [
      'two holds',
      {
        sold: [
          { ...first, isHold: true },
          { ...second, isHold: true },
        ],
      },
      1,
    ],
    ['a long one around a short one', { sold: [{ ...first, to: '12:00' }, second] }, 1],
    ['in different bays', { sold: [first, { ...second, bay: 'bay-2' }] }, 0],
    ['in the clean-up', { sold: [first, { ...second, from: '10:39' }] }, 1],
    ['after the clean-up', { sold: [first, { ...second, from: '10:40', to: '11:00' }] }, 0],
    [
      'across midnight',
      {
        sold: [
          { ...first, from: '23:30', to: '24:30' },
          { ...second, from: '24:10', to: '24:40' },
        ],
      },
      1,
    ],
    [
      'in the clean-up after midnight',
      {
        sold: [
          { ...first, from: '23:30', to: '23:55' },
          { ...second, from: '24:04', to: '24:40' },
        ],
      },
      1,
    ],
    // A listed job is no excuse if a closure has moved it onto another one.
    ['two bookings, one of them listed', { sold: [first, second], displaced: ['second'] }, 1],
    [
      'listed, and its own bay is closed',
      { sold: [first, second], displaced: ['first'], closures: closedTill('10:10') },
      0,
    ],
    [
      'its bay is closed, but nobody lists it',
      { sold: [first, second], closures: closedTill('10:10') },
      1,
    ],
    [
      'listed, and its bay is gone',
      { sold: [first, second], displaced: ['first'], bays: [bay('bay-2')] },
      0,
    ],
    [
      'listed, and its bay does other things',
      {
        sold: [first, second],
        displaced: ['first'],
        bays: [bay('bay-1', { services: ['other001'] })],
      },
      0,
    ],
    [
      'a longer clean-up, listed',
      { sold: [first, { ...second, from: '10:35' }], displaced: ['second'] },
      0,
    ],
    [
      'a longer clean-up, both over',
      {
        sold: [
          { ...first, booking: over },
          { ...second, from: '10:35', booking: over },
        ],
      },
      0,
    ],
    [
      'both over',
      {
        sold: [
          { ...first, booking: over },
          { ...second, booking: over },
        ],
      },
      1,
    ],
  ])('%s', (_case, business, faults) => {
    expect(faultsIn(business, 'bays')).toHaveLength(faults);
  });

  it('names both jobs', () => {
    expect(faultsIn({ sold: [first, second] }, 'bays')).toEqual([
      'wash0001_2026-03-02_1000 (booked by first, 2026-03-02T04:00 to 2026-03-02T04:30) and ' +
        'wash0001_2026-03-02_1015 (booked by second, 2026-03-02T04:15 to 2026-03-02T04:45) are both in bay-1',
    ]);
  });
});

it('finds a day that does not name the services of its starts', () => {
  const records = recordsOf({ sold: [] });
  const [day, ...others] = records.days;
  const starts = { [service]: { '10:00': 30 }, other001: { '11:00': 30 } };
  const named = (serviceIds: string[]) =>
    findInconsistencies({
      ...records,
      days: [{ ...(day as Day), starts, closed: { third001: {} }, serviceIds }, ...others],
    });
  expect(named(['other001', 'third001', service])).toEqual([]);
  expect(named([service])).toHaveLength(1);
  expect(named(['gone0001', 'other001', 'third001', service])).toHaveLength(1);
});

describe('no booking stands in a closed time unless the console lists it', () => {
  const closures = closedTill('10:15');
  it.each<[string, Business, number]>([
    ['a booking', { sold: [first], closures }, 1],
    ['of another bay', { sold: [{ ...first, bay: 'bay-2' }], closures }, 0],
    ['until it begins', { sold: [{ ...first, from: '10:15' }], closures }, 0],
    ['listed', { sold: [first], closures, displaced: ['first'] }, 0],
    ['a hold', { sold: [{ ...first, isHold: true }], closures }, 0],
    ['done this morning', { sold: [{ ...first, booking: { status: 'completed' } }], closures }, 0],
    ['yesterday', { sold: [first], closures, displacedFrom: '2026-03-03' }, 0],
    [
      'into the next day',
      {
        sold: [{ ...first, from: '23:30', to: '24:30' }],
        closures: { shut: { bay: 'bay-1', from: at('24:00'), to: at('30:00') } },
      },
      1,
    ],
  ])('%s', (_case, business, faults) => {
    expect(faultsIn(business, 'closures')).toHaveLength(faults);
  });
});

describe('only a change of the bays takes the bay of a booking away', () => {
  const displaced = ['first'];
  it.each<[string, Business, number]>([
    [
      'paid before the bays were changed',
      { sold: [first], displaced, baysChangedAt: at('09:00') },
      0,
    ],
    ['paid afterwards', { sold: [first], displaced, baysChangedAt: at('07:00') }, 1],
    ['the bays were never changed', { sold: [first], displaced }, 1],
    ['not listed', { sold: [first], baysChangedAt: at('07:00') }, 0],
  ])('%s', (_case, business, faults) => {
    expect(faultsIn(business, 'displaced')).toHaveLength(faults);
  });
});

describe('minutes reserved are minutes sold', () => {
  const lines = [
    { _id: 'small', name: 'Foam Wash (small)', price: 40, minutes: 20 },
    { _id: 'wax', name: 'Wax', price: 10, minutes: 10 },
  ];
  it.each<[string, Business, number]>([
    ['as long as its service', { sold: [first] }, 0],
    ['as long as its lines', { sold: [{ ...first, payment: { lines } }] }, 0],
    ['less than its lines', { sold: [{ ...first, to: '10:25', payment: { lines } }] }, 1],
    ['more than its lines', { sold: [{ ...first, to: '10:35', payment: { lines } }] }, 1],
    [
      'a hold of other minutes',
      { sold: [{ ...first, to: '10:35', isHold: true, payment: { lines } }] },
      1,
    ],
    ['less than its booking says', { sold: [{ ...first, job: { to: at('10:20') } }] }, 2],
    [
      'a job that nobody has paid for',
      { sold: [{ ...first, payment: { claimId: 'other' }, isHold: true }] },
      0,
    ],
  ])('%s', (_case, business, faults) => {
    expect(faultsIn(business, 'minutes')).toHaveLength(faults);
  });

  it('says how many', () => {
    expect(faultsIn({ sold: [{ ...first, to: '10:05', payment: { lines } }] }, 'minutes')).toEqual([
      expect.stringContaining('first was sold 30 minutes, and 5 are kept of wash0001_'),
    ]);
  });
});

describe('no customer has two bookings of one start from two payments', () => {
  const again: Sold = { ...first, id: 'again', bay: 'bay-2' };
  const rival = { customer: { ...customer, uid: 'rival' } };
  const desk = { paymentMethod: 'cash' } as const;
  const later = { paymentMethod: 'later', status: 'unpaid' } as const;
  const nobody = { ...customer, uid: null };
  const walkIn = { paymentMethod: 'free', customer: nobody } as const;
  it.each<[string, Sold[], number]>([
    ['two payments', [first, again], 1],
    ['one is cancelled', [first, { ...again, booking: { status: 'cancelled' } }], 0],
    [
      'both are over',
      [first, again].map((one) => ({ ...one, booking: { status: 'completed' } })),
      1,
    ],
    ['two customers', [first, { ...again, payment: rival }], 0],
    ['two starts', [first, { ...again, from: '10:05' }], 0],
    ['one is of the desk', [first, { ...again, payment: desk }], 1],
    ['both are of the desk', [first, again].map((one) => ({ ...one, payment: desk })), 1],
    [
      'both are of the desk, without an account',
      [first, again].map((one) => ({ ...one, payment: { ...desk, customer: nobody } })),
      0,
    ],
    [
      'one of the desk was moved there, and its payment with it',
      [first, { ...again, payment: later, booking: { sequence: 1 } }],
      0,
    ],
    [
      'both are free',
      [first, again].map((one) => ({ ...one, payment: { paymentMethod: 'free' } })),
      1,
    ],
    [
      'two free ones of people without an account',
      [first, again].map((one) => ({ ...one, payment: walkIn })),
      0,
    ],
    ['one was sold for another start', [first, { ...again, payment: { slot: slotOf(second) } }], 0],
    ['one has moved away and back', [first, { ...again, booking: { sequence: 2 } }], 0],
    ['one has moved away', [first, { ...again, booking: { slot: slotOf(second) } }], 0],
  ])('%s', (_case, sold, faults) => {
    expect(faultsIn({ sold }, 'twice')).toHaveLength(faults);
  });
});

describe('nothing is booked after its end', () => {
  const late = { createdAt: at('10:31') };
  it.each<[string, Sold, number]>([
    ['before it', first, 0],
    ['until its end', { ...first, booking: { createdAt: at('10:30') } }, 0],
    ['after its end', { ...first, booking: late }, 1],
    [
      'after its end, free of charge',
      { ...first, booking: late, payment: { paymentMethod: 'free' } },
      1,
    ],
    ['at the desk', { ...first, booking: late, payment: { paymentMethod: 'cash' } }, 0],
    [
      'it has moved to a later start since',
      { ...first, booking: { ...late, slot: slotOf(second) } },
      1,
    ],
  ])('%s', (_case, sold, faults) => {
    expect(faultsIn({ sold: [sold] }, 'end')).toHaveLength(faults);
  });
});

it('a pending payment that the customerVersion of its customer does not name is found', () => {
  const pending: Sold = { id: 'a', from: '10:00', to: '10:30', isHold: true };
  const stranger = { ...pending, payment: { customer: { ...customer, uid: 'stranger' } } };
  expect(faultsIn({ sold: [pending] }, 'customerVersions')).toEqual([]);
  expect(faultsIn({ sold: [stranger] }, 'customerVersions')).toEqual([
    'a is pending, and the customerVersion of its customer does not name it',
  ]);
});
