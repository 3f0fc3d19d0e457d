import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { newSlot } from '../support/records/catalogue.ts';
import { bookingPageOf } from '../support/screens/booking-page.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the booking page says why a slot cannot be booked, and leads a customer to their own booking', {
  tag: '@long',
}, async ({ page, customer, slot, service }) => {
  await test.step('a slot that they have booked themselves', async () => {
    const booking = await newBooking(customer, slot);
    await openSignedIn(page, bookingPageOf(slot), customer);
    await expect(page.getByRole('heading', { name: 'You booked this' })).toBeVisible();
    await expect(page.getByText('Complete Your Booking')).toHaveCount(0);
    await expect(page.getByText('Please choose another time')).toHaveCount(0);
    await page.getByRole('link', { name: 'See your booking' }).click();
    await expect(page).toHaveURL(`/dashboard/my-bookings/${booking._id}`);
  });

  await test.step('a slot that somebody else has booked', async () => {
    const slot = await newSlot(service, { startTime: '12:00' });
    await newBooking(await newAccount(), slot);
    await page.goto(bookingPageOf(slot));
    await expect(page.getByText(/slot has been booked. Please choose another time/)).toBeVisible();
    await expect(page.getByText('You booked this')).toHaveCount(0);
  });

  await test.step('an unknown service or slot', async () => {
    for (const unknown of [
      `/booking/nosuch00/${slot._id}`,
      `/booking/${slot.serviceId}/nosuch00_2026-01-01_1000`,
    ]) {
      await page.goto(unknown);
      await expect(page.getByText('Error: Service or slot not found')).toBeVisible();
    }
  });
});
