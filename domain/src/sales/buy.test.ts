import { describe, expect, test } from 'vitest';
import { newBooking } from '../bookings/new-booking.ts';
import type { Day } from '../days/day.ts';
import type { InitiatePayment } from '../payments/payment-endpoints.ts';
import type { EarlierPayment, PurchaseFacts } from '../payments/purchase-facts.ts';
import { purchaseNotFound, slotTaken } from '../payments/sale-refusals.ts';
import type { Transaction } from '../payments/transaction.ts';
import { pendingTransaction as pending } from '../payments/transaction-of-tests.ts';
import { quoteFor, quoteOf } from '../services/quote.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { slotOfDay } from '../slots/slots-of-day.ts';
import { minuteMs } from '../time/durations.ts';
import type { WaitlistEntry } from '../waitlist/waitlist-entry.ts';
import { buy, type PurchaseParts } from './buy.ts';
import { at, dayWith, jobAt, startOn, timeZone } from './days-of-tests.ts';
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
import type { SaleChange } from './sale-change.ts';
import { changeOf } from './sale-of-tests.ts';

const body: InitiatePayment = {
  ...suv,
  serviceId: 'foamwash',
  slotId: 'foamwash_2027-01-02_0900',
  addOns: [],
  address: '',
  note: 'Ring twice',
};

const firstParts: PurchaseParts = {
  body,
  seller,
  entry: null,
  termsVersion: 'v1',
  startHolds: [],
  ids: { _id: 'T-9', claimId: 'new' },
  code: 'ABC234',
};

/** Buys the start at 09:00 for Nadia: on a day without jobs, unless another one is given. */
function buyWith(facts: Partial<PurchaseFacts> = {}, parts: Partial<PurchaseParts> = {}) {
  const day = facts.day ?? freeDay;
  const { earlier } = facts;
  return buy(
    { booking: null, payments: earlier ? [earlier.payment] : [], days: [day] },
    {
      wanted: { ...body, ...parts.body },
      service: foamWash,
      quote: quoteFor(foamWash, body, defaultSettings),
      slot: nineOn(day),
      offer: null,
      day,
      customer: nadia,
      isBlocked: false,
      settings: defaultSettings,
      earlier: null,
      open: earlier ? [earlier.payment] : [],
      hasBooked: false,
      freeBookings: 0,
      startHold: undefined,
      isUnproven: false,
      currency: 'USD',
      timeZone,
      maxUnpaidHolds: 2,
      ...facts,
    },
    { ...firstParts, ...parts },
    { now },
  );
}

function bought(...args: Parameters<typeof buyWith>): SaleChange {
  const decision = buyWith(...args);
  if (typeof decision === 'object' && 'ask' in decision) throw new Error('It asks first');
  return changeOf(decision);
}

/** Facts of a customer who comes back to a payment about which the provider was asked. */
const backTo = (
  payment: Transaction,
  day: Day = heldDay,
  change: Partial<EarlierPayment> = {},
): Partial<PurchaseFacts> => ({
  day,
  earlier: { payment, slot: nineOn(day), isAsked: true, outcome: 'open', ...change },
});

const job = (change = {}) => ({ claimId: 'new', job: holdUntil('08:15', change) });
const gone = (claimId: string) => ({ claimId, job: null });
const elsewhere: Transaction = {
  ...pending,
  _id: 'T-5',
  slot: { ...pending.slot, _id: 'foamwash_2027-01-03_0900', date: '2027-01-03' },
};
const startHold = { from: now, until: at('08:15'), usedMs: 0 };

/** What the new payment says about what is sold, and to whom. */
const sold: Transaction = {
  ...pending,
  _id: 'T-9',
  transactionId: 'T-9',
  claimId: 'new',
  vehicle: { ...suv, vehicleTypeName: 'SUV' },
  note: 'Ring twice',
  acceptedTexts: { termsVersion: 'v1', acceptedAt: now },
  seller,
  paymentUrl: null,
  searchTerms: expect.arrayContaining(['khulna77', 'rus', 'nadia']),
  createdAt: now,
};

