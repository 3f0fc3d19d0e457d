import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { expect, test } from 'vitest';
import { addOnsToChoose, editBodyOf, editValuesOf, withTyped } from './edit-values';

const line = (_id: string, price: number) => ({ _id, name: _id, price, minutes: 10 });

const slot = {
  startsAt: new Date('2031-03-10T04:00:00Z'),
  endsAt: new Date('2031-03-10T04:30:00Z'),
};

const booking = {
  slot,
  customer: { uid: null, name: 'DHAKA 1', phone: '+8801711000002', email: 'kamal@carwash.test' },
  service: { _id: 'foamwash' },
  vehicle: {
    vehicleType: 'car',
    vehicleBrand: 'Toyota',
    vehicleModel: '',
    manufacturingYear: 2018,
    registrationPlate: 'DHAKA 1',
  },
  lines: [line('', 30), line('wax', 8), line('gone', 3)],
  amount: 41,
  note: '',
  refundTerms: 'by_notice',
} as unknown as Booking;

const quote = { lines: booking.lines, amount: 41, minutes: 30 };
const paid = { status: 'success', amount: 41, currency: 'BDT', received: null } as Transaction;
const always = { agreedAmount: 41, reference: '', onKeptMinutes: false };

test.each<[string, Partial<ReturnType<typeof editValuesOf>>, object]>([
  ['nothing', {}, {}],
  ['the plate', { registrationPlate: ' DHAKA  2 ' }, { registrationPlate: 'DHAKA 2' }],
  ['the year', { manufacturingYear: '2020' }, { manufacturingYear: 2020 }],
  ['the name', { customerName: 'Kamal' }, { customerName: 'Kamal' }],
  ['the phone', { customerPhone: '01711000009' }, { customerPhone: '01711000009' }],
  ['no email', { customerEmail: '' }, { customerEmail: '' }],
  ['no year', { manufacturingYear: '' }, { manufacturingYear: null }],
  ['the service', { serviceId: 'polishit' }, { serviceId: 'polishit' }],
  ['some minutes', { longerBy: 15 }, { longerBy: 15 }],
  ['minutes that are taken back', { longerBy: -15 }, { longerBy: -15 }],
  ['the note', { note: 'Mind the roof box. ' }, { note: 'Mind the roof box.' }],
])('the call names what differs: %s', (_what, change, expected) => {
  const values = { ...editValuesOf(booking), ...change };
  expect(editBodyOf(booking, [paid], values, quote)).toEqual({ ...always, ...expected });
});

test.each([
  ['dearer', booking, paid, 49, { paymentMethod: 'cash' }],
  ['cheaper', booking, paid, 40, {}],
  [
    'dearer, before it is paid',
    { ...booking, refundTerms: 'unpaid' } as const,
    { ...paid, status: 'unpaid' } as const,
    49,
    {},
  ],
])('the call says how a difference is paid: %s', (...row) => {
  const [, sold, payment, amount, expected] = row;
  const body = editBodyOf(sold, [payment], editValuesOf(sold), { ...quote, amount });
  expect(body).toEqual({ ...always, agreedAmount: amount, ...expected });
});

test('the call names the add-ons that suit', () => {
  const lines = [line('', 30), line('wax', 8)];
  const body = editBodyOf(booking, [paid], editValuesOf(booking), { ...quote, lines });
  expect(body.addOns).toEqual(['wax']);
});

test('what somebody else has changed is shown with what was typed', () => {
  const before = editValuesOf(booking);
  const now = { ...before, addOns: ['wax'], registrationPlate: 'DHAKA 2', vehicleBrand: 'Mazda' };
  const values = {
    ...before,
    addOns: [...before.addOns],
    registrationPlate: 'DHAKA 3',
    longerBy: 10,
  };
  expect(withTyped(values, before, now)).toEqual({
    ...now,
    registrationPlate: 'DHAKA 3',
    longerBy: 10,
  });
});

test.each([
  [
    'added by both',
    ['wax', 'gone', 'mats'],
    ['wax', 'gone', 'dry'],
    ['wax', 'gone', 'dry', 'mats'],
  ],
  ['the same one added', ['wax', 'gone', 'mats'], ['wax', 'gone', 'mats'], ['wax', 'gone', 'mats']],
  ['removed here, added there', ['gone'], ['wax', 'gone', 'dry'], ['gone', 'dry']],
  ['added here, removed there', ['wax', 'gone', 'mats'], ['gone'], ['gone', 'mats']],
])('add-ons that both have changed are merged: %s', (_what, typed, saved, merged) => {
  const before = editValuesOf(booking);
  const now = { ...before, addOns: saved };
  expect(withTyped({ ...before, addOns: typed }, before, now).addOns).toEqual(merged);
});

test('minutes are not added to another length', () => {
  const before = editValuesOf(booking);
  const endsAt = new Date('2031-03-10T04:40:00Z');
  const now = editValuesOf({ ...booking, slot: { ...booking.slot, endsAt } });
  expect(withTyped({ ...before, longerBy: 10 }, before, now)).toEqual(now);
});

test.each([
  [
    'foamwash',
    'car',
    [
      ['wax', 8],
      ['mats', 5],
      ['gone', 3],
    ],
  ],
  [
    'foamwash',
    'van',
    [
      ['wax', 8],
      ['mats', 5],
    ],
  ],
  [
    'polishit',
    'car',
    [
      ['wax', 8],
      ['mats', 5],
    ],
  ],
] as const)('of %s for a %s there are add-ons to choose', (_id, type, expected) => {
  const all = { services: null, vehicleTypes: null };
  const known = [
    { ...line('wax', 10), ...all },
    { ...line('mats', 5), ...all },
  ];
  const found = addOnsToChoose(booking, { _id }, type, known);
  expect(found.map((addOn) => [addOn._id, addOn.price])).toEqual(expected);
});
