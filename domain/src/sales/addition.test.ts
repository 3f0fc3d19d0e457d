import { expect, test } from 'vitest';
import { newBooking } from '../bookings/new-booking.ts';
import { unpaidTransaction } from '../payments/transaction-of-tests.ts';
import { type Addition, paymentOfAddition } from './addition.ts';
import { act } from './sale-of-tests.ts';

const line = (_id: string, price: number, minutes = 0) => ({ _id, name: _id, price, minutes });
const wash = line('', 30, 30);
const large = line('large', 40, 45);
const [wax, mats] = [line('wax', 10, 15), line('mats', 5.5)];
const first = (price: number) => ({
  _id: 'addition',
  name: 'Change of booking ABC234',
  price,
  minutes: 0,
});

const before = newBooking(
  { ...unpaidTransaction, lines: [wash, wax], amount: 40, claimId: 'claim-of-booking' },
  { code: 'ABC234', createdAt: unpaidTransaction.createdAt },
);
const after = {
  ...before,
  customer: { uid: 'nadia', name: 'Nadia', email: 'nadia@example.test', phone: '+8801711009988' },
  service: { ...before.service, _id: 'polish', name: 'Polish' },
  vehicle: { ...before.vehicle, vehicleType: 'SUV', registrationPlate: 'KHULNA 77' },
  slot: { ...before.slot, _id: 'polish_2027-01-02_0900', endTime: '09:45' },
  lines: [wash, wax, mats],
  amount: 45.5,
  address: 'Road 11',
  note: 'Ring twice',
  cancellationHours: 6,
};
const facts = {
  seller: { legalName: 'Shine Ltd.', taxNumber: '123' },
  currency: 'USD',
  ids: { _id: 'T-2', claimId: 'claim-2' },
};
const cash: Addition = { minor: 550, method: 'cash', vatPercent: 25 };

const added = (addition: Partial<Addition> = {}, changed = after) =>
  paymentOfAddition({ ...cash, ...addition }, before, changed, facts, act.now);

test('an addition is a payment of its own for the booking as it is now', () => {
  const { customer, service, vehicle, slot, address, note } = after;
  expect(added()).toEqual({
    _id: 'T-2',
    transactionId: 'T-2',
    bookingId: 'T-1',
    claimId: 'claim-2',
    customer,
    service,
    vehicle,
    slot,
    address,
    note,
    lines: [first(0), mats],
    amount: 5.5,
    version: 1,
    currency: 'USD',
    vatPercent: 25,
    seller: { legalName: 'Shine Ltd.', taxNumber: '123' },
    status: 'success',
    paymentMethod: 'cash',
    received: { amount: '5.50', currency: 'USD' },
    paidAt: act.now,
    cancellationHours: 6,
    createdAt: act.now,
    expiresAt: act.now,
    holdMinutes: 0,
    nextCheckAt: null,
    paymentUrl: null,
    failureReason: null,
    refundReason: null,
    refundReference: null,
    refundedAt: null,
    providerReference: null,
    searchTerms: expect.arrayContaining(['khulna77', 'nadia', 'polis', '9988']),
  });
});

const came = { amount: '5.50', currency: 'USD' };

test.each([
  ['cash', { status: 'success', paidAt: act.now, received: came }],
  ['terminal', { status: 'success', paidAt: act.now, received: came }],
  ['later', { status: 'unpaid', paidAt: null, received: null }],
] as const)('paid by %s it has come or not', (method, expected) => {
  expect(added({ method })).toMatchObject({ ...expected, paymentMethod: method, amount: 5.5 });
});

test.each([
  ['a new add-on', [wash, wax, mats], 550, [first(0), mats]],
  ['a larger size', [large, wax], 1000, [first(10)]],
  ['a larger size and a new add-on', [large, wax, mats], 1550, [first(10), mats]],
  ['a new add-on instead of another one', [wash, line('gloss', 14)], 400, [first(4)]],
  [
    'a new add-on while the wash has become cheaper',
    [line('', 27, 30), wax, mats],
    250,
    [first(2.5)],
  ],
  ['an add-on that has become dearer', [wash, line('wax', 12.3, 15)], 230, [first(2.3)]],
  [
    'two new add-ons',
    [wash, wax, mats, line('gloss', 14, 5)],
    1950,
    [first(0), mats, line('gloss', 14, 5)],
  ],
])('its lines say what it is for: %s', (_case, lines, minor, expected) => {
  const payment = added({ minor }, { ...after, lines });
  expect(payment.lines).toEqual(expected);
  expect(payment.amount).toBe(minor / 100);
});
