import { describe, expect, test } from 'vitest';
import type { Booking } from '../bookings/booking.ts';
import type { DeskBooking } from '../bookings/endpoints.ts';
import { newBooking } from '../bookings/new-booking.ts';
import type { Day } from '../days/day.ts';
import { bayTaken } from '../payments/sale-refusals.ts';
import type { DeskMethod, Transaction } from '../payments/transaction.ts';
import {
  pendingTransaction as pending,
  unpaidTransaction,
} from '../payments/transaction-of-tests.ts';
import { quoteFor } from '../services/quote.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { slotInBay } from '../slots/slots-of-day.ts';
import type { WaitlistEntry } from '../waitlist/waitlist-entry.ts';
import { at, dayWith, jobAt, startOn } from './days-of-tests.ts';
import { offer, offeredEntry, waitingEntry } from './entry-of-tests.ts';
import {
  foamWash,
  freeDay,
  fullDay,
  heldDay,
  holdUntil,
  nadia,
  nineOn,
  now,
  seller,
  suv,
} from './purchase-of-tests.ts';
import type { Sale } from './sale.ts';
import { conflict } from './sale-change.ts';
import {
  changeOf,
  dayClosed,
  act as late,
  saleWith,
  saleWithAddition,
  slotTaken,
} from './sale-of-tests.ts';
import { type DeskSaleFacts, sellAtDesk } from './sell-at-desk.ts';

const { by } = late;
const cash: DeskBooking = {
  ...suv,
  slotId: 'foamwash_2027-01-02_0900',
  onClosedDay: false,
  onBookedStart: false,
  onKeptMinutes: false,
  addOns: [],
  address: '',
  note: 'Ring twice',
  paymentMethod: 'cash',
  freeReason: '',
  customerName: 'Kamal',
  customerPhone: '',
  customerEmail: '',
};
const { customer } = unpaidTransaction;
const freeWash = { ...foamWash, price: 0 };
const gratis = { service: freeWash, quote: quoteFor(freeWash, cash, defaultSettings) };

type Given = Partial<Omit<DeskSaleFacts, 'body'>> & {
  body?: Partial<DeskBooking>;
  day?: Day;
  at?: Date;
  sold?: Sale;
  /** The customer's open payment for the start. */
  earlier?: Transaction;
};

/** Sells the start at 09:00 for cash: on a day without jobs, unless another one is given. */
const sellWith = ({ body, day = freeDay, at: time = now, sold, earlier, ...facts }: Given = {}) =>
  sellAtDesk(
    sold ?? { booking: null, payments: earlier ? [earlier] : [], days: [day] },
    {
      body: { ...cash, ...body },
      customer,
      service: foamWash,
      quote: quoteFor(foamWash, cash, defaultSettings),
      slot: startOn(day, '09:00', earlier?.claimId ?? ''),
      settings: defaultSettings,
      seller,
      currency: 'USD',
      timeZone: 'UTC',
      open: earlier ? [earlier] : [],
      hasBooked: false,
      keptFor: [],
      entry: null,
      ids: { _id: 'T-9', claimId: 'new' },
      restIds: { _id: 'T-10', claimId: 'newer' },
      code: 'ABC234',
      ...facts,
    },
    { by, now: time },
  );

const changeWith = (given?: Given) => changeOf(sellWith(given));

const job = { claimId: 'new', job: jobAt('09:00', '09:30') };
const gone = (claimId: string) => ({ claimId, job: null });

test('minutes are sold: payment, booking, bay, timeline and audit', () => {
  const paid: Transaction = {
    ...unpaidTransaction,
    _id: 'T-9',
    transactionId: 'T-9',
    claimId: 'new',
    status: 'success',
    paymentMethod: 'cash',
    received: { amount: '49.90', currency: 'USD' },
    vehicle: { ...suv, vehicleTypeName: 'SUV' },
    note: 'Ring twice',
    seller,
    paidAt: now,
    expiresAt: now,
    createdAt: now,
    searchTerms: expect.arrayContaining(['khulna77', 'rus', 'kamal']),
  };
  expect(sellWith()).toEqual({
    jobs: [job],
    takes: [nineOn(freeDay)],
    payments: {},
    newPayment: paid,
    newBooking: {
      ...newBooking(paid, { code: 'ABC234', createdAt: now }),
      searchTerms: expect.arrayContaining(['khulna77', 'rus', 'kamal', 'abc23']),
    },
    customer: { openPayments: [], hasPaid: true },
    events: [{ kind: 'booked', by }],
    audit: [
      {
        kind: 'booking',
        action: 'booked at the desk',
        subject: {
          id: 'T-9',
          label: 'Foam Wash, ABC234',
          slot: { date: '2027-01-02', startTime: '09:00' },
        },
        before: null,
        after: {
          registrationPlate: 'KHULNA 77',
          amount: 49.9,
          currency: 'USD',
          paymentMethod: 'cash',
        },
      },
    ],
  });
});

