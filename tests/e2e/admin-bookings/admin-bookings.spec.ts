import type { Booking } from '@carwash/domain/bookings/booking';
import { formatDay } from '@carwash/domain/time/calendar-days';
import type { Page } from '@playwright/test';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
import { bookingNow, newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot, slotIn } from '../support/records/catalogue.ts';
import {
  bookingRow,
  bookingsFoundBy,
  deskPageOf,
  openActions,
  ownVehicle,
  reasonField,
  refundChoice,
} from '../support/screens/admin-bookings.ts';
import { cancelDialog, sayNo, sayYes } from '../support/screens/my-bookings.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const cancelled = 'Booking cancelled successfully';

const paymentOf = async ({ _id }: Booking) => (await db.transactions.doc(_id).get()).data();
const eventsOf = async ({ _id }: Booking) =>
  (await db.bookings.doc(_id).collection('events').get()).docs.map((doc) => doc.get('kind'));

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });

/** The titles of the events in the timeline, without the messages among them. */
const events = (page: Page) =>
  timeline(page).getByRole('heading', { level: 3 }).filter({ hasNotText: 'Message to' });

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a booking made elsewhere appears, and is found by its plate, its day and its status', async ({
  page,
  customer,
  slot,
  service,
}) => {
  await test.step('it appears, and is found', async () => {
    const vehicle = ownVehicle();
    await openSignedIn(page, bookingsFoundBy(vehicle.registrationPlate), await newAccount('admin'));
    await expect(page.getByText('No bookings found')).toBeVisible();

    const booking = await newBooking(customer, slot, { vehicle });
    const row = bookingRow(page, booking);
    for (const fact of [
      '10:00 – 10:45',
      '+880 1700 000000',
      booking.service.name,
      vehicle.registrationPlate,
      'Toyota Axio',
      '$49.90',
      'Confirmed',
    ]) {
      await expect(row).toContainText(fact);
    }

    await choose(page, 'Status', 'Cancelled');
    await expect(page.getByText('No bookings found')).toBeVisible();
    await choose(page, 'Status', 'Confirmed');
    await expect(row).toBeVisible();
    await choose(page, 'Visits', '30 days up to today');
    await expect(page.getByText('No bookings found')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('when')).toBe('past');
    await page.getByRole('button', { name: 'Look at all days' }).click();
    await expect(row).toBeVisible();

    const when = new URLSearchParams({
      when: 'own',
      startDate: dayFromToday(1),
      endDate: dayFromToday(2),
    });
    await page.goto(`/dashboard/bookings?${when}&search=${encodeURIComponent(customer.email)}`);
    await expect(row).toBeVisible();
    await page.getByRole('searchbox').fill(`${booking.service.name} nobody`);
    await expect(page.getByText('No bookings found')).toBeVisible();
    await page.getByRole('searchbox').fill(booking._id);
    await row.getByRole('link', { name: customer.name }).click();
    await expect(page).toHaveURL(deskPageOf(booking));
  });

  for (const { name, days, other, inOrder } of [
    { name: 'to come', days: 700, other: 'pending', inOrder: ['09:00', '12:00'] },
    { name: 'past', days: -700, other: 'completed', inOrder: ['12:00', '09:00'] },
  ] as const) {
    await test.step(`visits ${name} are listed from the nearest, all or those of one status`, async () => {
      const date = dayFromToday(days);
      const early = await newSlot(service, { date, startTime: '09:00', endTime: '09:45' });
      const late = await newSlot(service, { date, startTime: '12:00', endTime: '12:45' });
      await newBooking(customer, early, { status: other });
      const given = await newBooking(customer, late, { status: 'cancelled' });

      const when = new URLSearchParams({ when: 'own', startDate: date, endDate: date });
      await page.goto(`/dashboard/bookings?${when}`);
      const rows = bookingRow(page, given);
      await expect(rows).toContainText([...inOrder]);
      await choose(page, 'Status', 'Cancelled');
      await expect(rows).toContainText(['12:00']);
    });
  }

  await test.step('an unknown booking number says so', async () => {
    await navigateTo(page, '/dashboard/bookings/T-1-nobody-none');
    await expect(page.getByText('We could not find this booking.')).toBeVisible();
    await navigateTo(page, '/dashboard/bookings/nonsense');
    await page.getByRole('link', { name: 'See all bookings' }).click();
    await expect(page).toHaveURL('/dashboard/bookings');
  });
});

