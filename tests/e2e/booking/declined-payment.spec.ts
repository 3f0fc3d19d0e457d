import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { bookingsOf, onlyTransactionOf, slotNow } from '../support/records/purchase-reads.ts';
import {
  bookingPageOf,
  confirmBooking,
  expectVehicleFilledIn,
  goToPay,
} from '../support/screens/booking-page.ts';
import { decline, pay } from '../support/screens/card-page.ts';
import { expectBookingConfirmed, expectNothingPending } from '../support/screens/payment-return.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { expect, test } from '../support/test.ts';

test('a declined card books nothing and opens the slot again', async ({ page, customer, slot }) => {
  await goToPay(page, slot, customer);
  await decline(page);
  await expect(toast(page, 'Payment failed')).toBeVisible();
  await expect(page).toHaveURL('/services');
  await expectNothingPending(page);

  expect(await onlyTransactionOf(slot)).toMatchObject({
    status: 'failed',
    failureReason: 'declined',
  });
  expect(await bookingsOf(slot)).toEqual([]);
  expect(await slotNow(slot)).toMatchObject({ isBooked: 'available', heldUntil: null });
  await page.goto(servicePageOf(slot));
  await expect(slotButton(page, slot)).toBeEnabled();
});

test('who was declined hears that nothing was charged, tries again with the form as it was, and pays', async ({
  page,
  customer,
  slot,
}) => {
  await goToPay(page, slot, customer);
  await decline(page);
  await expect(page.getByText('You were not charged')).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(bookingPageOf(slot));
  await expectVehicleFilledIn(page);
  await confirmBooking(page);
  await pay(page);
  await expectBookingConfirmed(page);
  expect(await bookingsOf(slot)).toHaveLength(1);
});

test('once somebody else has the slot, the declined customer is led to other times', async ({
  page,
  customer,
  slot,
}) => {
  await goToPay(page, slot, customer);
  await decline(page);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await newBooking(await newAccount(), slot);
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await expect(page).toHaveURL(servicePageOf(slot));
});
