import type { BookingStatus } from '@carwash/domain/bookings/booking';
import { expect, test } from 'vitest';
import { bookingStatusDisplay } from './booking-status-display';

const slot = {
  startsAt: new Date('2026-05-05T04:00:00Z'),
  endsAt: new Date('2026-05-05T04:45:00Z'),
};

test.each<[BookingStatus, string, string]>([
  ['pending', '2026-05-05T03:59:59Z', 'Confirmed'],
  ['pending', '2026-05-05T04:00:00Z', 'In progress'],
  ['pending', '2026-05-05T04:44:59Z', 'In progress'],
  ['pending', '2026-05-05T04:45:00Z', 'Finished'],
  ['completed', '2026-05-05T04:45:00Z', 'Completed'],
  ['cancelled', '2026-05-05T03:00:00Z', 'Cancelled'],
  ['cancelled', '2026-05-06T03:00:00Z', 'Cancelled'],
])('a %s booking at %s is called %s', (status, now, label) => {
  expect(bookingStatusDisplay({ status, slot }, new Date(now)).label).toBe(label);
});