test.each<[string, Given, Booking['stage']]>([
  ['of a start is expected', {}, 'expected'],
  ['from now on has arrived', { body: { slotId: undefined, serviceId: 'foamwash' } }, 'arrived'],
  [
    'from now on at their place is expected',
    {
      body: { slotId: undefined, serviceId: 'foamwash' },
      service: { ...foamWash, location: 'customer' },
    },
    'expected',
  ],
])('the car of a sale %s', (_case, given, stage) => {
  const { newBooking: made, events } = changeWith(given);
  expect(made?.stage).toBe(stage);
  expect(events).toEqual([{ kind: 'booked', by }]);
});

describe('a sale is paid', () => {
  const full = { amount: '49.90', currency: 'USD' };
  const nothing = { amount: '0.00', currency: 'USD' };
  const paid = { status: 'success', amount: 49.9, received: full, paidAt: now };
  const owed = { status: 'unpaid', amount: 49.9, received: null, paidAt: null };
  const free = { status: 'success', amount: 0, received: nothing, paidAt: now };
  const gift = { paymentMethod: 'free', freeReason: 'A gift' } as const;

  test.each<[string, Given, DeskMethod, object, Booking['refundTerms']]>([
    ['in cash', {}, 'cash', paid, 'by_notice'],
    ['at the terminal', { body: { paymentMethod: 'terminal' } }, 'terminal', paid, 'by_notice'],
    ['later', { body: { paymentMethod: 'later' } }, 'later', owed, 'unpaid'],
    ['by nobody, for a reason', { body: gift }, 'free', free, 'by_notice'],
    ['by nobody, because the service is free', gratis, 'free', free, 'by_notice'],
    [
      'by nobody, because the service is free, although it was to be paid later',
      { ...gratis, body: { paymentMethod: 'later' } },
      'free',
      free,
      'by_notice',
    ],
  ])('%s', (_case, given, paymentMethod, money, refundTerms) => {
    const { newPayment, newBooking: made, audit } = changeWith(given);
    expect(newPayment).toMatchObject({
      ...money,
      paymentMethod,
      expiresAt: now,
      holdMinutes: 0,
      nextCheckAt: null,
    });
    expect(made).toMatchObject({ amount: newPayment?.amount, refundTerms });
    expect(audit).toMatchObject([{ after: { amount: newPayment?.amount, paymentMethod } }]);
  });

  test.each<[string, Given, string | undefined]>([
    ['of a gift is audited', { body: gift }, 'A gift'],
    ['is not needed where money comes', { body: { freeReason: 'A gift' } }, undefined],
    ['is not needed for a free service', { ...gratis, body: gift }, undefined],
  ])('the reason %s', (_case, given, freeReason) => {
    expect(changeWith(given).audit[0]?.after).toHaveProperty('freeReason', freeReason);
  });

  const discount = { discount: 9.9, discountReason: 'A regular' };
  const split = { partAmount: 20, restMethod: 'terminal' } as const;
  const given = { kind: 'discounted', by, amount: 9.9, reason: 'A regular' };
  const part = { kind: 'part_paid', by, amount: 20 };
  const restPaid = (amount: number) => ({ kind: 'paid', by, amount, paymentId: 'T-10' });

  test.each<[string, Partial<DeskBooking>, [number, object], object | null, object[]]>([
    ['at a discount', discount, [40, paid], null, [given]],
    ['later, at a discount', { ...discount, paymentMethod: 'later' }, [40, owed], null, [given]],
    [
      'in cash and at the terminal',
      split,
      [49.9, paid],
      { ...paid, amount: 29.9, paymentMethod: 'terminal', received: { amount: '29.90' } },
      [part, restPaid(29.9)],
    ],
    [
      'in part, the rest later',
      { ...split, restMethod: 'later' },
      [49.9, paid],
      { ...owed, amount: 29.9, paymentMethod: 'later' },
      [part],
    ],
    [
      'in two ways, at a discount',
      { ...discount, ...split },
      [40, paid],
      { ...paid, amount: 20, paymentMethod: 'terminal', received: { amount: '20.00' } },
      [given, part, restPaid(20)],
    ],
  ])('%s', (_case, body, [price, own], rest, events) => {
    const change = changeWith({ body });
    const { newPayment, newRest = null, newBooking: made } = change;
    const amount = rest ? 20 : price;
    const received = own === owed ? null : { amount: amount.toFixed(2), currency: 'USD' };
    expect(newPayment).toMatchObject({ ...own, amount, received });
    if (rest) expect(newRest).toMatchObject({ ...rest, _id: 'T-10', bookingId: 'T-9' });
    else expect(newRest).toBeNull();
    expect(made).toMatchObject({ amount: price, ...(rest && { additions: ['T-10'] }) });
    const sumOf = (lines: readonly { price: number }[] = []) =>
      Math.round(lines.reduce((sum, line) => sum + line.price, 0) * 100) / 100;
    expect(sumOf(made?.lines)).toBe(price);
    expect([sumOf(newPayment?.lines), sumOf(newRest?.lines)]).toEqual([
      newPayment?.amount,
      newRest?.amount ?? 0,
    ]);
    expect(change.events).toEqual([{ kind: 'booked', by }, ...events]);
    expect(change.audit).toMatchObject([{ after: { amount: price } }]);
  });

  test.each<[string, Partial<DeskBooking>, string, string]>([
    ['a discount of all', { discount: 49.9 }, 'discount', 'A discount must be less than $49.90.'],
    [
      'a part that is all',
      { ...split, partAmount: 49.9 },
      'partAmount',
      'A part must be less than $49.90.',
    ],
    [
      'a part that is all that is left after the discount',
      { ...discount, ...split, partAmount: 40 },
      'partAmount',
      'A part must be less than $40.00.',
    ],
  ])('never with %s', (_case, body, path, message) => {
    expect(sellWith({ body })).toMatchObject({ code: 'bad_input', errors: [{ path, message }] });
  });

  test('a gift is sold with all its lines, for nothing', () => {
    const lines = [{ _id: '', name: 'Foam Wash', price: 0, minutes: 30 }];
    const { newPayment, newBooking: made } = changeWith({ body: gift });
    expect([newPayment?.lines, made?.lines]).toEqual([lines, lines]);
  });

  test('on the terms and with the VAT of today', () => {
    const settings = { ...defaultSettings, cancellationHours: 6, vatPercent: 7.5 };
    const service = { ...foamWash, vatPercent: null };
    expect(changeWith({ settings, service })).toMatchObject({
      newPayment: { cancellationHours: 6, vatPercent: 7.5 },
      newBooking: { cancellationHours: 6 },
    });
  });
});

