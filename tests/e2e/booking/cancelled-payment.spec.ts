import { newSlot } from '../support/records/catalogue.ts';
import {
  bookingsOf,
  onlyTransactionOf,
  transactionsOf,
} from '../support/records/purchase-reads.ts';
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

test('cancelling leads back to the form as it was, with the slot still held', async ({
  page,
  customer,
  slot,
  service,
}) => {
  await test.step('the form is as it was, and leads to the same payment again', async () => {
    await goToPay(page, slot, customer);
    const { _id } = await onlyTransactionOf(slot);
    await cancelPayment(page);
    await expect(page).toHaveURL(bookingPageOf(slot));
    await expectVehicleFilledIn(page);
    await expect(page.getByText(/This slot is still held for you for 1[0-4]:\d\d/)).toBeVisible();
    await confirmBooking(page);
    await expect.poll(() => transactionsOf(slot)).toMatchObject([{ _id, status: 'pending' }]);
  });

  await test.step('giving the slot up frees it', async () => {
    await cancelPayment(page);
    await page.getByRole('button', { name: /^Give up: / }).click();
    await page.getByRole('button', { name: 'Yes, give it up' }).click();
    await expect(
      toast(page, 'Your payment was cancelled and the slot was released.'),
    ).toBeVisible();
    await expectNothingPending(page);
    const cancelled = { status: 'failed', failureReason: 'cancelled' };
    await expect.poll(() => transactionsOf(slot)).toMatchObject([cancelled]);
    await expect.poll(() => bookingsOf(slot)).toEqual([]);
    await page.goto(servicePageOf(slot));
    await expect(slotButton(page, slot)).toBeEnabled();
  });

  await test.step('a cancel link that nobody went to pay for does nothing', async () => {
    const slot = await newSlot(service, { startTime: '12:00' });
    await page.goto(bookingPageOf(slot));
    await fillInVehicle(page);
    await confirmBooking(page);
    const { _id } = await onlyTransactionOf(slot);
    await page.goto('/about');
    await page.evaluate(() => {
      localStorage.removeItem('pendingBooking');
      localStorage.removeItem('expectingRedirect');
    });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes(_id)) sent.push(request.url());
    });
    await page.goto(`/?cancelled=${_id}`);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: `Account of ${customer.name}` })).toBeVisible();
    expect(sent).toEqual([]);
    await expect.poll(() => onlyTransactionOf(slot)).toMatchObject({ _id, status: 'pending' });
  });
});

test('cancelling works however late the session is restored, and loses no payment that went through', {
  tag: '@long',
}, async ({ page, slot, customer, provider, service }) => {
  await test.step('cancelling leads to the form even when restoring the session takes long', async () => {
    await goToPay(page, slot, customer);
    const restored = Promise.withResolvers<void>();
    await page.route('**/accounts:lookup*', async (route) => {
      await restored.promise;
      await route.continue();
    });
    await cancelPayment(page);
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(/\?cancelled=/);
    await expect.poll(() => onlyTransactionOf(slot)).toMatchObject({ status: 'pending' });

    restored.resolve();
    await expect(page).toHaveURL(bookingPageOf(slot));
    await expect(page.getByText('This slot is still held for you')).toBeVisible();
  });

  await test.step('a payment that went through is not lost by cancelling', async () => {
    const slot = await newSlot(service, { startTime: '12:00' });
    await page.goto(bookingPageOf(slot));
    await fillInVehicle(page);
    await confirmBooking(page);
    const { _id } = await onlyTransactionOf(slot);
    await provider.pay(_id);
    await cancelPayment(page);
    await expectBookingConfirmed(page);
    await expect.poll(() => bookingsOf(slot)).toMatchObject([{ _id }]);
  });
});
