import { newAccount } from '../support/accounts.ts';
import { bookingOf, dayOf } from '../support/addresses.ts';
import {
  confirmBooking,
  confirmButton,
  fillInVehicle,
  goToPay,
  prepareBooking,
  slotButton,
} from '../support/book.ts';
import { cancelPayment, pay, transactionNumber } from '../support/card-page.ts';
import { newSlot } from '../support/catalogue.ts';
import { db } from '../support/emulators.ts';
import { onlyTransactionOf } from '../support/purchase-reads.ts';
import { seeBookingConfirmed } from '../support/see.ts';
import { openSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectTold } from '../support/toasts.ts';

test('a second browser sees a slot being booked, and booked, without a reload', async ({
  page,
  customer,
  slot,
  anotherBrowser,
}) => {
  const onlooker = await anotherBrowser();
  await onlooker.goto(dayOf(slot));
  await slotButton(onlooker, slot).click();
  await expect(onlooker.getByRole('button', { name: 'Book This Service' })).toBeEnabled();

  await prepareBooking(page, slot, customer);
  await expect(slotButton(onlooker, slot)).toBeEnabled();
  await confirmBooking(page);
  await expect(slotButton(onlooker, slot)).toBeDisabled();
  await expect(slotButton(onlooker, slot)).toHaveText(/Being booked\s*1[45]:\d\d/);
  await expect(onlooker.getByText('is being booked by somebody else')).toBeVisible();
  await expect(onlooker.getByRole('button', { name: 'Book This Service' })).toBeDisabled();

  await pay(page);
  await expect(slotButton(onlooker, slot)).toHaveText(/Booked$/);
  await seeBookingConfirmed(page);
});

test('a second browser sees a slot open again when the first cancels', async ({
  page,
  customer,
  slot,
  anotherBrowser,
}) => {
  const onlooker = await anotherBrowser();
  await onlooker.goto(dayOf(slot));
  await goToPay(page, slot, customer);
  await expect(slotButton(onlooker, slot)).toBeDisabled();

  await cancelPayment(page);
  await expect(slotButton(onlooker, slot)).toBeEnabled();
  await expectTold(page, 'the slot was released');
});

test('who was slower on the booking page is told so and offered other times', async ({
  page,
  customer,
  slot,
  anotherBrowser,
}) => {
  const slower = await anotherBrowser();
  await prepareBooking(slower, slot, await newAccount());
  await goToPay(page, slot, customer);
  await expect(slower.getByText('is being booked by somebody else')).toBeVisible();
  await expect(slower.getByRole('button', { name: 'Confirm Booking' })).toBeDisabled();
  await expect(slower.getByLabel('Vehicle brand')).toHaveValue('Toyota');

  await slower.getByRole('link', { name: 'See other times' }).click();
  await expect(slower).toHaveURL(dayOf(slot));
});

test('a hold that ends turns the slot open by itself', async ({ page, service }) => {
  const slot = await newSlot(service, {
    heldUntil: new Date(Date.now() + 10 * 60_000),
    claimId: 'somebody',
  });
  await page.clock.install();
  await page.goto(dayOf(slot));
  await expect(slotButton(page, slot)).toBeDisabled();
  await expect(slotButton(page, slot)).toHaveText(/Being booked\s*9:\d\d/);
  await page.clock.fastForward('10:00');
  await expect(slotButton(page, slot)).toBeEnabled();
  await expect(slotButton(page, slot)).toHaveText(/until 10:45/);
});

test('a customer goes on with a payment that was begun on another device', async ({
  page,
  customer,
  slot,
  anotherBrowser,
}) => {
  await goToPay(page, slot, customer);
  const { _id } = await onlyTransactionOf(slot);
  const phone = await anotherBrowser();
  await openSignedIn(phone, dayOf(slot), customer);
  await expect(slotButton(phone, slot)).toHaveText(/Held for you/);
  await expect(slotButton(phone, slot)).toBeEnabled();

  await phone.goto(bookingOf(slot));
  await expect(phone.getByText('This slot is still held for you')).toBeVisible();
  await fillInVehicle(phone);
  await confirmBooking(phone);
  expect(await transactionNumber(phone)).toBe(_id);
});

test("a hold that has passed to somebody else is no longer the customer's", async ({
  page,
  customer,
  slot,
}) => {
  await goToPay(page, slot, customer);
  await db.slots.doc(slot._id).update({ claimId: 'somebody else' });
  await page.goto(dayOf(slot));
  await expect(slotButton(page, slot)).toHaveText(/Being booked/);
  await expect(slotButton(page, slot)).toBeDisabled();
  await page.goto(bookingOf(slot));
  await expect(page.getByText('is being booked by somebody else')).toBeVisible();
  await expect(confirmButton(page)).toBeDisabled();
});

test('a refusal is forgotten when the slot changes', async ({ page, watch, customer, slot }) => {
  watch.expectError(/status of 409/);
  const refusal = 'This slot is not available any more.';
  await prepareBooking(page, slot, customer);
  await page.route('**/api/payments/initiate', (route) =>
    route.fulfill({ status: 409, json: { success: false, code: 'slot_taken', message: refusal } }),
  );
  await confirmButton(page).click();
  await expect(page.getByText(refusal)).toBeVisible();

  const heldUntil = new Date(Date.now() + 10 * 60_000);
  await db.slots.doc(slot._id).update({ heldUntil, claimId: 'somebody else' });
  await expect(page.getByText('is being booked by somebody else')).toBeVisible();
  await db.slots.doc(slot._id).update({ heldUntil: null, claimId: null });
  await expect(confirmButton(page)).toBeEnabled();
  await expect(page.getByText(refusal)).toBeHidden();
});
