import { expect, test } from 'vitest';
import { googleCalendarLink } from './google-calendar-link';

test('the link describes the entry', () => {
  const link = googleCalendarLink({
    uid: 'T-1@wash.example',
    sequence: 0,
    changedAt: new Date('2030-01-10T03:00:00Z'),
    startsAt: new Date('2030-01-15T03:00:00Z'),
    endsAt: new Date('2030-01-15T03:45:00Z'),
    isCancelled: false,
    title: 'Foam Wash, with wax & more',
    location: '12 Lake Road, Dhaka',
    description: 'Booking code: K7P-4Q2\nPhone: 1',
    url: 'https://wash.example/1',
    reminderHours: 2,
    attendee: { name: 'Rahim', email: 'rahim@example.com' },
  });
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Foam Wash, with wax & more',
    dates: '20300115T030000Z/20300115T034500Z',
    details: 'Booking code: K7P-4Q2\nPhone: 1',
    location: '12 Lake Road, Dhaka',
  });
});
