import type { Booking } from '@carwash/domain/bookings/booking';
import type { Slot } from '@carwash/domain/slots/slot';
import { type OneBay, takenBy } from '@carwash/domain/slots/slot-of-one-bay';
import { expect, test } from 'vitest';
import { countStates, planDay } from './day-plan';

const now = new Date('2025-05-05T10:00:00Z');

const slot = (
  serviceId: string,
  time: string,
  { isBooked, heldUntil, claimId }: OneBay = {},
): Slot => ({
  _id: `${serviceId}_${time}`,
  serviceId,
  date: '2025-05-05',
  startTime: time,
  endTime: '18:00',
  startsAt: new Date(`2025-05-05T${time}:00Z`),
  endsAt: new Date('2025-05-05T18:00:00Z'),
  ...takenBy({
    isBooked,
    heldUntil,
    claimId: claimId ?? (isBooked === 'booked' || heldUntil ? `${serviceId}_${time}` : null),
  }),
});

const booked = { isBooked: 'booked' } as const;
const bookingOf = ({ _id }: Slot, name: string) =>
  ({ _id: name, claimId: _id, service: { name: 'As it was sold' } }) as Booking;

const services = [
  { _id: 'wax', name: 'Wax' },
  { _id: 'foam', name: 'Foam' },
  { _id: 'rest', name: 'Rest' },
];

test('services with slots are columns sorted by name, their slots in order', () => {
  const columns = planDay(
    {
      slots: [slot('wax', '11:00'), slot('foam', '11:00'), slot('wax', '12:00')],
      bookings: [],
      services,
    },
    now,
  );
  expect(
    columns.map(({ name, slots }) => [name, slots.map((planned) => planned.slot.startTime)]),
  ).toEqual([
    ['Foam', ['11:00']],
    ['Wax', ['11:00', '12:00']],
  ]);
});

test('a booked slot has its booking, even when it is over; an open one has none', () => {
  const over = slot('wax', '09:00', booked);
  const left = slot('wax', '11:00');
  const bookings = [bookingOf(over, 'one'), bookingOf(left, 'another')];
  const [column] = planDay(
    { slots: [over, left, slot('wax', '12:00', booked)], bookings, services },
    now,
  );
  expect(column?.slots.map(({ state, bookings }) => [state, bookings[0]?._id ?? null])).toEqual([
    ['booked', 'one'],
    ['open', null],
    ['booked', null],
  ]);
});

test('a deleted service keeps only its booked slots', () => {
  const taken = slot('gone', '11:00', booked);
  const bookings = [bookingOf(taken, 'one')];
  const columns = planDay({ slots: [slot('gone', '10:30'), taken], bookings, services }, now);
  expect(columns).toMatchObject([{ name: 'As it was sold', slots: [{ state: 'booked' }] }]);
});

test('slots are counted by state', () => {
  const slots = [
    slot('wax', '09:00'),
    slot('wax', '11:00'),
    slot('wax', '12:00', { heldUntil: new Date('2025-05-05T10:05:00Z') }),
    slot('foam', '11:00', { isBooked: 'canceled' }),
    slot('foam', '12:00', booked),
    slot('foam', '13:00', booked),
  ];
  expect(countStates(planDay({ slots, bookings: [], services }, now))).toEqual({
    past: 1,
    open: 1,
    held: 1,
    canceled: 1,
    booked: 2,
  });
});