describe('a start is held', () => {
  test('for a new payment', () => {
    expect(bought()).toEqual({
      jobs: [job()],
      takes: [nineOn(freeDay)],
      payments: {},
      newPayment: { ...sold, expiresAt: at('08:15'), nextCheckAt: at('08:04') },
      customer: {
        openPayments: ['T-9'],
        startHolds: [{ slotId: 'foamwash_2027-01-02_0900', ...startHold }],
      },
      events: [],
      audit: [],
    });
  });

  const inOtherBay = jobAt('09:00', '09:30', { bay: 'bay-2' });

  test.each<[string, Partial<PurchaseFacts>, object[]]>([
    ['in a bay beside a booking', { day: dayWith() }, [job({ bay: 'bay-2' })]],
    [
      'in the bay of a hold that has run out',
      { day: dayWith({ jobs: { other: holdUntil('07:50'), next: inOtherBay } }) },
      [gone('other'), job()],
    ],
    ['by somebody unproven', { isUnproven: true }, [job({ isUnproven: true })]],
  ])('%s', (_case, facts, jobs) => {
    expect(bought(facts).jobs).toEqual(jobs);
  });

  test('the address of the visit is kept, and what nobody asked for is not', () => {
    const atHome = { ...body, address: 'Road 11', agreedAmount: 60 };
    const { newPayment } = bought({}, { body: atHome });
    expect(newPayment).toMatchObject({ address: 'Road 11', amount: 49.9 });
    expect(newPayment).not.toHaveProperty('agreedAmount');
  });

  test('the rate of VAT is that of the service, or that of the settings', () => {
    const settings = { ...defaultSettings, vatPercent: 7.5 };
    expect(bought({ settings }).newPayment?.vatPercent).toBe(15);
    const usual = { ...foamWash, vatPercent: null };
    expect(bought({ settings, service: usual }).newPayment?.vatPercent).toBe(7.5);
  });

  test('beside other payments and holds of the customer', () => {
    const ten = { slotId: 'foamwash_2027-01-02_1000', usedMs: 0 };
    const startHolds = [
      { ...ten, from: at('07:45'), until: at('08:00') },
      { ...ten, slotId: 'foamwash_2027-01-02_1100', from: at('07:00'), until: at('07:15') },
      { slotId: body.slotId, from: at('07:40'), until: at('07:52'), usedMs: 0 },
    ];
    const change = bought({ open: [elsewhere], startHold: startHolds[2] }, { startHolds });
    expect(change.customer).toEqual({
      openPayments: ['T-5', 'T-9'],
      startHolds: [startHolds[0], { slotId: body.slotId, ...startHold, usedMs: 12 * minuteMs }],
    });
  });
});

