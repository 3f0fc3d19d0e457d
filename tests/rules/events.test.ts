import type { BookingEvent } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { beforeAll, describe, test } from 'vitest';
import { newBooking } from '../support/purchases/bookings.ts';
import { ownerAndStaffWith, testAccess } from './access-table.ts';
import { newPurchase } from './purchase-access.ts';
import {
  expectReadsToFail,
  expectReadToSucceed,
  fixtures,
  largestPage,
  otherUser,
  personas,
  seed,
} from './set-up.ts';

const booking = await newBooking(fixtures, await newPurchase());
const bookingPath = `${collections.bookings}/${booking._id}`;

// The booking's customer may read an event, whoever caused it.
const event = {
  kind: 'booked',
  by: { uid: otherUser.uid, role: 'user' },
} satisfies Partial<BookingEvent>;

testAccess(
  { path: `${bookingPath}/${collections.events}/1`, data: event },
  { get: ownerAndStaffWith('runDesk'), list: ownerAndStaffWith('runDesk') },
);

describe('events whose booking is missing', () => {
  const eventsPath = `${collections.bookings}/T-6-missing/${collections.events}`;
  beforeAll(() => seed({ [`${eventsPath}/1`]: event }));

  test('are closed to customers', () =>
    expectReadsToFail({
      get: personas.owner.doc(`${eventsPath}/1`),
      list: personas.owner.collection(eventsPath).limit(largestPage),
    }));

  test('are open to admins', () =>
    expectReadToSucceed(personas.admin.collection(eventsPath).limit(largestPage)));
});
