import { toMinorUnits } from '@carwash/domain/money/money';
import { vehicle } from '../../support/purchases/vehicle.ts';
import {
  bookingsOf,
  countedFor,
  onlyTransactionOf,
  slotNow,
} from '../support/records/purchase-reads.ts';
import { confirmBooking, fillInVehicle } from '../support/screens/booking-page.ts';
import { chooseDay } from '../support/screens/calendar.ts';
import { pay } from '../support/screens/card-page.ts';
import { expectBookingConfirmed, expectNothingPending } from '../support/screens/payment-return.ts';
import { slotButton } from '../support/screens/service-page.ts';
import { expectTold, toast, toastsOf } from '../support/screens/toasts.ts';
import { expect, test } from '../support/test.ts';

// With everything that moves, as most people have it.
test.use({ reducedMotion: 'no-preference' });

test('a customer gets from the home page to a booking', async ({ page, service, slot }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Book a wash' }).click();
  await page.getByLabel('Search services').fill(service.name);
  await expect(page.getByText('1 service', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: service.name }).click();
  await expect(page.getByRole('heading', { name: service.name })).toBeVisible();

  await chooseDay(page, slot.date);
  await expect(page.getByRole('button', { name: 'Book This Service' })).toBeDisabled();
  await slotButton(page, slot).click();
  await page.getByRole('button', { name: 'Book This Service' }).click();

  await expect(page.getByRole('region', { name: 'What you are about to book' })).toContainText(
    service.name,
  );
  await page.getByRole('button', { name: 'Demo User' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toast(page, 'Successfully Logged in')).toBeVisible();

  const summary = page.getByRole('region', { name: 'Your booking' });
  await expect(page.getByRole('heading', { name: 'Complete Your Booking' })).toBeVisible();
  await expect(summary).toContainText(service.name);
  await expect(summary).toContainText(slot.startTime);
  await expect(summary).toContainText('45 mins');
  await expect(summary).toContainText('$49.90');
  await expect(summary).toContainText('Warm-air drying');
  await page.getByRole('radio', { name: /^Another vehicle/ }).check();
  await fillInVehicle(page);
  await confirmBooking(page);

  await pay(page);
  await expectTold(page, 'Booking successful');
  await expectBookingConfirmed(page);
  expect(toastsOf(page).filter((text) => text.includes('successful'))).toEqual([
    'Payment successful',
    'Booking successful',
  ]);
  await expect(page.getByText(vehicle.registrationPlate)).toBeVisible();
  await expectNothingPending(page);

  const transaction = await onlyTransactionOf(slot);
  expect(transaction).toMatchObject({ status: 'success', amount: service.price });
  await expect
    .poll(() => bookingsOf(slot))
    .toMatchObject([
      {
        _id: transaction._id,
        status: 'pending',
        vehicle,
        customer: { email: 'demo.user@carwash.test' },
        service: { _id: service._id, price: service.price },
        slot: { _id: slot._id },
      },
    ]);
  await expect.poll(() => slotNow(slot)).toMatchObject({ isBooked: 'booked', heldUntil: null });
  await expect
    .poll(() => countedFor(service))
    .toEqual({
      bookings: 1,
      revenueMinor: toMinorUnits(service.price),
    });
});
