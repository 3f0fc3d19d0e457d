import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
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
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a declined card books nothing: the slot is kept for another try, and a rival can only watch', async ({
  page,
  customer,
  slot,
  anotherBrowser,
}) => {
  const rival = await anotherBrowser();
  await openSignedIn(rival, servicePageOf(slot), await newAccount());
  await goToPay(page, slot, customer);
  await decline(page);

  await test.step('the customer is told, and the slot is held for them', async () => {
    await expect(toast(page, 'Payment failed')).toBeVisible();
    await expect(page).toHaveURL('/services');
    await expectNothingPending(page);

    const { claimId, expiresAt, ...declined } = await onlyTransactionOf(slot);
    expect(declined).toMatchObject({ status: 'failed', failureReason: 'declined' });
    await expect.poll(() => bookingsOf(slot)).toEqual([]);
    await expect
      .poll(() => slotNow(slot))
      .toMatchObject({
        isBooked: 'available',
        claimId,
        heldUntil: expiresAt,
      });
    await expect(page.getByText('You were not charged')).toBeVisible();
    await expect(page.getByText(/We keep the slot for you for 1[0-4]:\d\d/)).toBeVisible();
    await expect(slotButton(rival, slot)).toHaveAccessibleName(/Being booked/);
    await expect(slotButton(rival, slot)).toBeDisabled();
  });

  await test.step('the customer tries again with the form as it was, and pays', async () => {
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(bookingPageOf(slot));
    await expectVehicleFilledIn(page);
    await expect(page.getByText(/This slot is still held for you for/)).toBeVisible();
    await navigateTo(page, servicePageOf(slot));
    await expect(slotButton(page, slot)).toHaveAccessibleName(/Held for you/);
    await expect(slotButton(page, slot)).toBeEnabled();
    await page.goBack();
    await expectVehicleFilledIn(page);
    await confirmBooking(page);
    await expect(slotButton(rival, slot)).toHaveAccessibleName(/Being booked/);
    await pay(page);
    await expectBookingConfirmed(page);
    await expect(slotButton(rival, slot)).toHaveAccessibleName(/Booked/);
    await expect.poll(() => bookingsOf(slot)).toHaveLength(1);
  });
});

test('choosing another time after a declined card gives the slot up at once', {
  tag: '@long',
}, async ({ page, customer, slot }) => {
  await goToPay(page, slot, customer);
  await decline(page);
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await expect(page).toHaveURL(servicePageOf(slot));
  await expect.poll(() => slotNow(slot)).toMatchObject({ heldUntil: null, claimId: null });
});
