import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { bookingPageOf } from '../support/screens/booking-page.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the old link to a slot that is booked by oneself says so and leads to the booking', async ({
  page,
  customer,
  slot,
}) => {
  const booking = await newBooking(customer, slot);
  await openSignedIn(page, bookingPageOf(slot), customer);
  await expect(page.getByRole('heading', { name: 'You booked this' })).toBeVisible();
  await expect(page.getByText('Complete Your Booking')).toHaveCount(0);
  await expect(page.getByText('Please choose another time')).toHaveCount(0);
  await page.getByRole('link', { name: 'See your booking' }).click();
  await expect(page).toHaveURL(`/dashboard/my-bookings/${booking._id}`);
});

test('the link to a slot that somebody else booked says that it is gone', async ({
  page,
  customer,
  slot,
}) => {
  await newBooking(await newAccount(), slot);
  await openSignedIn(page, bookingPageOf(slot), customer);
  await expect(page.getByText(/slot has been booked. Please choose another time/)).toBeVisible();
  await expect(page.getByText('You booked this')).toHaveCount(0);
});
