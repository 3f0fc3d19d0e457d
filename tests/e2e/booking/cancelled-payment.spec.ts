import { bookingOf, dayOf } from '../support/addresses.ts';
import { confirmBooking, fillInVehicle, goToPay, slotButton } from '../support/book.ts';
import { cancelPayment } from '../support/card-page.ts';
import { newSlot } from '../support/catalogue.ts';
import { bookingsOf, onlyTransactionOf, slotNow } from '../support/purchase-reads.ts';
import { seeBookingConfirmed, seeNothingPending, toast } from '../support/see.ts';
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
  await seeNothingPending(page);

  expect(await onlyTransactionOf(slot)).toMatchObject({
    status: 'failed',
    failureReason: 'cancelled',
  });
  expect(await bookingsOf(slot)).toEqual([]);
  await page.goto(dayOf(slot));
  await expect(slotButton(page, slot)).toBeEnabled();
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
  await seeBookingConfirmed(page);
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
  await secondTab.goto(bookingOf(laterSlot));
  await fillInVehicle(secondTab);
  await confirmBooking(secondTab);

  await cancelPayment(page);
  await expect(toast(page, 'the slot was released')).toBeVisible();
  expect(await onlyTransactionOf(slot)).toMatchObject({ failureReason: 'cancelled' });
  expect(await onlyTransactionOf(laterSlot)).toMatchObject({ status: 'pending' });
  await cancelPayment(secondTab);
  await expect(toast(secondTab, 'the slot was released')).toBeVisible();
  await seeNothingPending(secondTab);
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
