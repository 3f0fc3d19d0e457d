import type { Booking } from '@carwash/domain/bookings/booking';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeSessionMirror } from '~/lib/session/session-mirror';
import { keepBookings, keptBookings } from './kept-bookings';

const shown = {
  _id: 'p1',
  service: {
    _id: 'foamwash',
    name: 'Foam Wash',
    category: 'basicWash',
    price: 40,
    duration: 45,
    location: 'business',
  },
  slot: {
    _id: 'foamwash_2030-01-31_1000',
    date: '2030-01-31',
    startTime: '10:00',
    endTime: '10:45',
    startsAt: new Date('2030-01-31T04:00:00Z'),
    endsAt: new Date('2030-01-31T04:45:00Z'),
  },
  vehicle: {
    vehicleType: 'car',
    vehicleTypeName: 'Car',
    vehicleBrand: 'Toyota',
    vehicleModel: 'Axio',
    manufacturingYear: 2018,
    registrationPlate: 'DHAKA METRO-GA 11-2233',
  },
  lines: [{ _id: '', name: 'Foam Wash', price: 40, minutes: 45 }],
  address: '',
  amount: 40,
  status: 'pending',
  refundTerms: 'by_notice',
  cancellationHours: 24,
  code: 'K7P-4Q2',
} as const;

const booking = {
  ...shown,
  customer: { uid: 'u1', name: 'Rima', email: 'rima@carwash.test' },
  note: 'Ring twice.',
  claimId: 'c1',
  searchTerms: ['rima'],
  createdAt: new Date('2030-01-01T04:00:00Z'),
} as unknown as Booking;

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  writeSessionMirror({
    user: { _id: 'u1', name: 'Rima', email: 'rima@carwash.test', role: 'user' },
    token: 'token',
  });
});

test('of a booking only what a ticket shows is stored, and read again', () => {
  keepBookings('u1', [booking]);
  expect(keptBookings('u1')?.bookings).toEqual([shown]);
  const stored = items.get('kept') ?? '';
  for (const hidden of ['customer', 'Ring twice.', 'claimId', 'searchTerms', 'createdAt']) {
    expect(stored).not.toContain(hidden);
  }
});

test('what an earlier version stored of a booking is read without the rest', () => {
  const values = { bookings: { asOf: new Date(), bookings: [booking] } };
  items.set('kept', JSON.stringify({ uid: 'u1', values }));
  expect(keptBookings('u1')?.bookings).toEqual([shown]);
});
