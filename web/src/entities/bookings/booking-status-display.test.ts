import type { Booking } from '@carwash/domain/bookings/booking';
import { expect, test } from 'vitest';
import { bookingStatusDisplay } from './booking-status-display';

const slot = { endsAt: new Date('2026-05-05T04:45:00Z') };

test.each<[Booking['status'], Booking['stage'], string, string]>([
  ['pending', 'expected', '2026-05-05T03:59:59Z', 'Confirmed'],
  ['pending', 'expected', '2026-05-05T04:44:59Z', 'Confirmed'],
  ['pending', 'expected', '2026-05-05T04:45:00Z', 'Finished'],
  ['pending', 'arrived', '2026-05-05T03:50:00Z', 'Arrived'],
  ['pending', 'washing', '2026-05-05T04:10:00Z', 'Being washed'],
  ['completed', 'washing', '2026-05-05T05:10:00Z', 'Being washed'],
  ['completed', 'ready', '2026-05-05T05:10:00Z', 'Ready to collect'],
  ['pending', 'collected', '2026-05-05T04:30:00Z', 'Finished'],
  ['completed', 'collected', '2026-05-05T05:10:00Z', 'Completed'],
  ['completed', 'expected', '2026-05-05T04:45:00Z', 'Completed'],
  ['no_show', 'expected', '2026-05-05T04:45:00Z', 'No-show'],
  ['cancelled', 'expected', '2026-05-05T03:00:00Z', 'Cancelled'],
])('a booking that is %s and %s at %s is called %s', (status, stage, now, label) => {
  expect(bookingStatusDisplay({ status, stage, slot }, new Date(now)).label).toBe(label);
});
