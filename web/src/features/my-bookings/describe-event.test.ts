import type { BookingEvent } from '@carwash/domain/entities/booking';
import type { BookedSlot } from '@carwash/domain/entities/slot';
import { expect, test } from 'vitest';
import { describeEvent } from './describe-event.ts';

const customer = { uid: 'ada', name: 'Ada', email: 'ada@example.test', phone: '' };

const event = (change: Partial<BookingEvent>): BookingEvent => ({
  _id: '1',
  kind: 'booked',
  by: { uid: 'ada', role: 'user' },
  createdAt: new Date('2026-05-01T04:00:00Z'),
  ...change,
});

const slotOn = (date: string, startTime: string): BookedSlot => ({
  _id: `foamwash_${date}`,
  date,
  startTime,
  endTime: '18:00',
  startsAt: new Date(`${date}T${startTime}:00Z`),
  endsAt: new Date(`${date}T18:00:00Z`),
});

test.each<[string, Partial<BookingEvent>, string, string]>([
  ['booking', {}, 'Booked', 'By you'],
  ['own cancelling', { kind: 'cancelled' }, 'Cancelled', 'By you'],
  [
    "an admin's cancelling",
    { kind: 'cancelled', by: { uid: 'admin', role: 'admin' } },
    'Cancelled',
    'By the car wash',
  ],
  [
    'the passing of time',
    { kind: 'completed', by: { uid: null, role: 'system' } },
    'Completed',
    'Automatically',
  ],
  [
    'a refund',
    { kind: 'refunded', by: { uid: 'admin', role: 'admin' } },
    'Refunded',
    'By the car wash',
  ],
])('%s', (_case, change, title, by) => {
  expect(describeEvent(event(change), { customer })).toEqual({ title, by, moved: null });
});

test('rescheduling names both times', () => {
  const slots = { from: slotOn('2026-05-05', '10:00'), to: slotOn('2026-05-06', '11:30') };
  expect(describeEvent(event({ kind: 'rescheduled', slots }), { customer })).toEqual({
    title: 'Rescheduled',
    by: 'By you',
    moved: { from: 'Tue, 5 May 2026 at 10:00', to: 'Wed, 6 May 2026 at 11:30' },
  });
});