describe('the customer', () => {
  test.each([
    ['without an account', customer],
    ['with an account', { uid: 'nadia', name: nadia.name, email: nadia.email, phone: '' }],
  ])('%s is on payment and booking', (_case, buyer) => {
    expect(changeWith({ customer: buyer })).toMatchObject({
      newPayment: { customer: buyer },
      newBooking: { customer: buyer },
      customer: { openPayments: [] },
    });
  });

  const lapsed = { ...offeredEntry, offer: { ...offer, until: at('07:50') } };
  const offeredAt = (time: string) => holdUntil(time, { bay: 'bay-2' });
  const inBay2 = { claimId: 'new', job: jobAt('09:00', '09:30', { bay: 'bay-2' }) };
  const outOfLine = [{ date: '2027-01-02', lineId: 'line-1', waiting: null }];

  test.each<[string, WaitlistEntry, Day, object[], object[]]>([
    ['leaves the line', waitingEntry, freeDay, [job], outOfLine],
    [
      'frees what was offered',
      offeredEntry,
      dayWith({ jobs: { offered: offeredAt('08:30') } }),
      [job, gone('offered')],
      [],
    ],
    [
      'frees an offer that has lapsed once',
      lapsed,
      dayWith({ jobs: { one: jobAt('09:00', '09:30'), offered: offeredAt('07:50') } }),
      [gone('offered'), inBay2],
      [],
    ],
  ])('waits no longer and %s', (_case, entry, day, jobs, waiting) => {
    const change = changeWith({ entry, day });
    expect(change.jobs).toEqual(jobs);
    expect(change.onWaitlist).toEqual({ entry: { state: 'taken' }, waiting });
  });
});

