import { describe, expect, test } from 'vitest';
import { emptyDay, withJobs } from '../days/changed-day.ts';
import { quoteFor } from '../services/quote.ts';
import type { Service } from '../services/service.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { privateSettingsOf } from '../settings/private-settings.ts';
import type { Slot } from '../slots/slot.ts';
import { type OneBay, takenBy } from '../slots/slot-of-one-bay.ts';
import type { User } from '../users/user.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import { newTransaction } from './new-transaction.ts';
import type { ProviderOutcome } from './next-payment-step.ts';
import { mayResume, nextPurchaseStep } from './next-purchase-step.ts';
import type { EarlierPayment, PurchaseFacts } from './purchase-facts.ts';
import type { Transaction } from './transaction.ts';

const now = new Date('2026-03-02T04:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

const service: Service = {
  _id: 'wash',
  name: 'Wash',
  description: 'By hand',
  price: 20,
  duration: 30,
  image: '/wash.svg',
  category: 'basicWash',
  rating: 0,
  ratingCount: 0,
  ratingHistogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  verifiedHistogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  hiddenReviewCount: 0,
  benefits: [],
  suitableFor: [],
  keywords: [],
  asksVehicleDetails: false,
  location: 'business',
  startsEvery: null,
  isPaused: false,
  vatPercent: null,
  pictures: [],
  sizePrices: [],
  createdAt: now,
};

const customer: User = {
  _id: 'ann',
  name: 'Ann',
  email: 'ann@example.com',
  phone: '',
  address: '',
  role: 'user',
  status: 'active',
  profileImage: null,
  authorKey: 'key',
  claimsUpdatedAt: now,
  searchTerms: [],
  createdAt: now,
};

/** The slot in an hour, and its only bay. */
const slotOf = (bay: OneBay, length = 30): Slot => ({
  _id: 'wash_2026-03-02_1100',
  serviceId: 'wash',
  date: '2026-03-02',
  startTime: '11:00',
  endTime: '11:30',
  startsAt: minutes(60),
  endsAt: minutes(60 + length),
  ...takenBy(bay),
});
const free = slotOf({});
const held = slotOf({ heldUntil: minutes(10), claimId: 'mine' });
const taken = slotOf({ isBooked: 'booked', claimId: 'other' });

const vehicle: Vehicle = {
  vehicleType: 'car',
  vehicleTypeName: 'Car',
  vehicleBrand: '',
  vehicleModel: '',
  manufacturingYear: null,
  registrationPlate: 'AB 12',
};
const wanted: PurchaseFacts['wanted'] = { serviceId: 'wash', vehicleType: 'car', addOns: [] };
const priceOf = (each: Service) => quoteFor(each, wanted, defaultSettings);

/** A card payment for the slot that began five minutes ago and holds it. */
const pending: Transaction = {
  ...newTransaction(
    {
      customer: { uid: 'ann', name: 'Ann', email: 'ann@example.com', phone: '' },
      service,
      quote: priceOf(service),
      slot: free,
      vehicle,
      visit: { address: '', note: '' },
      seller: privateSettingsOf(null),
      vatPercent: 0,
    },
    {
      _id: 'payment',
      claimId: 'mine',
      currency: 'USD',
      status: 'pending',
      paymentMethod: 'card',
      cancellationHours: 24,
      holdMinutes: 15,
      expiresAt: minutes(10),
      nextCheckAt: null,
      paidAt: null,
      createdAt: minutes(-5),
    },
  ),
  paymentUrl: 'https://pay.example/1',
};
const declined: Transaction = { ...pending, status: 'failed', failureReason: 'declined' };
const elsewhere = (id: string): Transaction => ({
  ...pending,
  _id: id,
  slot: { ...pending.slot, _id: 'wash_2026-03-03_1100', date: '2026-03-03' },
});

/** An earlier payment about which the provider has answered that nothing was paid. */
const asked = (payment: Transaction, change: Partial<EarlierPayment> = {}): EarlierPayment => ({
  payment,
  slot: held,
  isAsked: true,
  outcome: 'open',
  ...change,
});

const first: PurchaseFacts = {
  wanted,
  service,
  quote: priceOf(service),
  slot: free,
  day: null,
  customer,
  settings: defaultSettings,
  earlier: null,
  open: [],
  isBlocked: false,
  hasBooked: false,
  offer: null,
  freeBookings: 0,
  startHold: undefined,
  isUnproven: false,
  currency: 'USD',
  timeZone: 'Asia/Dhaka',
  maxUnpaidHolds: 2,
};
const back: PurchaseFacts = { ...first, slot: held, earlier: asked(pending), open: [pending] };
const gratis = { ...service, price: 0 };
const freeOfCharge: PurchaseFacts = { ...first, service: gratis, quote: priceOf(gratis) };

const emptied = { ...emptyDay('2026-03-02', [], now), starts: { wash: { '11:00': 30 } } };
const heldByOther = { bay: 'bay', slotId: free._id, from: free.startsAt, to: free.endsAt };
const fullOfUnproven = withJobs(emptied, [
  { claimId: 'other', job: { ...heldByOther, heldUntil: minutes(5), isUnproven: true } },
]);

describe('a purchase is refused', () => {
  test.each<[string, PurchaseFacts, string]>([
    ['when the service is unknown', { ...first, service: null, quote: null }, 'not_found'],
    ['when the slot is unknown', { ...first, slot: null }, 'not_found'],
    [
      'when the slot is of another service',
      { ...first, slot: { ...free, serviceId: 'wax' } },
      'not_found',
    ],
    ['without a profile', { ...first, customer: null }, 'forbidden'],
    [
      'when the account is disabled',
      { ...first, customer: { ...customer, status: 'disabled' } },
      'forbidden',
    ],
    ['when the slot is booked', { ...first, slot: taken }, 'slot_taken'],
    ['when others hold the slot', { ...first, slot: held }, 'slot_taken'],
    [
      'when the service is paused',
      { ...first, service: { ...service, isPaused: true } },
      'not_on_sale',
    ],
    [
      'when the slot starts too soon',
      { ...first, settings: { ...defaultSettings, lastMinutes: 60 } },
      'not_on_sale',
    ],
    [
      'with an add-on that is not offered',
      { ...first, wanted: { ...wanted, addOns: ['wax'] } },
      'bad_input',
    ],
    [
      'when it costs more than was shown',
      { ...first, wanted: { ...wanted, agreedAmount: 19.99 } },
      'price_changed',
    ],
    ['when the customer has booked the slot', { ...first, hasBooked: true }, 'already_paid'],
    [
      'on worse terms than were shown',
      { ...first, wanted: { ...wanted, agreedCancellationHours: 12 } },
      'refund_changed',
    ],
    [
      'when the customer holds too many slots',
      { ...first, open: [elsewhere('one'), elsewhere('two')] },
      'too_many_holds',
    ],
    [
      'when the customer has held the slot twice',
      { ...first, startHold: { from: minutes(-20), until: minutes(-5), usedMs: 15 * 60_000 } },
      'hold_used_up',
    ],
    [
      'when unproven customers hold much of the day',
      { ...first, isUnproven: true, day: fullOfUnproven },
      'email_not_verified',
    ],
    [
      'when an unproven customer wants something for free',
      { ...freeOfCharge, isUnproven: true },
      'email_not_verified',
    ],
    [
      'when the customer has too many free bookings',
      { ...freeOfCharge, freeBookings: 2 },
      'too_many_holds',
    ],
    [
      'with a payment for another service',
      { ...back, wanted: { ...wanted, serviceId: 'wax' } },
      'not_found',
    ],
    [
      'when the visit of the earlier payment has begun',
      { ...back, earlier: asked({ ...pending, slot: { ...pending.slot, startsAt: minutes(-2) } }) },
      'not_on_sale',
    ],
    [
      'when the earlier payment turns out paid',
      { ...back, earlier: asked({ ...pending, status: 'success' }) },
      'already_paid',
    ],
    [
      'when the earlier payment goes back',
      { ...back, earlier: asked({ ...pending, status: 'refund_due' }) },
      'refund_due',
    ],
    [
      'while it is not known whether the earlier payment was paid in its hold',
      {
        ...back,
        earlier: asked({ ...pending, expiresAt: minutes(-1) }, { outcome: 'silent' }),
      },
      'slot_being_paid',
    ],
    [
      'when the earlier payment is better than the terms, but worse than those shown',
      { ...back, wanted: { ...wanted, agreedCancellationHours: 12 } },
      'refund_changed',
    ],
    [
      'when the earlier payment has lost its bay to another customer',
      { ...back, earlier: asked(pending, { slot: taken }) },
      'slot_taken',
    ],
  ])('%s', (_case, facts, code) => {
    expect(nextPurchaseStep(facts, now)).toMatchObject({ kind: 'refuse', refusal: { code } });
  });
});

test('all held slots are named', () => {
  const open = [elsewhere('one'), elsewhere('two')];
  expect(nextPurchaseStep({ ...first, open }, now)).toMatchObject({
    refusal: {
      message: expect.stringContaining('Wash on Tue, 3 Mar 2026 at 11:00, Wash on Tue, 3 Mar'),
      errors: [
        { path: 'slotId', message: expect.stringContaining('payment one') },
        { path: 'slotId', message: expect.stringContaining('payment two') },
      ],
    },
  });
});

describe('a new slot is held', () => {
  const hold = { kind: 'hold', replaces: null, isTheirs: false, holdMinutes: 15 };

  test.each<[string, PurchaseFacts, object]>([
    [
      'for the time of the settings',
      first,
      { ...hold, cancellationHours: 24, hold: { from: now, until: minutes(15), usedMs: 0 } },
    ],
    ['beside one other slot', { ...first, open: [elsewhere('one')] }, hold],
    [
      'when its earlier hold was not paid for',
      { ...first, earlier: asked({ ...pending, status: 'failed', failureReason: 'expired' }) },
      hold,
    ],
    [
      'no longer than the customer may still hold it',
      { ...first, startHold: { from: minutes(-10), until: minutes(5), usedMs: 12 * 60_000 } },
      { ...hold, hold: { from: now, until: minutes(8), usedMs: 22 * 60_000 } },
    ],
    [
      'by an unproven customer while others hold little',
      { ...first, isUnproven: true, day: emptied },
      hold,
    ],
  ])('%s', (_case, facts, step) => {
    expect(nextPurchaseStep(facts, now)).toMatchObject(step);
  });
});

test('a free service is booked at once', () => {
  expect(nextPurchaseStep(freeOfCharge, now)).toMatchObject({ kind: 'book', replaces: null });
});

describe('a customer who comes back', () => {
  test.each<[string, PurchaseFacts, object]>([
    [
      'waits until the provider was asked',
      { ...back, earlier: asked(pending, { isAsked: false, outcome: null }) },
      { kind: 'ask', payment: pending },
    ],
    [
      'gets a free booking again',
      { ...back, earlier: asked({ ...pending, paymentMethod: 'free', status: 'success' }) },
      { kind: 'repeat' },
    ],
    ['continues the payment', back, { kind: 'continue', hold: null, cancellationHours: 24 }],
    [
      'continues the payment of a service that was deleted',
      { ...back, service: null, quote: null },
      { kind: 'continue' },
    ],
    [
      'continues on better terms',
      { ...back, settings: { ...defaultSettings, cancellationHours: 6 } },
      { kind: 'continue', cancellationHours: 6 },
    ],
    [
      'gets a longer hold when little time is left',
      { ...back, earlier: asked({ ...pending, createdAt: minutes(-13), expiresAt: minutes(2) }) },
      { kind: 'continue', hold: { from: now, until: minutes(15), usedMs: 0 } },
    ],
    [
      'begins anew with the same hold for a card page that never opened',
      { ...back, earlier: asked({ ...pending, paymentUrl: null }) },
      { kind: 'hold', isTheirs: true, replaces: { _id: 'payment' } },
    ],
    [
      'begins anew when the price has fallen below that of the card page',
      {
        ...back,
        wanted: { ...wanted, agreedAmount: 15 },
        quote: { ...priceOf(service), amount: 15 },
      },
      { kind: 'hold', isTheirs: true },
    ],
    [
      'begins anew with a longer job, when there is room beside the own hold',
      {
        ...back,
        slot: slotOf({}, 60),
        quote: {
          ...priceOf(service),
          lines: [{ _id: 'big', name: 'Wash', price: 20, minutes: 60 }],
        },
      },
      { kind: 'hold', isTheirs: false, replaces: { _id: 'payment' } },
    ],
    [
      'tries another card with the rest of the hold',
      { ...back, earlier: asked(declined), open: [declined] },
      { kind: 'hold', isTheirs: true, hold: { until: minutes(10) }, replaces: { _id: 'payment' } },
    ],
    [
      'keeps a slot that is not on sale any more',
      {
        ...back,
        earlier: asked(declined),
        service: { ...service, isPaused: true },
        settings: { ...defaultSettings, lastMinutes: 120 },
      },
      { kind: 'hold', isTheirs: true },
    ],
  ])('%s', (_case, facts, step) => {
    expect(nextPurchaseStep(facts, now)).toMatchObject(step);
  });
});

describe('an own payment is continued', () => {
  const createdAt = new Date('2026-03-01T09:00:00Z');
  const at = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
  const payable = {
    paymentUrl: 'https://pay.example/1',
    createdAt,
    expiresAt: at(15),
    holdMinutes: 15,
  };
  const renewed = { ...payable, expiresAt: at(25) };
  const long = { ...payable, expiresAt: at(60), holdMinutes: 60 };
  const pay = (until: number) => ({ kind: 'pay', until: at(until) });
  const replace = { kind: 'replace' };
  const wait = { kind: 'wait' };

  test.each<
    [string, typeof payable | { paymentUrl: null }, ProviderOutcome | null, number, object]
  >([
    ['soon', payable, 'open', 3, pay(15)],
    ['while the provider is silent', payable, 'silent', 3, pay(15)],
    ['with little time left', payable, 'open', 14, pay(29)],
    ['with little time left, provider silent', payable, 'silent', 14, pay(29)],
    ['with little time left a second time', renewed, 'open', 24, replace],
    ['with little time left a second time, provider silent', renewed, 'silent', 24, pay(25)],
    ['with little time left a second time, just asked', renewed, null, 24, pay(25)],
    ['when the hold has just ended, provider silent', payable, 'silent', 15.5, wait],
    ['when the hold has ended, provider silent', payable, 'silent', 17, replace],
    ['when the hold has ended, while somebody else asks', payable, null, 17, wait],
    ['while a long hold lasts, to a page that may be gone', long, 'open', 31, replace],
    ['to a page that may be gone, provider silent', long, 'silent', 31, pay(60)],
    ['to a page that never opened', { paymentUrl: null }, 'unknown', 1, replace],
  ])('%s', (_case, change, outcome, minute, verdict) => {
    expect(mayResume({ ...payable, ...change }, outcome, at(minute))).toEqual(verdict);
  });
});
