import { navigateTo } from '../support/browser/navigate-to.ts';
import { overflow } from '../support/browser/overflow.ts';
import { newService, newSlot, removeService } from '../support/records/catalogue.ts';
import { bookingsOf, onlyTransactionOf, slotNow } from '../support/records/purchase-reads.ts';
import { confirmButton, prepareBooking } from '../support/screens/booking-page.ts';
import {
  askToCancel,
  cancelDialog,
  rescheduleAddress,
  sayYes,
} from '../support/screens/my-bookings.ts';
import { expectBookingConfirmed, expectNothingPending } from '../support/screens/payment-return.ts';
import { toast } from '../support/screens/toasts.ts';
import { expect, test } from '../support/test.ts';

test('a service that costs nothing is booked without a card page, and cancelled without a refund', async ({
  page,
  customer,
}) => {
  const service = await newService({ price: 0 });
  const slot = await newSlot(service);
  try {
    await page.setViewportSize({ width: 360, height: 740 });
    await prepareBooking(page, slot, customer);
    await expect(page.getByText('This service is free of charge')).toBeVisible();
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    await confirmButton(page).click();
    await page.waitForURL(/booking-success/);
    await expect(toast(page, 'Booking successful')).toBeVisible();
    await expectBookingConfirmed(page);
    await expectNothingPending(page);
    await expect
      .poll(() => onlyTransactionOf(slot))
      .toMatchObject({
        status: 'success',
        paymentMethod: 'free',
      });
    await expect.poll(() => bookingsOf(slot)).toMatchObject([{ status: 'pending', amount: 0 }]);

    await navigateTo(page, '/dashboard/my-transactions');
    await expect(page.getByText('Free of charge')).toBeVisible();
    await navigateTo(page, rescheduleAddress);
    await askToCancel(page);
    await expect(cancelDialog(page)).toContainText('there is nothing to give back');
    await sayYes(page).click();
    await expect(toast(page, 'Booking cancelled successfully')).toBeVisible();
    await expect.poll(async () => (await onlyTransactionOf(slot)).status).toBe('success');
    await expect.poll(async () => (await slotNow(slot)).isBooked).toBe('available');
  } finally {
    await removeService(service);
  }
});
