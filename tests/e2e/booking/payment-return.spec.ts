import type { Slot } from '@carwash/domain/slots/slot';
import type { Page } from '@playwright/test';
import { overflow } from '../support/browser/overflow.ts';
import { type Account, newAccount } from '../support/records/accounts.ts';
import { newSlot } from '../support/records/catalogue.ts';
import { bookingsOf, countedFor, onlyTransactionOf } from '../support/records/purchase-reads.ts';
import {
  bookingPageOf,
  confirmBooking,
  fillInVehicle,
  goToPay,
} from '../support/screens/booking-page.ts';
import { decline, pay } from '../support/screens/card-page.ts';
import { expectBookingConfirmed, expectNothingPending } from '../support/screens/payment-return.ts';
import { expectTold, toast, toastsOf } from '../support/screens/toasts.ts';
import type { PaymentSandbox } from '../support/server/payment-sandbox.ts';
import { openSignedIn, submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const waiting = 'We are confirming your payment';

/** Pays, while the provider does not say whether it was paid. */
async function payUnclearly(page: Page, slot: Slot, customer: Account, provider: PaymentSandbox) {
  await goToPay(page, slot, customer);
  const transaction = await onlyTransactionOf(slot);
  await provider.misbehave({ search: { mode: 'down' } }, transaction._id);
  await pay(page);
  await expect(page.getByRole('heading', { name: waiting })).toBeVisible();
  return transaction;
}

test('while a payment is unclear its page says so, and asks again when told to', async ({
  page,
  service,
  slot,
  customer,
  provider,
}) => {
  const { _id } = await payUnclearly(page, slot, customer, provider);
  await expect(page).toHaveTitle(/^Your payment/);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);

  await provider.mend();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expectBookingConfirmed(page);
  await expectNothingPending(page);
  await expect.poll(() => bookingsOf(slot)).toMatchObject([{ _id }]);
  await expect.poll(() => countedFor(service)).toEqual({ bookings: 1, revenueMinor: 4990 });
});

test('the page of an unclear payment asks again by itself, and a reload and a second tab book once', {
  tag: '@long',
}, async ({ page, context, service, slot, customer, provider }) => {
  const { _id } = await payUnclearly(page, slot, customer, provider);
  await page.reload();
  await expect(page.getByRole('heading', { name: waiting })).toBeVisible();
  const secondTab = await context.newPage();
  await secondTab.goto('/booking-success');
  await expect(secondTab.getByRole('heading', { name: waiting })).toBeVisible();

  await provider.mend();
  await expectBookingConfirmed(page);
  await expectBookingConfirmed(secondTab);
  await expectNothingPending(page);
  await expect.poll(() => bookingsOf(slot)).toMatchObject([{ _id }]);
  await expect.poll(() => countedFor(service)).toEqual({ bookings: 1, revenueMinor: 4990 });
});

test('return pages lead to the services and change nothing if the pending booking is missing or wrong', {
  tag: '@long',
}, async ({ page, customer, browserErrors, service, slot }) => {
  await test.step('return pages lead to the services if no booking is pending', async () => {
    await openSignedIn(page, '/services', customer);
    for (const path of ['/booking-success', '/booking-fail']) {
      await page.goto(path);
      await expect(page).toHaveURL('/services');
    }
  });

  await test.step('a broken pending booking leads to the services', async () => {
    await page.evaluate(() => localStorage.setItem('pendingBooking', '{'));
    await page.goto('/booking-success');
    await expect(page).toHaveURL('/services');
  });

  await test.step("a pending booking that is not the customer's is given up", async () => {
    browserErrors.allow(/status of 404/);
    const unknown = {
      transactionId: 'T-1-nobody0-nothing0',
      customer: customer.uid,
      serviceId: 'nothing0',
      slotId: 'nothing0_2026-01-01_1000',
      amount: '49.90',
      vehicleType: 'car',
      vehicleBrand: 'Toyota',
      vehicleModel: 'Axio',
      manufacturingYear: 2018,
      registrationPlate: 'DHAKA METRO-GA 11-2233',
      address: '',
      note: '',
    };
    await page.evaluate(
      (text) => localStorage.setItem('pendingBooking', text),
      JSON.stringify(unknown),
    );
    await page.goto('/booking-success');
    await expect(toast(page, 'Something went wrong')).toBeVisible();
    await expect(page).toHaveURL('/services');
    await expectNothingPending(page);
  });

  await test.step('coming back to a payment that has come to its end changes nothing', async () => {
    await page.goto(bookingPageOf(slot));
    await fillInVehicle(page);
    await confirmBooking(page);
    await pay(page);
    await expectBookingConfirmed(page);
    await expectTold(page, 'Booking successful');
    const told = toastsOf(page).length;
    for (const path of ['/booking-success', '/booking-fail']) {
      await page.goto(path);
      await expect(page).toHaveURL('/services');
      await expect(page.getByText(/^\d+ services/)).toBeVisible();
    }
    await expect.poll(() => onlyTransactionOf(slot)).toMatchObject({ status: 'success' });
    await expect.poll(() => countedFor(service)).toEqual({ bookings: 1, revenueMinor: 4990 });
    expect(toastsOf(page).slice(told)).toEqual([]);
  });
});

