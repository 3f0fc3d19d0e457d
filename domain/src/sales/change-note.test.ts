import { describe, expect, test } from 'vitest';
import type { Booking } from '../bookings/booking.ts';
import { erasedCustomer } from '../bookings/erased-customer.ts';
import { unpaidTransaction } from '../payments/transaction-of-tests.ts';
import { erasedVehicle } from '../vehicles/erased-vehicle.ts';
import { changeNote } from './change-note.ts';
import { at } from './days-of-tests.ts';
import type { Act } from './sale.ts';
import { conflict } from './sale-change.ts';
import { changeOf, saleWith } from './sale-of-tests.ts';

const nadia: Act['by'] = { uid: 'nadia', role: 'user' };
const karim: Act['by'] = { uid: 'karim', role: 'user' };
const rahim: Act['by'] = { uid: 'rahim', role: 'manager' };
const customer = { uid: 'nadia', name: 'Nadia', email: 'nadia@example.test', phone: '' };
const early = at('08:00');

const tooLate = conflict('The note can be changed until the booking begins.');
const notFound = { code: 'not_found', message: 'There is no such booking.' };

const noted = (change: Partial<Booking> = {}) =>
  saleWith({ customer }, { note: 'Ring twice.', ...change });

const command = { note: 'Ring once.' };
const byCustomer = { ...command, isDesk: false };
const byDesk = { ...command, isDesk: true };

test.each(['Ring once.', 'Ring once.\nগেট খোলা', '<script>alert(1)</script>', ''])(
  'a customer writes %j, which nobody else is told',
  (note) => {
    const decision = changeNote(noted(), { ...byCustomer, note }, { by: nadia, now: early });
    expect(decision).toEqual({
      booking: { note },
      jobs: [],
      payments: {},
      events: [],
      audit: [],
    });
  },
);

test('the audit says that the desk has changed a note, but not how', () => {
  const change = changeOf(changeNote(noted(), byDesk, { by: rahim, now: early }));
  expect(change).toMatchObject({ booking: { note: 'Ring once.' }, payments: {}, events: [] });
  expect(change.audit).toEqual([
    {
      kind: 'booking',
      action: 'note changed',
      subject: {
        id: 'T-1',
        label: 'Foam Wash, ABC234',
        slot: { date: '2027-01-02', startTime: '09:00' },
      },
      before: null,
      after: null,
    },
  ]);
});

test('the audit does not contain what staff write of a booking of their own', () => {
  const own = noted({ customer: { ...customer, uid: 'rahim' } });
  const change = changeOf(changeNote(own, byDesk, { by: rahim, now: at('10:00') }));
  expect(change).toMatchObject({ booking: { note: 'Ring once.' }, audit: [] });
});

test.each([
  ['a customer of their own', noted(), byCustomer, nadia, 'changed'],
  ['another customer', noted(), byCustomer, karim, notFound],
  ['the desk', noted(), byDesk, rahim, 'changed'],
  ['staff who do not run the desk', noted(), byCustomer, rahim, notFound],
  [
    'a customer of one without an account',
    noted({ customer: { ...customer, uid: null } }),
    byCustomer,
    nadia,
    notFound,
  ],
  [
    'the desk of one without an account',
    noted({ customer: { ...customer, uid: null } }),
    byDesk,
    rahim,
    'changed',
  ],
  ['a customer of what is no booking', { ...noted(), booking: null }, byCustomer, nadia, notFound],
  ['the desk of what is no booking', { ...noted(), booking: null }, byDesk, rahim, notFound],
])('a note is written by %s', (_case, sale, wanted, by, expected) => {
  const decision = changeNote(sale, wanted, { by, now: early });
  if (expected === 'changed') expect(changeOf(decision).booking).toEqual({ note: 'Ring once.' });
  else expect(decision).toEqual(expected);
});

describe('the customer writes until the booking begins, the desk always', () => {
  test.each([
    ['just before its start', {}, '08:59:59', 'changed'],
    ['at its start', {}, '09:00:00', tooLate],
    ['when its car has come', { stage: 'arrived' }, '08:50:00', 'changed'],
    ['when its car is being washed', { stage: 'washing' }, '08:50:00', tooLate],
    ['when it is completed', { status: 'completed' }, '10:00:00', tooLate],
    ['when it was missed', { status: 'no_show' }, '10:00:00', tooLate],
    ['when it is cancelled', { status: 'cancelled' }, '08:00:00', tooLate],
  ] as const)('%s', (_case, change, time, expected) => {
    const now = new Date(`2027-01-02T${time}+06:00`);
    const decision = changeNote(noted(change), byCustomer, { by: nadia, now });
    if (expected === 'changed') expect(changeOf(decision).booking).toEqual({ note: 'Ring once.' });
    else expect(decision).toEqual(expected);
    const atDesk = changeOf(changeNote(noted(change), byDesk, { by: rahim, now }));
    expect(atDesk.booking).toEqual({ note: 'Ring once.' });
  });
});

test('a visit that was erased gets no note, which nothing would erase', () => {
  const vehicle = erasedVehicle(unpaidTransaction.vehicle);
  const erased = noted({ status: 'completed', customer: erasedCustomer, vehicle, note: '' });
  expect(changeNote(erased, byDesk, { by: rahim, now: at('10:00') })).toEqual(
    conflict('This visit was erased, because it was kept for long enough.'),
  );
});

test.each([
  ['of the customer', byCustomer, nadia, early],
  ['of the customer once it has begun', byCustomer, nadia, at('10:00')],
  ['of the desk', byDesk, rahim, early],
])('the same note again changes nothing: %s', (_case, wanted, by, now) => {
  const repeated = { ...wanted, note: 'Ring twice.' };
  expect(changeNote(noted(), repeated, { by, now })).toBe('unchanged');
});