describe('an earlier payment hands over its hold', () => {
  const unopened: Transaction = { ...pending, paymentUrl: null };
  const declined: Transaction = { ...pending, status: 'failed', failureReason: 'declined' };
  const replaced = { status: 'failed', failureReason: 'replaced', nextCheckAt: at('08:25') };
  const inOtherBay = dayWith({ jobs: { claim: holdUntil('08:10', { bay: 'bay-2' }) } });

  test('a pending one fails', () => {
    const change = bought({ ...backTo(unopened), open: [unopened, elsewhere] });
    expect(change).toMatchObject({
      jobs: [gone('claim'), job()],
      payments: { 'T-1': replaced },
      newPayment: { _id: 'T-9', status: 'pending', expiresAt: at('08:15') },
      customer: { openPayments: ['T-5', 'T-9'] },
    });
    expect(change).not.toHaveProperty('takes');
  });

  test('a declined one stays declined, and the hold does not become longer', () => {
    const change = bought({ ...backTo(declined), open: [declined, elsewhere] });
    expect(change).toMatchObject({
      jobs: [gone('claim'), { claimId: 'new', job: holdUntil('08:10') }],
      newPayment: { _id: 'T-9', expiresAt: at('08:10'), holdMinutes: 15 },
      customer: {
        openPayments: ['T-5', 'T-9'],
        startHolds: [{ slotId: body.slotId, ...startHold, until: at('08:10') }],
      },
    });
    expect(change.payments).toEqual({ 'T-1': { expiresAt: now, nextCheckAt: at('08:25') } });
    expect(change).not.toHaveProperty('takes');
  });

  test('the terms of the earlier one stay if they are better', () => {
    const better = { ...unopened, cancellationHours: 6 };
    expect(bought(backTo(better)).newPayment?.cancellationHours).toBe(6);
  });

  test('the bay stays', () => {
    expect(bought(backTo(unopened, inOtherBay)).jobs).toEqual([
      gone('claim'),
      job({ bay: 'bay-2' }),
    ]);
  });

  test('the bay stays although the hold has run out', () => {
    const day = dayWith({ jobs: { claim: holdUntil('07:55', { bay: 'bay-2' }) } });
    const change = bought(backTo({ ...pending, expiresAt: at('07:55') }, day));
    expect(change.jobs).toEqual([gone('claim'), job({ bay: 'bay-2' })]);
    expect(change).not.toHaveProperty('takes');
  });

  test('minutes that it holds no longer are taken', () => {
    const change = bought(backTo({ ...pending, expiresAt: at('07:55') }, freeDay));
    expect(change).toMatchObject({ takes: [nineOn(freeDay)], payments: { 'T-1': replaced } });
    expect(change.jobs).toEqual([gone('claim'), job()]);
  });

  test('a longer job takes more minutes, where there is room', () => {
    const jobs = { claim: holdUntil('08:10'), next: jobAt('09:30', '10:00') };
    const day = dayWith({ jobs });
    const start = { serviceId: 'foamwash', startTime: '09:00' };
    const length = { takes: { minutes: 60 }, hours: null };
    const slot = slotOfDay(day, start, { timeZone, ignored: 'claim', length });
    const lines = [{ _id: 'large', name: 'Foam Wash (Large)', price: 60, minutes: 60 }];
    const change = bought({ ...backTo(pending, day), slot, quote: quoteOf(lines) });
    expect(change).toMatchObject({
      takes: [slot],
      payments: { 'T-1': replaced },
      newPayment: { lines, amount: 60 },
    });
    expect(change.jobs).toEqual([gone('claim'), job({ bay: 'bay-2', to: at('10:00') })]);
  });

  test('one that failed before stays as it is', () => {
    const failed: Transaction = { ...pending, status: 'failed', failureReason: 'expired' };
    const change = bought(backTo(failed, freeDay));
    expect(change).toMatchObject({ jobs: [job()], takes: [nineOn(freeDay)], payments: {} });
    expect(change.payments).toEqual({});
  });
});

describe('a free service is booked', () => {
  const free = { ...foamWash, price: 0 };
  const gratis = { service: free, quote: quoteFor(free, body, defaultSettings) };
  const booked = { claimId: 'new', job: jobAt('09:00', '09:30') };

  test('at once', () => {
    const paid: Transaction = {
      ...sold,
      status: 'success',
      paymentMethod: 'free',
      service: { ...pending.service, price: 0 },
      lines: [{ _id: '', name: 'Foam Wash', price: 0, minutes: 30 }],
      amount: 0,
      received: { amount: '0.00', currency: 'USD' },
      expiresAt: now,
      holdMinutes: 0,
      nextCheckAt: null,
      paidAt: now,
    };
    expect(bought({ ...gratis, open: [elsewhere] })).toEqual({
      jobs: [booked],
      takes: [nineOn(freeDay)],
      payments: {},
      newPayment: paid,
      newBooking: {
        ...newBooking(paid, { code: 'ABC234', createdAt: now }),
        searchTerms: expect.arrayContaining(['khulna77', 'rus', 'abc23']),
      },
      customer: { openPayments: ['T-5'] },
      events: [{ kind: 'booked', by: { uid: 'nadia', role: 'user' } }],
      audit: [],
    });
  });

  test('instead of paying for it', () => {
    const change = bought(
      { ...gratis, ...backTo(pending) },
      { body: { ...body, agreedAmount: 0 } },
    );
    expect(change).toMatchObject({
      payments: { 'T-1': { status: 'failed', failureReason: 'replaced' } },
      newBooking: { _id: 'T-9', claimId: 'new' },
      takes: [nineOn(heldDay)],
    });
    expect(change.jobs).toEqual([gone('claim'), booked]);
    expect(change.customer).toEqual({ openPayments: [] });
  });

  test('on the present terms, which it keeps', () => {
    const settings = { ...defaultSettings, cancellationHours: 6 };
    const { newPayment, newBooking: made } = bought({ ...gratis, settings });
    expect([newPayment?.cancellationHours, made?.cancellationHours]).toEqual([6, 6]);
  });

  test('and ends the wait', () => {
    const change = bought(gratis, { entry: waitingEntry });
    expect(change.onWaitlist?.entry).toEqual({ state: 'taken' });
  });
});

