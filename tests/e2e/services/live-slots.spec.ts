import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { removeSlot } from '../../support/catalogue/catalogue.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newSlot, writeSlotStatus } from '../support/records/catalogue.ts';
import { onlyTransactionOf } from '../support/records/purchase-reads.ts';
import {
  bookingPageOf,
  confirmBooking,
  confirmButton,
  expectVehicleFilledIn,
  fillInVehicle,
  prepareBooking,
} from '../support/screens/booking-page.ts';
import { cancelPayment, pay, transactionNumber } from '../support/screens/card-page.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { expectTold } from '../support/screens/toasts.ts';
import { fixtures } from '../support/server/server-context.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a second browser sees a slot being booked, given up and booked, without a reload', async ({
  page,
  customer,
  service,
  slot,
  anotherBrowser,
}) => {
  const onlooker = await anotherBrowser();
  await onlooker.goto(servicePageOf(slot));
  await slotButton(onlooker, slot).click();
  await expect(onlooker.getByRole('button', { name: 'Book This Service' })).toBeEnabled();
  await prepareBooking(page, slot, customer);
  await expect(slotButton(onlooker, slot)).toBeEnabled();

  await test.step('a start that is taken away is explained, and the form stays until it is back', async () => {
    await newSlot(service, { startTime: '12:00' });
    await removeSlot(fixtures, slot);
    const gone = 'The 10:00 slot is no longer offered. Please choose another time.';
    const nearest = (seen: Page) => seen.getByRole('group', { name: 'Nearest open times' });
    await expect(page.getByText(gone)).toBeVisible();
    await expect(nearest(page).getByRole('link')).toHaveText(['12:00']);
    await expect(confirmButton(page)).toBeDisabled();
    await expect(onlooker.getByText(gone)).toBeVisible();
    await expect(nearest(onlooker).getByRole('button')).toHaveText(['12:00']);

    await newSlot(service, { startTime: '10:00' });
    await expect(confirmButton(page)).toBeEnabled();
    await expectVehicleFilledIn(page);
    await slotButton(onlooker, slot).click();
    await expect(onlooker.getByRole('button', { name: 'Book This Service' })).toBeEnabled();
  });

  await test.step('it opens again when the payment is given up', async () => {
    await confirmBooking(page);
    await expect(slotButton(onlooker, slot)).toBeDisabled();
    await expect(slotButton(onlooker, slot)).toHaveText(/Being booked\s*1[45]:\d\d/);
    await expect(onlooker.getByText('is being booked by somebody else')).toBeVisible();
    await expect(onlooker.getByRole('button', { name: 'Book This Service' })).toBeDisabled();

    await cancelPayment(page);
    await page.getByRole('button', { name: /^Give up: / }).click();
    await page.getByRole('button', { name: 'Yes, give it up' }).click();
    await expect(slotButton(onlooker, slot)).toBeEnabled();
    await expectTold(page, 'the slot was released');
  });

  await test.step('a slower customer on the booking page is told so and offered other times', async () => {
    const slower = await anotherBrowser();
    await prepareBooking(slower, slot, await newAccount());
    await navigateTo(page, bookingPageOf(slot));
    await fillInVehicle(page);
    await confirmBooking(page);
    await expect(slower.getByText('is being booked by somebody else')).toBeVisible();
    await expect(confirmButton(slower)).toBeDisabled();
    await expectVehicleFilledIn(slower);

    await slower.getByRole('link', { name: 'See other times' }).click();
    await expect(slower).toHaveURL(servicePageOf(slot));
  });

  await test.step('it is booked when the payment is made', async () => {
    await expect(slotButton(onlooker, slot)).toHaveText(/Being booked/);
    await pay(page);
    await expect(slotButton(onlooker, slot)).toHaveText(/Booked$/);
    await expectBookingConfirmed(page);
  });
});

test('a hold that ends turns the slot open by itself', async ({ page, service, passTime }) => {
  const slot = await newSlot(service, {
    heldUntil: new Date(Date.now() + 10 * 60_000),
  });
  await page.clock.install();
  await page.goto(servicePageOf(slot));
  await expect(slotButton(page, slot)).toBeDisabled();
  await expect(slotButton(page, slot)).toHaveText(/Being booked\s*9:\d\d/);
  await passTime('10:00');
  await expect(slotButton(page, slot)).toBeEnabled();
  await expect(slotButton(page, slot)).toHaveText('10:00');
});

test('a payment goes on on another device, until the hold has passed to somebody else', {
  tag: '@long',
}, async ({ page, browserErrors, customer, slot, anotherBrowser }) => {
  await test.step('a refusal is forgotten when the slot changes', async () => {
    browserErrors.allow(/status of 409/);
    const refusal = 'This slot is not available any more.';
    await prepareBooking(page, slot, customer);
    await page.route('**/api/payments/initiate', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, code: 'slot_taken', message: refusal },
      }),
    );
    await confirmButton(page).click();
    await expect(page.getByText(refusal)).toBeVisible();

    const heldUntil = new Date(Date.now() + 10 * 60_000);
    await writeSlotStatus(slot, { heldUntil });
    await expect(page.getByText('is being booked by somebody else')).toBeVisible();
    await writeSlotStatus(slot, { heldUntil: null, claimId: null });
    await expect(confirmButton(page)).toBeEnabled();
    await expect(page.getByText(refusal)).toBeHidden();
    await page.unroute('**/api/payments/initiate');
  });

  await test.step('another device goes on with the payment', async () => {
    await confirmBooking(page);
    const { _id } = await onlyTransactionOf(slot);
    const phone = await anotherBrowser();
    await openSignedIn(phone, servicePageOf(slot), customer);
    await expect(slotButton(phone, slot)).toHaveText(/Held for you/);
    await expect(slotButton(phone, slot)).toBeEnabled();

    await phone.goto(bookingPageOf(slot));
    await expect(phone.getByText('This slot is still held for you')).toBeVisible();
    await fillInVehicle(phone);
    await confirmBooking(phone);
    await expect.poll(() => transactionNumber(phone)).toBe(_id);
  });

  await test.step("a hold that has passed to somebody else is no longer the customer's", async () => {
    await writeSlotStatus(slot, { claimId: randomUUID() });
    await page.goto(servicePageOf(slot));
    await expect(slotButton(page, slot)).toHaveText(/Being booked/);
    await expect(slotButton(page, slot)).toBeDisabled();
    await page.goto(bookingPageOf(slot));
    await expect(page.getByText('is being booked by somebody else')).toBeVisible();
    await expect(confirmButton(page)).toBeDisabled();
  });
});
