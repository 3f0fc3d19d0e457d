import type { Booking } from '@carwash/domain/bookings/booking';
import { overflow } from '../support/browser/overflow.ts';
import { bookingNow, cancel, newBooking, reschedule } from '../support/records/bookings.ts';
import { slotIn } from '../support/records/catalogue.ts';
import {
  askToCancel,
  cancelDialog,
  confirmMove,
  panel,
  panelOf,
  rescheduleAddress,
  sayNo,
  sayYes,
} from '../support/screens/my-bookings.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { expectTold } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const dayMinutes = 24 * 60;
const done = 'Booking cancelled successfully';
const moneyBack = 'You will get $49.90 back. Back the way you paid, within 7 working days.';
const noRefund = 'Starts in under 24 hours, so no refund if you cancel.';
const changed = 'This has changed in the meantime. Do you still want to cancel?';

const paymentOf = async ({ _id }: Booking) => (await db.transactions.doc(_id).get()).data();

test('cancelling asks first, gives the money back and frees the slot in other browsers', async ({
  page,
  customer,
  slot,
  anotherBrowser,
}) => {
  const booking = await newBooking(customer, slot);
  await openSignedIn(page, rescheduleAddress, customer);
  const onlooker = await anotherBrowser();
  await onlooker.goto(servicePageOf(slot));
  await expect(slotButton(onlooker, slot)).toBeDisabled();

  await askToCancel(page);
  await expect(
    cancelDialog(page).getByText(
      'Are you sure you want to cancel this booking? This action cannot be undone.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(cancelDialog(page).getByText(moneyBack, { exact: true })).toBeVisible();
  await expect(sayNo(page)).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(sayNo(page)).toBeInViewport();
  await expect(sayYes(page)).toBeInViewport();
  await expect.poll(() => overflow(page), 'the dialog fits a phone').toBeLessThanOrEqual(0);

  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls += 1;
  });
  await sayYes(page).dblclick();
  await expectTold(page, done);
  await expect(cancelDialog(page)).toBeHidden();
  await expect(page.getByText('No upcoming bookings found')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('No upcoming bookings found');
  expect(calls).toBe(1);

  await expect(slotButton(onlooker, slot)).toBeEnabled();
  await expect.poll(() => bookingNow(booking)).toMatchObject({ status: 'cancelled' });
  await expect.poll(() => paymentOf(booking)).toMatchObject({ status: 'refund_due' });
});

test('changes of the booking are shown in the dialog before the click', { tag: '@long' }, async ({
  page,
  customer,
  service,
  slot,
}) => {
  await test.step('a booking that is cancelled elsewhere meanwhile is told in the dialog', async () => {
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

  await test.step('a booking that moves while the dialog is open is asked about again', async () => {
    const booking = await newBooking(customer, await slotIn(3 * dayMinutes, service));
    const target = await slotIn(dayMinutes - 60, service);
    await askToCancel(page);
    await expect(cancelDialog(page).getByText(moneyBack)).toBeVisible();
    await reschedule(booking, target);
    await expect(cancelDialog(page).getByText(noRefund)).toBeVisible();
    await expect(cancelDialog(page).getByText(` at ${target.startTime}`)).toBeVisible();
    await sayYes(page).click();
    await expect(cancelDialog(page).getByText(changed)).toBeVisible();
    await sayNo(page).click();
    await expect.poll(() => bookingNow(booking)).toMatchObject({ status: 'pending' });
  });
});

test('when the 24 hours pass while the dialog is open, it asks again', { tag: '@long' }, async ({
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
  await expect.poll(() => bookingNow(booking)).toMatchObject({ status: 'pending' });

  // The money still comes back by the server's clock, which counts: the dialog asks about that too.
  await sayYes(page).click();
  await expect(cancelDialog(page).getByText(moneyBack)).toBeVisible();
  await expect.poll(() => bookingNow(booking)).toMatchObject({ status: 'pending' });
  await sayYes(page).click();
  await expectTold(page, done);
  await expect.poll(() => bookingNow(booking)).toMatchObject({ status: 'cancelled' });
  await expect.poll(() => paymentOf(booking)).toMatchObject({ status: 'refund_due' });
});

test('a booking that begins meanwhile is told in the dialog, and in the panel to move it', {
  tag: '@long',
}, async ({ page, customer, service, passTime, context }) => {
  const booking = await newBooking(customer, await slotIn(20, service));
  await page.clock.install();
  await openSignedIn(page, rescheduleAddress, customer);
  await askToCancel(page);
  const tab = await context.newPage();
  await tab.goto(panelOf(booking));
  await expect(confirmMove(tab)).toBeVisible();
  await passTime('20:00');
  await expect(cancelDialog(page).getByText('This booking has begun')).toBeVisible();
  await expect(sayYes(page)).toBeHidden();
  await expect(panel(tab).getByText('This booking has begun')).toBeVisible();
  await expect(confirmMove(tab)).toBeHidden();
});