describe('a customer of the waitlist', () => {
  const taken = { state: 'taken' };
  const offeredAt = (time: string) => holdUntil(time, { bay: 'bay-2' });
  const lapsed = { ...offeredEntry, offer: { ...offer, until: at('07:50') } };

  test('takes the offer: its bay is theirs, for as long as the offer at least', () => {
    const day = dayWith({ jobs: { offered: offeredAt('08:30') } });
    const slot = startOn(day, '09:00', 'offered');
    const change = bought({ day, slot, offer }, { entry: offeredEntry });
    expect(change).toMatchObject({
      takes: [slot],
      newPayment: { expiresAt: at('08:30'), holdMinutes: 30 },
      customer: { startHolds: [{ ...startHold, until: at('08:30') }] },
    });
    expect(change.jobs).toEqual([gone('offered'), { claimId: 'new', job: offeredAt('08:30') }]);
    expect(change.onWaitlist).toEqual({ entry: taken, waiting: [] });
  });

  const outOfLine = [{ date: '2027-01-02', lineId: 'line-1', waiting: null }];
  const besideBooking = { next: jobAt('09:00', '09:30') };

  test.each<[string, WaitlistEntry, Day, object[], object[]]>([
    ['leaves the line with another start', waitingEntry, freeDay, [job()], outOfLine],
    [
      'frees the offer of another start',
      offeredEntry,
      dayWith({ jobs: { offered: jobAt('10:00', '10:30', { heldUntil: at('08:30') }) } }),
      [job(), gone('offered')],
      [],
    ],
    [
      'frees an offer that has lapsed',
      lapsed,
      dayWith({ jobs: { offered: offeredAt('07:50') } }),
      [job(), gone('offered')],
      [],
    ],
    [
      'frees an offer that has lapsed only once where it is in the way',
      lapsed,
      dayWith({ jobs: { ...besideBooking, offered: offeredAt('07:50') } }),
      [gone('offered'), job({ bay: 'bay-2' })],
      [],
    ],
  ])('%s', (_case, entry, day, jobs, waiting) => {
    const change = bought({ day }, { entry });
    expect(change.jobs).toEqual(jobs);
    expect(change.onWaitlist).toEqual({ entry: taken, waiting });
  });

  test('frees both the offer and the hold of an earlier payment', () => {
    const jobs = { claim: holdUntil('08:10'), offered: offeredAt('08:30') };
    const facts = backTo({ ...pending, paymentUrl: null }, dayWith({ jobs }));
    expect(bought(facts, { entry: offeredEntry }).jobs).toEqual([
      gone('claim'),
      job(),
      gone('offered'),
    ]);
  });

  test('who does not wait changes nothing there', () => {
    expect(bought()).not.toHaveProperty('onWaitlist');
  });
});

