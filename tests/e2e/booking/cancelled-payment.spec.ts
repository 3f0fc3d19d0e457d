import { newSlot } from '../support/records/catalogue.ts';
import { bookingsOf, onlyTransactionOf, slotNow } from '../support/records/purchase-reads.ts';
import {
  bookingPageOf,
  confirmBooking,
  expectVehicleFilledIn,
  fillInVehicle,
  goToPay,
} from '../support/screens/booking-page.ts';
import { cancelPayment } from '../support/screens/card-page.ts';
import { expectBookingConfirmed, expectNothingPending } from '../support/screens/payment-return.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { expect, test } from '../support/test.ts';

test('cancelling leads home, says so and frees the slot at once', async ({
  page,
  customer,
  slot,
}) => {
  await goToPay(page, slot, customer);
  await cancelPayment(page);
  await expect(toast(page, 'Your payment was cancelled and the slot was released.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingPending(page);

  expect(await onlyTransactionOf(slot)).toMatchObject({
    status: 'failed',
    failureReason: 'cancelled',
  });
  expect(await bookingsOf(slot)).toEqual([]);
  await page.goto(servicePageOf(slot));
  await expect(slotButton(page, slot)).toBeEnabled();
});

test('who cancelled may try again, with the form as it was', async ({ page, customer, slot }) => {
  await goToPay(page, slot, customer);
  await cancelPayment(page);
  await toast(page, 'the slot was released').getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(bookingPageOf(slot));
  await expectVehicleFilledIn(page);
  await confirmBooking(page);
});

test('a payment that went through is not lost by cancelling', async ({
  page,
  customer,
  slot,
  provider,
}) => {
  await goToPay(page, slot, customer);
  const { _id } = await onlyTransactionOf(slot);
  await provider.pay(_id);
  await cancelPayment(page);
  await expectBookingConfirmed(page);
  expect(await bookingsOf(slot)).toMatchObject([{ _id }]);
});

test('cancelling the first of two payments leaves the other one open', async ({
  page,
  context,
  service,
  slot,
  customer,
}) => {
  const laterSlot = await newSlot(service, { startTime: '11:00', endTime: '11:45' });
  await goToPay(page, slot, customer);
  const secondTab = await context.newPage();
  await secondTab.goto(bookingPageOf(laterSlot));
  await fillInVehicle(secondTab);
  await confirmBooking(secondTab);

  await cancelPayment(page);
  await expect(toast(page, 'the slot was released')).toBeVisible();
  expect(await onlyTransactionOf(slot)).toMatchObject({ failureReason: 'cancelled' });
  expect(await onlyTransactionOf(laterSlot)).toMatchObject({ status: 'pending' });
  await cancelPayment(secondTab);
  await expect(toast(secondTab, 'the slot was released')).toBeVisible();
  await expectNothingPending(secondTab);
});

test('cancelling frees the slot even when restoring the session takes long', async ({
  page,
  slot,
  customer,
}) => {
  await goToPay(page, slot, customer);
  const restored = Promise.withResolvers<void>();
  await page.route('**/accounts:lookup*', async (route) => {
    await restored.promise;
    await route.continue();
  });
  await cancelPayment(page);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\?cancelled=/);
  expect(await onlyTransactionOf(slot)).toMatchObject({ status: 'pending' });

  restored.resolve();
  await expect(toast(page, 'the slot was released')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await slotNow(slot)).toMatchObject({ isBooked: 'available', heldUntil: null });
});

test('a cancel link that nobody went to pay for does nothing', async ({ page, customer, slot }) => {
  await goToPay(page, slot, customer);
  const { _id } = await onlyTransactionOf(slot);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/?cancelled=T-1-someone-else');
  await expect(page).toHaveURL('/');
  expect(await onlyTransactionOf(slot)).toMatchObject({ _id, status: 'pending' });
});
