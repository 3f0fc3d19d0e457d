import { randomUUID } from 'node:crypto';
import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { newSlot, writeSlotStatus } from '../support/records/catalogue.ts';
import { bookingsOf, onlyTransactionOf, slotNow } from '../support/records/purchase-reads.ts';
import { bookingPageOf, confirmBooking, goToPay } from '../support/screens/booking-page.ts';
import { pay } from '../support/screens/card-page.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { db } from '../support/server/emulators.ts';
import { reconcile } from '../support/server/reconcile.ts';
import { expect, test } from '../support/test.ts';

test('a payment that no callback reported is booked by coming back, or by the reconciler', async ({
  page,
  customer,
  slot,
  provider,
  service,
}) => {
  await test.step('when the callback is lost, coming back by hand books', async () => {
    await goToPay(page, slot, customer);
    const { _id } = await onlyTransactionOf(slot);
    await provider.misbehave({ callbacks: { mode: 'drop' } }, _id);
    await pay(page);
    await expect(page.getByRole('heading', { name: 'The outcome is recorded' })).toBeVisible();
    await expect.poll(() => bookingsOf(slot)).toEqual([]);

    await page.goto('/booking-success');
    await expectBookingConfirmed(page);
    await expect.poll(() => bookingsOf(slot)).toMatchObject([{ _id }]);
  });

  await test.step('the reconciler books what no callback reported, and the waiting page shows it', async () => {
    const slot = await newSlot(service, { startTime: '12:00' });
    await page.goto(bookingPageOf(slot));
    await expect(page.getByRole('radio', { name: vehicle.registrationPlate })).toBeChecked();
    await confirmBooking(page);
    const { _id } = await onlyTransactionOf(slot);
    await provider.misbehave({ search: { mode: 'html' } }, _id);
    await pay(page);
    await expect(
      page.getByRole('heading', { name: 'We are confirming your payment' }),
    ).toBeVisible();
    await expect.poll(() => slotNow(slot)).toMatchObject({ isBooked: 'available' });

    await provider.mend();
    await db.transactions.doc(_id).update({ nextCheckAt: new Date() });
    await reconcile(demoAccounts.admin);
    await expectBookingConfirmed(page);
    await expect.poll(() => bookingsOf(slot)).toMatchObject([{ _id }]);
  });
});

test('a payment that comes too late goes back, and the customer is told so', async ({
  page,
  customer,
  slot,
}) => {
  await goToPay(page, slot, customer);
  await writeSlotStatus(slot, {
    isBooked: 'booked',
    heldUntil: null,
    claimId: randomUUID(),
  });
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Your money goes back to you' })).toBeVisible();
  await expect(page.getByText('The slot was taken before your payment arrived')).toBeVisible();
  await expect(page.getByText('Your $49.90 goes back to you in full.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your money goes back to you' })).toBeVisible();
  await expect
    .poll(() => onlyTransactionOf(slot))
    .toMatchObject({
      status: 'refund_due',
      refundReason: 'slot_gone',
    });
  await expect.poll(() => bookingsOf(slot)).toEqual([]);

  const { _id } = await onlyTransactionOf(slot);
  await db.transactions.doc(_id).update({ status: 'refunded' });
  await expect(page.getByRole('heading', { name: 'Your money was returned' })).toBeVisible();
  await expect(page.getByText('Your $49.90 was returned to you in full.')).toBeVisible();

  await page.getByRole('link', { name: 'Choose another time' }).click();
  await expect(page).toHaveURL(servicePageOf(slot));
  await expect(slotButton(page, slot)).toBeDisabled();
});