test('a visit is marked and corrected, or cancelled without a refund and refunded later', async ({
  page,
  customer,
  service,
  anotherBrowser,
  browserErrors,
}) => {
  await test.step('from its beginning on a booking is marked, and the mark corrected', async () => {
    const vehicle = ownVehicle();
    const admin = await newAccount('admin');
    const booking = await newBooking(customer, await slotIn(-15, service), { vehicle });
    await openSignedIn(page, `${bookingsFoundBy(vehicle.registrationPlate)}&when=all`, admin);
    const row = bookingRow(page, booking);
    await expect(row).toContainText('Confirmed');
    const menu = await openActions(page, booking);
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Open',
      'Mark completed',
      'Mark no-show',
      'Edit',
      'Move',
    ]);
    await menu.getByRole('menuitem', { name: 'Mark no-show' }).click();
    await expect(toast(page, 'Booking marked as a no-show')).toBeVisible();
    await expect(row).toContainText('No-show');

    await (await openActions(page, booking)).getByRole('menuitem', { name: 'Open' }).click();
    await expect(page).toHaveURL(deskPageOf(booking));
    await expect(page.getByRole('button', { name: 'Mark completed' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark no-show' })).toBeHidden();
    await page.getByRole('button', { name: 'Mark completed' }).click();
    await expect(toast(page, 'Booking marked as completed')).toBeVisible();
    await expect(events(page)).toHaveText(['Booked', 'No-show', 'Completed']);
    await expect(timeline(page).getByText('By the customer')).toBeVisible();
    await expect(timeline(page).getByText(`By ${admin.name}`)).toHaveCount(2);
    await expect.poll(() => bookingNow(booking)).toMatchObject({ status: 'completed' });
  });

  await test.step('a cancellation without a refund keeps its input after a failure, and No changes nothing', async () => {
    browserErrors.allow(/status of 500/);
    const booking = await newBooking(customer, await slotIn(23 * 60, service));
    const theirs = await anotherBrowser();
    await openSignedIn(theirs, `/dashboard/my-bookings/${booking._id}`, customer);
    await expect(theirs.getByText('Confirmed')).toBeVisible();
    await navigateTo(page, deskPageOf(booking));
    const opener = page.getByRole('button', { name: 'Cancel booking' });
    await opener.click();
    await sayNo(page).click();
    await expect(cancelDialog(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    // The business cancels: whatever the hour, the customer is not to lose the money unasked.
    await expect(refundChoice(page, 'Refund $49.90')).toBeChecked();
    await expect(cancelDialog(page)).toContainText('the money goes back however late it is');
    await expect(cancelDialog(page)).toContainText('The customer reads it.');
    await refundChoice(page, 'No refund').check();
    await sayYes(page).click();
    await expect(cancelDialog(page)).toContainText('Reason is required.');
    await expect(reasonField(page)).toBeFocused();
    await reasonField(page).fill('The line is\nbroken');
    await page.route('**/cancel', (route) => route.fulfill({ status: 500, json: {} }));
    await sayYes(page).click();
    await expect(cancelDialog(page).getByText('Failed to cancel booking')).toBeVisible();
    await expect(reasonField(page)).toHaveValue('The line is broken');
    await expect.poll(() => bookingNow(booking)).toMatchObject({ status: 'pending' });

    await page.unroute('**/cancel');
    await sayYes(page).click();
    await expect(toast(page, cancelled)).toBeVisible();
    await expect(timeline(page)).toContainText('Reason: The line is broken');
    await expect(timeline(theirs)).toContainText('Reason: The line is broken');
    await expect(timeline(theirs)).toContainText('By the car wash');
    await expect(opener).toBeHidden();
    await expect.poll(() => paymentOf(booking)).toMatchObject({ status: 'success' });

    await test.step('a cancellation without a refund can still be refunded later', async () => {
      const refund = page.getByRole('button', { name: 'Refund', exact: true });
      await refund.click();
      const dialog = page.getByRole('dialog', { name: 'Refund' });
      await expect(dialog.getByLabel('Amount')).toHaveValue('49.9');
      const grant = dialog.getByRole('button', { name: 'Refund $49.90' });
      await dialog.getByLabel('Reason', { exact: true }).fill('');
      await grant.click();
      await expect(dialog).toContainText('Reason is required.');
      await dialog.getByLabel('Reason', { exact: true }).fill('The dryer left stains.');
      await grant.dblclick();
      await expect(
        toast(page, 'The money goes back: it is in the list of refunds due'),
      ).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(timeline(page)).toContainText('Refund granted');
      await expect(timeline(page)).toContainText('Reason: The dryer left stains.');
      await expect(refund).toBeHidden();
      await expect(page.getByRole('link', { name: 'To the refund' })).toBeVisible();
      await expect
        .poll(() => paymentOf(booking))
        .toMatchObject({
          status: 'refund_due',
          refundReason: 'business_decision',
        });
      await expect.poll(() => eventsOf(booking)).toEqual(['booked', 'cancelled', 'refund_granted']);
    });
  });
});

test('the dialogs to cancel and to move a booking can be used by everybody', {
  tag: '@long',
}, async ({ page, customer, service, slot, anotherBrowser }) => {
  await test.step('the dialog to cancel is accessible and fits', async () => {
    const slot = await newSlot(service, { date: dayFromToday(3) });
    const booking = await newBooking(customer, slot);
    await openSignedIn(page, deskPageOf(booking), await newAccount('admin'));
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
    await inEveryLook(page, async () => {
      await expect(sayYes(page)).toBeInViewport();
      await expectUsable(page);
    });
  });

  await test.step('the desk moves a booking on a phone and by keyboard, and the customer sees it at once', async () => {
    await newSlot(service, { startTime: '11:00' });
    const booking = await newBooking(customer, slot);
    await page.setViewportSize({ width: 360, height: 740 });
    await navigateTo(page, deskPageOf(booking));
    const theirs = await anotherBrowser();
    await openSignedIn(theirs, `/dashboard/my-bookings/${booking._id}`, customer);
    await expect(timeline(theirs)).toContainText('Booked');

    await page.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Move booking' });
    await dialog.getByRole('button', { name: /^11:00/ }).press('Space');
    await inEveryLook(page, () => expectUsable(page));
    await dialog.getByRole('button', { name: /^Move to .* 11:00$/ }).press('Enter');
    await expect(toast(page, 'Booking moved')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(timeline(theirs)).toContainText('Rescheduled');
    await expect(timeline(theirs)).toContainText('By the car wash');
    const mark = theirs.getByText(`Moved by us from ${formatDay(slot.date)} 10:00`);
    await expect(mark).toBeVisible();
    await theirs.setViewportSize({ width: 360, height: 740 });
    await expectUsable(theirs);
    await navigateTo(theirs, '/dashboard/my-bookings');
    await expect(mark).toBeVisible();
    await expectUsable(theirs);
    await expect.poll(async () => (await bookingNow(booking)).slot.startTime).toBe('11:00');
    await expect.poll(() => paymentOf(booking)).toMatchObject({ status: 'success' });
  });
});