describe('minutes that are kept for the waitlist', () => {
  const waiting = {
    line: { serviceId: 'foamwash', minutes: 30, starts: ['09:00'], since: at('07:00') },
  };
  const day = dayWith({ jobs: {}, waiting });
  const keptFor = ['Nadia', 'Rahim', 'Ayesha', 'Tom'];

  test('are sold after a question that names who waits', () => {
    expect(sellWith({ day, keptFor })).toEqual({
      code: 'kept_for_waitlist',
      message:
        'These minutes are kept for Nadia, Rahim, and 2 others on the waitlist. Confirm that you want them anyway.',
    });
    expect(changeWith({ day, keptFor, body: { onKeptMinutes: true } }).jobs).toEqual([job]);
  });

  test('are sold to the customer for whom they are kept', () => {
    expect(changeWith({ day, entry: waitingEntry }).jobs).toEqual([job]);
  });

  test('are left alone where another bay is free', () => {
    const free = { bay: 'bay-2', heldUntil: null, holds: [] };
    const own = { ...free, bay: 'bay-1', isForWaitlist: true as const };
    const slot = { ...startOn(freeDay, '09:00'), free: [own, free] };
    const { jobs } = changeWith({ slot, keptFor, body: { onKeptMinutes: true } });
    expect(jobs).toEqual([{ claimId: 'new', job: jobAt('09:00', '09:30', { bay: 'bay-2' }) }]);
  });
});

describe('the start that the customer is paying for', () => {
  const elsewhere: Transaction = {
    ...pending,
    _id: 'T-5',
    slot: { ...pending.slot, _id: 'foamwash_2027-01-03_0900', date: '2027-01-03' },
  };
  const declined: Transaction = { ...pending, status: 'failed', failureReason: 'declined' };
  const replaced = { status: 'failed', failureReason: 'replaced', nextCheckAt: at('08:25') };
  const other = jobAt('09:00', '09:30', { bay: 'bay-2' });
  const waiting = {
    line: { serviceId: 'foamwash', minutes: 30, starts: ['09:00'], since: at('07:00') },
  };
  const inBay2 = { claimId: 'new', job: other };

  test.each<[string, Given, object, object[]]>([
    ['is theirs, and the payment ends', { day: heldDay, earlier: pending }, replaced, [job]],
    [
      'is theirs after a declined card',
      { day: heldDay, earlier: declined },
      { expiresAt: now, nextCheckAt: at('08:25') },
      [job],
    ],
    [
      'is theirs although the other bay is taken',
      { day: dayWith({ jobs: { claim: holdUntil('08:10'), other } }), earlier: pending },
      replaced,
      [job],
    ],
    [
      'is theirs although others wait for it',
      {
        day: dayWith({ jobs: { claim: holdUntil('08:10'), other }, waiting }),
        earlier: pending,
      },
      replaced,
      [job],
    ],
    [
      'is theirs although the hold has run out',
      { day: dayWith({ jobs: { claim: holdUntil('07:50'), other } }), earlier: pending },
      replaced,
      [job],
    ],
    [
      'is sold in the bay that the desk chooses',
      {
        day: heldDay,
        earlier: pending,
        slot: slotInBay(startOn(heldDay, '09:00'), 'bay-2'),
        body: { bay: 'bay-2' },
      },
      replaced,
      [inBay2],
    ],
  ])('%s', (_case, given, change, jobs) => {
    const sale = changeWith(given);
    expect(sale.payments).toEqual({ 'T-1': change });
    expect(sale.jobs).toEqual([gone('claim'), ...jobs]);
    expect(sale.newPayment).toMatchObject({ _id: 'T-9', paymentMethod: 'cash' });
  });

  test('is named no more in the version of the customer; other payments are', () => {
    const given = { day: heldDay, earlier: pending, open: [elsewhere, pending] };
    expect(changeWith(given).customer).toEqual({ openPayments: ['T-5'], hasPaid: true });
    expect(changeWith({ open: [elsewhere] })).toMatchObject({
      payments: {},
      jobs: [job],
      customer: { openPayments: ['T-5'] },
    });
  });

  test.each<[string, Given]>([
    ['at another price than was shown', { body: { agreedAmount: 60 } }],
    ['in a bay that is taken', { slot: slotInBay(startOn(fullDay, '09:00', ''), 'bay-2') }],
  ])('is not sold %s', (_case, given) => {
    expect(sellWith({ day: heldDay, earlier: pending, ...given })).toHaveProperty('code');
  });

  test('is not sold to anybody else', () => {
    const full = dayWith({ jobs: { claim: holdUntil('08:10'), other } });
    expect(sellWith({ day: full })).toEqual(slotTaken);
  });
});

describe('a start that the customer has booked', () => {
  test('is sold once more only when the desk means it', () => {
    expect(sellWith({ hasBooked: true })).toMatchObject({ code: 'already_booked' });
    const body = { onBookedStart: true };
    expect(changeWith({ hasBooked: true, body }).newPayment?.amount).toBe(49.9);
  });
});