describe('an earlier payment is continued', () => {
  const corrected = {
    service: pending.service,
    vehicle: sold.vehicle,
    address: '',
    note: 'Ring twice',
    cancellationHours: 24,
    acceptedTexts: { termsVersion: 'v1', acceptedAt: now },
    searchTerms: expect.arrayContaining(['khulna77', 'rus', 'nadia']),
    expiresAt: pending.expiresAt,
  };

  test('with the corrected vehicle and visit; its minutes and its price stay', () => {
    expect(bought(backTo(pending))).toEqual({
      payments: { 'T-1': corrected },
      events: [],
      audit: [],
    });
  });

  test.each([
    ['an address: it is done there', 'business', 'Road 11', 'customer'],
    ['another address', 'customer', 'Road 12', 'customer'],
    ['no address any more: the customer comes', 'customer', '', 'business'],
  ] as const)('with %s', (_case, location, address, expected) => {
    const begun = { ...pending, service: { ...pending.service, location }, address: 'Road 10' };
    const change = bought(backTo(begun), { body: { ...body, address } });
    expect(change.payments['T-1']).toEqual({
      ...corrected,
      address,
      service: { ...pending.service, location: expected },
    });
  });

  test('with the sold service, whatever became of it', () => {
    const service = { ...foamWash, name: 'Foam Wash Plus', price: 60, isPaused: true };
    expect(bought({ ...backTo(pending), service }).payments['T-1']?.service).toEqual(
      pending.service,
    );
    const gone = { ...backTo(pending), service: null, quote: null };
    expect(bought(gone).payments['T-1']).toEqual(corrected);
  });

  test.each([
    ['better', 6, 6],
    ['worse', 48, 24],
  ])('on the terms of the settings only if they are %s', (_case, hours, expected) => {
    const settings = { ...defaultSettings, cancellationHours: hours };
    expect(bought({ ...backTo(pending), settings }).payments['T-1']).toMatchObject({
      cancellationHours: expected,
    });
  });

  describe('with a longer hold when little time is left', () => {
    const short: Transaction = { ...pending, createdAt: at('07:47'), expiresAt: at('08:02') };
    const dayOf = (change = {}) => dayWith({ jobs: { claim: holdUntil('08:02', change) } });
    const first = { slotId: body.slotId, from: at('07:47'), until: at('08:02'), usedMs: 0 };
    const other = { ...first, slotId: 'foamwash_2027-01-02_1000' };

    test('of its minutes and of the customer', () => {
      const facts = { ...backTo(short, dayOf()), startHold: first };
      expect(bought(facts, { startHolds: [first, other] })).toEqual({
        payments: { 'T-1': { ...corrected, expiresAt: at('08:15') } },
        jobs: [{ claimId: 'claim', job: holdUntil('08:15') }],
        customer: {
          startHolds: [other, { slotId: body.slotId, ...startHold, usedMs: 13 * minuteMs }],
        },
        events: [],
        audit: [],
      });
    });

    test.each<[string, object]>([
      ['stays unproven', { isUnproven: true }],
      ['stays in its bay', { bay: 'bay-2' }],
      ['is as proven as it was', {}],
    ])('which %s', (_case, change) => {
      const facts = { ...backTo(short, dayOf(change)), isUnproven: true };
      expect(bought(facts).jobs).toEqual([{ claimId: 'claim', job: holdUntil('08:15', change) }]);
    });

    test('unless the customer may not hold the start any longer', () => {
      const used = { ...first, usedMs: 25 * minuteMs };
      const change = bought({ ...backTo(short, dayOf()), startHold: used });
      expect(change.payments['T-1']?.expiresAt).toEqual(short.expiresAt);
      expect(change).not.toHaveProperty('jobs');
      expect(change).not.toHaveProperty('customer');
    });
  });
});

describe('nothing changes', () => {
  const free: Transaction = { ...pending, status: 'success', paymentMethod: 'free', amount: 0 };

  test('before the provider was asked about the earlier payment', () => {
    const unasked = { isAsked: false, outcome: null };
    expect(buyWith(backTo(pending, heldDay, unasked))).toEqual({ ask: pending });
  });

  test('when a free booking is wanted again', () => {
    expect(buyWith(backTo(free))).toBe('unchanged');
  });

  test.each<[string, Partial<PurchaseFacts>, object]>([
    ['there is no such start', { slot: null }, purchaseNotFound],
    ['all bays are booked', { day: fullDay }, slotTaken],
    [
      'it costs more than was shown',
      { wanted: { ...body, agreedAmount: 40 } },
      { code: 'price_changed' },
    ],
  ])('when %s', (_case, facts, refusal) => {
    expect(buyWith(facts)).toMatchObject(refusal);
  });
});