test('a return that cannot be confirmed goes on at the services, for its customer only', {
  tag: '@long',
}, async ({ page, browserErrors, slot, customer, provider }) => {
  browserErrors.allow(/ERR_FAILED/);
  await goToPay(page, slot, customer);
  const { _id } = await onlyTransactionOf(slot);
  await provider.misbehave({ search: { mode: 'down' } }, _id);
  await page.route('**/api/transactions/create-transaction', (route) => route.abort());
  await pay(page);
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(page).toHaveURL('/services');
  await expect(page.getByText(waiting)).toBeVisible();
  await provider.mend();
  await expect(page.getByText('Your booking is confirmed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your booking' })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Our services' })).toBeVisible();
  await expect(page.getByText('Your booking')).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const other = await newAccount();
  await submitSignIn(page, other);
  await expect(page.getByRole('button', { name: `Account of ${other.name}` })).toBeVisible();
  // The entry of the history has the state of the return, which a reload reads anew.
  await page.goBack();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(_id)) asked.push(request.url());
  });
  await page.reload();
  await expect(page.getByRole('button', { name: `Account of ${other.name}` })).toBeVisible();
  await expect(page.getByText(/^\d+ services/)).toBeVisible();
  await expect(page.getByText('Your booking')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('two payments in one browser return to their own ends', { tag: '@long' }, async ({
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

  await decline(page);
  await expect(toast(page, 'Payment failed')).toBeVisible();
  await expect.poll(() => onlyTransactionOf(slot)).toMatchObject({ status: 'failed' });
  await expect.poll(() => onlyTransactionOf(laterSlot)).toMatchObject({ status: 'pending' });

  const { _id } = await onlyTransactionOf(laterSlot);
  await pay(secondTab);
  await expectBookingConfirmed(secondTab);
  await expect(secondTab).toHaveURL(`/booking-success?transaction=${_id}`);
  await expect.poll(() => bookingsOf(laterSlot)).toMatchObject([{ _id }]);
  await expectNothingPending(secondTab);
});

test("nothing of another customer's pending booking stays in the browser", {
  tag: '@long',
}, async ({ page, slot, customer }) => {
  await goToPay(page, slot, customer);
  await page.goto('/services');
  const kept = () => page.evaluate(() => localStorage.getItem('pendingBooking'));
  await expect.poll(kept).toContain(customer.uid);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect.poll(kept).toBeNull();
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
    .not.toContain(`bookingDraft:${customer.uid}`);
  const other = await newAccount();
  await submitSignIn(page, other);
  await expect(page.getByRole('button', { name: `Account of ${other.name}` })).toBeVisible();
  await expect.poll(() => toastsOf(page)).toContain('Successfully Logged in');

  const told = toastsOf(page).length;
  await page.goto('/booking-success');
  await expect(page).toHaveURL('/services');
  await page.goto(bookingPageOf(slot));
  await expect(page.getByText('is being booked by somebody else')).toBeVisible();
  await expect(page.getByLabel('Registration plate')).toHaveValue('');
  expect(toastsOf(page).slice(told)).toEqual([]);
});
