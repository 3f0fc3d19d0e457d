import { expect, test } from 'vitest';
import type { Booking } from '../bookings/booking.ts';
import { erasedCustomer } from '../bookings/erased-customer.ts';
import type { Transaction } from '../payments/transaction.ts';
import { erasedPlate } from '../vehicles/erased-vehicle.ts';
import { at, timeZone } from './days-of-tests.ts';
import { eraseCustomer, erasePayment, eraseVisit } from './erase-customer.ts';
import { changeOf, saleWith } from './sale-of-tests.ts';

const kamal = {
  uid: null,
  name: 'Kamal',
  email: 'kamal@carwash.test',
  phone: '+8801711000002',
};
const paid: Partial<Transaction> = { status: 'success', customer: kamal };
const past = (payment: Partial<Transaction> = {}, change: Partial<Booking> = {}) =>
  saleWith(
    { ...paid, address: 'Road 5', note: 'Ring twice.', ...payment },
    { status: 'completed', stage: 'collected', ...change },
  );
const facts = { now: at('20:00'), timeZone };

test('a past sale names its customer no more, and can be found by its plate alone', () => {
  const change = changeOf(eraseCustomer(past(), facts));
  const payment = change.payments['T-1'];
  for (const written of [change.booking, payment]) {
    expect(written).toMatchObject({ customer: erasedCustomer, address: '', note: '' });
    expect(JSON.stringify(written)).not.toMatch(/kamal|8801711000002/i);
    expect(written?.searchTerms?.length).toBeGreaterThan(0);
  }
  expect(Object.keys(payment ?? {}).toSorted()).toEqual([
    'address',
    'customer',
    'note',
    'searchTerms',
  ]);
  expect(change).toMatchObject({ events: [], audit: [] });
});

test('an erased customer is erased once', () => {
  expect(eraseCustomer(past({ customer: erasedCustomer }), facts)).toBe('unchanged');
});

test.each<[string, Partial<Transaction>, Partial<Booking>, RegExp]>([
  ['is to come', {}, { status: 'pending', stage: 'expected' }, /is not over/],
  ['is being washed', {}, { stage: 'washing' }, /is not over/],
  ['is unpaid', { status: 'unpaid' }, {}, /is not paid/],
  ['has a refund due', { status: 'refund_due' }, { status: 'cancelled' }, /refund that is due/],
  ['is of an account', { customer: { ...kamal, uid: 'nadia' } }, {}, /belongs to an account/],
])('nobody is erased while a booking %s, which is named', (_what, payment, change, why) => {
  const refused = eraseCustomer(past(payment, change), { ...facts, now: at('10:00') });
  expect(refused).toMatchObject({ code: 'conflict', message: expect.stringMatching(why) });
  expect(refused).toMatchObject({ message: expect.stringContaining('ABC234') });
});

test('a visit of an account that was kept for long enough names neither customer nor vehicle, and its payment keeps both', () => {
  const change = changeOf(eraseVisit(past({ customer: { ...kamal, uid: 'nadia' } }), facts));
  expect(change.booking).toMatchObject({ customer: erasedCustomer, address: '', note: '' });
  const sold = past().booking?.vehicle;
  expect(change.booking?.vehicle).toEqual({
    vehicleType: sold?.vehicleType,
    vehicleTypeName: sold?.vehicleTypeName,
    vehicleBrand: '',
    vehicleModel: '',
    manufacturingYear: null,
    registrationPlate: erasedPlate,
  });
  expect(JSON.stringify(change.booking?.searchTerms)).not.toMatch(/kamal|8801711000002|—/i);
  expect(change.payments).toEqual({ 'T-1': { address: '', note: '' } });
});

test('a walk-in is named neither by the visit nor by its payments, which nobody could find by it any more', () => {
  const change = changeOf(eraseVisit(past(), facts));
  expect(change.booking?.customer).toEqual(erasedCustomer);
  const payment = change.payments['T-1'];
  expect(payment).toMatchObject({ customer: erasedCustomer, address: '', note: '' });
  expect(JSON.stringify(change)).not.toMatch(/kamal|8801711000002/i);
  expect(payment).not.toHaveProperty('vehicle');
  expect(payment?.searchTerms?.length).toBeGreaterThan(0);
});

test.each<[string, Partial<Transaction>, Partial<Booking>, boolean]>([
  ['of an account', { customer: { ...kamal, uid: 'nadia' } }, {}, true],
  ['whose customer the desk has erased', { customer: erasedCustomer }, {}, true],
  ['that is to come', {}, { status: 'pending', stage: 'expected' }, false],
  ['that is unpaid', { status: 'unpaid' }, {}, false],
  ['with a refund due', { status: 'refund_due' }, { status: 'cancelled' }, false],
])('a visit %s', (_what, payment, change, isErased) => {
  const decision = eraseVisit(past(payment, change), facts);
  if (isErased) expect(changeOf(decision).booking?.customer).toEqual(erasedCustomer);
  else expect(decision).toBe('unchanged');
});

test('a payment that was kept for long enough names nobody, unless its money is open', () => {
  const [payment] = past().payments;
  if (!payment) throw new Error('The sale has no payment');
  const erased = { ...payment, ...erasePayment(payment) };
  expect(JSON.stringify(erased)).not.toMatch(/kamal|8801711000002|Road 5|Ring twice/i);
  expect(erased.vehicle.registrationPlate).toBe(erasedPlate);
  expect(erased.amount).toBe(payment.amount);
  expect(erasePayment({ ...payment, status: 'pending' })).toBeNull();
});