describe('the minutes', () => {
  const other = holdUntil('07:50');

  test.each<[string, Given, object[]]>([
    [
      'of a hold that has run out',
      { day: dayWith({ jobs: { other, next: jobAt('09:00', '09:30', { bay: 'bay-2' }) } }) },
      [gone('other'), job],
    ],
    [
      'in the chosen bay',
      { slot: slotInBay(nineOn(freeDay), 'bay-2'), body: { bay: 'bay-2' } },
      [{ claimId: 'new', job: jobAt('09:00', '09:30', { bay: 'bay-2' }) }],
    ],
    [
      'that begin now, for a customer at the door',
      { body: { slotId: undefined, serviceId: 'foamwash' }, at: at('09:00') },
      [job],
    ],
  ])('%s are sold', (_case, given, jobs) => {
    expect(changeWith(given).jobs).toEqual(jobs);
  });

  const exceptions = [{ from: '2027-01-02', to: '2027-01-02', periods: [], note: '' }];

  test.each<[string, Given, object]>([
    ['that are booked', { day: fullDay }, slotTaken],
    ['that are booked in the chosen bay', { day: fullDay, body: { bay: 'bay-1' } }, bayTaken],
    ['that have begun', { at: at('09:00') }, slotTaken],
    ['of a closed day', { settings: { ...defaultSettings, exceptions } }, dayClosed],
    ['of a paused service', { service: { ...foamWash, isPaused: true } }, { code: 'not_on_sale' }],
    ['at another price than was shown', { body: { agreedAmount: 60 } }, { code: 'price_changed' }],
  ])('%s are refused', (_case, given, refusal) => {
    expect(sellWith(given)).toMatchObject(refusal);
  });

  test('a gift is compared with the price that it would have', () => {
    const body = { paymentMethod: 'free', freeReason: 'A gift', agreedAmount: 49.9 } as const;
    expect(changeWith({ body }).newPayment?.amount).toBe(0);
  });
});

describe('a repeated call', () => {
  const soldAt = unpaidTransaction.createdAt;
  const paid = (paymentMethod: DeskMethod, paidAt = soldAt) =>
    saleWith({ status: 'success', paymentMethod, paidAt });
  const cancelled = {
    code: 'sale_cancelled',
    message: 'This was sold already, and cancelled since. Confirm again to sell it anew.',
  };
  const soldBy = (how: string) =>
    conflict(`This was sold already, paid: ${how}. Look at the booking before you sell it again.`);

  test.each<[string, Sale, Given]>([
    ['in cash', paid('cash'), {}],
    ['in cash, and something was added since', saleWithAddition(), {}],
    ['at the terminal', paid('terminal'), { body: { paymentMethod: 'terminal' } }],
    ['later', saleWith(), { body: { paymentMethod: 'later' } }],
    ['later, and paid since', paid('cash', late.now), { body: { paymentMethod: 'later' } }],
    ['by nobody', paid('free'), { body: { paymentMethod: 'free', freeReason: 'A gift' } }],
    ['by nobody, because the service is free', paid('free'), gratis],
    [
      'in cash, and the service is paused since',
      paid('cash'),
      { service: { ...foamWash, isPaused: true } },
    ],
    ['in cash, and its bay is taken', paid('cash'), { day: fullDay }],
    ['in cash, and it is the booking of the start', paid('cash'), { hasBooked: true }],
    [
      'in cash, and the visit is over',
      saleWith(
        { status: 'success', paymentMethod: 'cash', paidAt: soldAt },
        { status: 'completed' },
      ),
      {},
    ],
  ])('finds its sale, paid %s', (_case, sold, given) => {
    expect(sellWith({ sold, ...given })).toBe('unchanged');
  });

  test.each<[string, Sale, Given, string]>([
    ['in another way', paid('terminal'), {}, 'card terminal'],
    ['in cash, and now later', paid('cash'), { body: { paymentMethod: 'later' } }, 'cash'],
    ['later, and in cash since', paid('cash', late.now), {}, 'later'],
    ['later after a correction', saleWith(), {}, 'later'],
    ['by nobody', paid('free'), {}, 'free of charge'],
  ])('is told how its sale was paid: %s', (_case, sold, given, how) => {
    expect(sellWith({ sold, ...given })).toEqual(soldBy(how));
  });

  test.each<[string, Given]>([
    ['the same way', {}],
    ['another way', { body: { paymentMethod: 'terminal' } }],
  ])('is told that its sale is cancelled, paid in %s', (_case, given) => {
    const sold = saleWith(
      { status: 'void', paymentMethod: 'cash', paidAt: soldAt },
      { status: 'cancelled' },
    );
    expect(sellWith({ sold, ...given })).toEqual(cancelled);
  });
});
