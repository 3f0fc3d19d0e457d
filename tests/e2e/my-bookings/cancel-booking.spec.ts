import type { Booking } from '@carwash/domain/bookings/booking';
import { overflow } from '../support/browser/overflow.ts';
import { bookingNow, cancel, newBooking, reschedule } from '../support/records/bookings.ts';
import { slotIn } from '../support/records/catalogue.ts';
import { slotNow } from '../support/records/purchase-reads.ts';
import {
  askToCancel,
  cancelButton,
  cancelDialog,
  rescheduleAddress,
  sayNo,
  sayYes,
} from '../support/screens/my-bookings.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const dayMinutes = 24 * 60;
const done = 'Booking cancelled successfully';
const moneyBack = 'You will get $49.90 back.';
const noRefund = 'It starts in less than 24 hours, so there is no refund.';
const changed = 'This has changed in the meantime. Do you still want to cancel?';
const endpoint = '**/api/bookings/*';

const paymentOf = async ({ _id }: Booking) => (await db.transactions.doc(_id).get()).data();

test('cancelling asks first, gives the money back and frees the slot in other browsers', async ({
  page,
  customer,
  slot,
  anotherBrowser,
}) => {
  const booking = await newBooking(customer, slot);
  const onlooker = await anotherBrowser();
  await onlooker.goto(servicePageOf(slot));
  await expect(slotButton(onlooker, slot)).toBeDisabled();

  await openSignedIn(page, rescheduleAddress, customer);
  await askToCancel(page);
  await expect(
    cancelDialog(page).getByText(
      'Are you sure you want to cancel this booking? This action cannot be undone.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(cancelDialog(page).getByText(moneyBack, { exact: true })).toBeVisible();
  await expect(sayNo(page)).toBeFocused();

  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls += 1;
  });
  await sayYes(page).dblclick();
  await expect(toast(page, done)).toBeVisible();
  await expect(cancelDialog(page)).toBeHidden();
  await expect(page.getByText('No upcoming bookings found')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('No upcoming bookings found');
  expect(calls).toBe(1);

  await expect(slotButton(onlooker, slot)).toBeEnabled();
  expect(await bookingNow(booking)).toMatchObject({ status: 'cancelled' });
  expect(await paymentOf(booking)).toMatchObject({ status: 'refund_due' });
});

test('who says no keeps the booking and is back at the button', async ({
  page,
  customer,
  slot,
}) => {
  const booking = await newBooking(customer, slot);
  await openSignedIn(page, rescheduleAddress, customer);
  await askToCancel(page);
  await sayNo(page).click();
  await expect(cancelDialog(page)).toBeHidden();
  await expect(cancelButton(page)).toBeFocused();
  await askToCancel(page);
  await page.keyboard.press('Escape');
  await expect(cancelButton(page)).toBeFocused();
  expect(await bookingNow(booking)).toMatchObject({ status: 'pending' });
});

test('less than 24 hours ahead there is no refund, which is said before the click', async ({
  page,
  customer,
  service,
}) => {
  const booking = await newBooking(customer, await slotIn(dayMinutes - 5, service));
  await openSignedIn(page, rescheduleAddress, customer);
  await askToCancel(page);
  await expect(cancelDialog(page).getByText(noRefund, { exact: true })).toBeVisible();
  await sayYes(page).click();
  await expect(toast(page, done)).toBeVisible();
  expect(await bookingNow(booking)).toMatchObject({ status: 'cancelled' });
  expect(await paymentOf(booking)).toMatchObject({ status: 'success' });
});

test('when the 24 hours pass while the dialog is open, it asks again', async ({
  page,
  browserErrors,
  customer,
  service,
  passTime,
}) => {
  // The server's answer to a customer whose clock is fast.
  browserErrors.allow(/status of 409/);
  const booking = await newBooking(customer, await slotIn(dayMinutes + 20, service));
  await page.clock.install();
  await openSignedIn(page, rescheduleAddress, customer);
  await askToCancel(page);
  await expect(cancelDialog(page).getByText(moneyBack)).toBeVisible();
  await passTime('21:00');
  await expect(cancelDialog(page).getByText(noRefund)).toBeVisible();

  await sayYes(page).dblclick();
  await expect(cancelDialog(page).getByText(changed)).toBeVisible();
  expect(await bookingNow(booking)).toMatchObject({ status: 'pending' });

  // By the server's clock, which counts, the money still comes back: that too is asked about.
  await sayYes(page).click();
  await expect(cancelDialog(page).getByText(moneyBack)).toBeVisible();
  expect(await bookingNow(booking)).toMatchObject({ status: 'pending' });
  await sayYes(page).click();
  await expect(toast(page, done)).toBeVisible();
  expect(await bookingNow(booking)).toMatchObject({ status: 'cancelled' });
  expect(await paymentOf(booking)).toMatchObject({ status: 'refund_due' });
});

test('a booking that moves while the dialog is open is asked about again', async ({
  page,
  customer,
  service,
}) => {
  const booking = await newBooking(customer, await slotIn(3 * dayMinutes, service));
  const target = await slotIn(dayMinutes - 60, service);
  await openSignedIn(page, rescheduleAddress, customer);
  await askToCancel(page);
  await expect(cancelDialog(page).getByText(moneyBack)).toBeVisible();
  await reschedule(booking, target);
  await expect(cancelDialog(page).getByText(noRefund)).toBeVisible();
  await expect(cancelDialog(page).getByText(` at ${target.startTime}`)).toBeVisible();
  await sayYes(page).click();
  await expect(cancelDialog(page).getByText(changed)).toBeVisible();
  await sayNo(page).click();
  expect(await bookingNow(booking)).toMatchObject({ status: 'pending' });
});

test('a booking that is cancelled elsewhere meanwhile is told in the dialog', async ({
  page,
  customer,
  slot,
}) => {
  const booking = await newBooking(customer, slot);
  await openSignedIn(page, rescheduleAddress, customer);
  await askToCancel(page);
  await cancel(booking);
  await expect(
    cancelDialog(page).getByText('This booking has already been cancelled.'),
  ).toBeVisible();
  await expect(sayYes(page)).toBeHidden();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No upcoming bookings found')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('No upcoming bookings found');
});

test('a booking that begins meanwhile is told in the dialog', async ({
  page,
  customer,
  service,
  passTime,
}) => {
  await newBooking(customer, await slotIn(20, service));
  await page.clock.install();
  await openSignedIn(page, rescheduleAddress, customer);
  await askToCancel(page);
  await passTime('20:00');
  await expect(cancelDialog(page).getByText('This booking has begun')).toBeVisible();
  await expect(sayYes(page)).toBeHidden();
});

test('what goes wrong is told, and another try succeeds', async ({
  page,
  browserErrors,
  customer,
  slot,
}) => {
  browserErrors.allow(/status of 500/);
  await newBooking(customer, slot);
  await openSignedIn(page, rescheduleAddress, customer);
  await askToCancel(page);
  await page.route(endpoint, (route) => route.fulfill({ status: 500, json: {} }));
  await sayYes(page).click();
  await expect(cancelDialog(page).getByText('Failed to cancel booking')).toBeVisible();
  expect(await slotNow(slot)).toMatchObject({ isBooked: 'booked' });

  await page.unroute(endpoint);
  await sayYes(page).click();
  await expect(toast(page, done)).toBeVisible();
  expect(await slotNow(slot)).toMatchObject({ isBooked: 'available' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the dialog fits', async ({ page, customer, slot }) => {
    await newBooking(customer, slot);
    await openSignedIn(page, rescheduleAddress, customer);
    await cancelButton(page).tap();
    await expect(cancelDialog(page)).toBeVisible();
    await expect(sayNo(page)).toBeInViewport();
    await expect(sayYes(page)).toBeInViewport();
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  });
});
