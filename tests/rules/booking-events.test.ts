import type { BookingEvent } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { beforeEach, describe, test } from 'vitest';
import { newBooking } from '../support/purchases/bookings.ts';
import { testAccess } from './access-table.ts';
import { newPurchase } from './purchase-access.ts';
import {
  expectReadToFail,
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
  { path: `${bookingPath}/${collections.events}/1`, data: event, needs: 'runDesk' },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);

describe('events whose booking is missing', () => {
  const eventsPath = `${collections.bookings}/T-6-missing/${collections.events}`;
  beforeEach(() => seed({ [`${eventsPath}/1`]: event }));

  test('are closed to customers', async () => {
    await expectReadToFail(personas.owner.doc(`${eventsPath}/1`));
    await expectReadToFail(personas.owner.collection(eventsPath).limit(largestPage));
  });

  test('are open to admins', () =>
    expectReadToSucceed(personas.admin.collection(eventsPath).limit(largestPage)));
});
