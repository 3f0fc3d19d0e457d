import type { Page } from '@playwright/test';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
import { cancel, complete, newBooking, payBack, reschedule } from '../support/records/bookings.ts';
import { dayFromToday, newSlot, slotIn } from '../support/records/catalogue.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const pageOf = ({ _id }: { _id: string }) => `/dashboard/my-bookings/${_id}`;

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const booked = (page: Page) => panel(page, 'Your booking');
const payment = (page: Page) => panel(page, 'Payment');
const timeline = (page: Page) => panel(page, 'Timeline');

/** The kinds of what has happened, in order. */
const history = (page: Page) => timeline(page).getByRole('heading', { level: 3 });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a booking shows what was booked, where it was moved, and its money until it is back', async ({
  page,
  customer,
  service,
  slot,
}) => {
  const booking = await newBooking(customer, slot);
  await test.step('it shows what was booked, what was paid and what can be done', async () => {
    await openSignedIn(page, pageOf(booking), customer);
    await expect(heading(page, service.name)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(service.name));
    await expect(page.getByText(`Booking code ${booking.code}`)).toBeVisible();
    await expect(page.getByText(booking._id)).toHaveCount(0);
    await expect(booked(page).getByRole('link', { name: 'Directions' })).toBeVisible();
    await expect(booked(page).getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect(booked(page).getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    await expect(page.getByText('Confirmed')).toBeVisible();

    for (const fact of [
      '10:00 – 10:45',
      'Car, Toyota Axio 2018',
      'DHAKA METRO-GA 11-2233',
      '$49.90',
    ]) {
      await expect(booked(page).getByText(fact)).toBeVisible();
    }
    await expect(booked(page).locator('time')).toHaveAttribute('datetime', slot.date);
    await expect(payment(page).getByText('$49.90')).toBeVisible();
    await expect(payment(page).locator('.MuiChip-label')).toHaveText('Paid');
    await expect(history(page)).toHaveText(['Booked']);
    await expect(timeline(page).getByText('By you')).toBeVisible();

    await expect(booked(page).getByRole('button', { name: /^Cancel Booking/ })).toBeEnabled();
    await expect(booked(page).getByRole('link', { name: 'Write a review' })).toBeHidden();
    await expect(booked(page).getByRole('link', { name: 'See the service' })).toHaveAttribute(
      'href',
      `/services/${service._id}`,
    );
    await booked(page)
      .getByRole('link', { name: /^Reschedule/ })
      .click();
    await expect(page).toHaveURL(`/dashboard/reschedule-booking?booking=${booking._id}`);
    await page.goBack();
    await payment(page).getByRole('link', { name: 'Receipt' }).click();
    await expect(page).toHaveURL(`/dashboard/my-transactions/${booking._id}`);
  });

  await test.step('a move elsewhere shows its new time and where it came from', async () => {
    await navigateTo(page, pageOf(booking));
    await expect(history(page)).toHaveText(['Booked']);

    const other = { date: dayFromToday(5), startTime: '14:30', endTime: '15:15' };
    await reschedule(booking, await newSlot(service, other));
    await expect(booked(page).locator('time')).toHaveAttribute('datetime', other.date);
    await expect(booked(page).getByText('14:30 – 15:15')).toBeVisible();
    await expect(history(page)).toHaveText(['Booked', 'Rescheduled']);
    await expect(timeline(page).getByText(/^From .* at 10:00 to .* at 14:30$/)).toBeVisible();
  });

  await test.step('the money of a cancelled booking is followed until it is back', async () => {
    await expect(payment(page).locator('.MuiChip-label')).toHaveText('Paid');

    await cancel(booking);
    await expect(payment(page).locator('.MuiChip-label')).toHaveText('Refund on its way');
    await expect(
      payment(page).getByText('Back on the card you paid with, within 7 working days.'),
    ).toBeVisible();
    await expect(history(page)).toHaveText(['Booked', 'Rescheduled', 'Cancelled']);
    await expect(booked(page).getByRole('link', { name: /^Reschedule/ })).toBeHidden();
    await expect(booked(page).getByRole('button', { name: /^Cancel/ })).toBeHidden();

    await payBack(booking, 'BANK-0042');
    await expect(payment(page).locator('.MuiChip-label')).toHaveText('Refunded');
    await expect(payment(page).getByText('Your $49.90 was returned to you in full.')).toBeVisible();
    await expect(payment(page).getByText('BANK-0042')).toBeVisible();
    await expect(history(page)).toHaveText(['Booked', 'Rescheduled', 'Cancelled', 'Refunded']);
    await expect(timeline(page).getByText('By the car wash')).toBeVisible();
  });
});

test("a past booking says what follows, and another customer's booking looks like none", {
  tag: '@long',
}, async ({ page, customer, service, browserErrors, slot }) => {
  await test.step('a booking that was cancelled late says that there is no refund', async () => {
    const slot = await newSlot(service, { date: dayFromToday(-2) });
    const createdAt = new Date(slot.startsAt.getTime() - 12 * 60 * 60_000);
    const booking = await newBooking(customer, slot, { status: 'cancelled', createdAt });
    await openSignedIn(page, pageOf(booking), customer);
    await expect(payment(page).locator('.MuiChip-label')).toHaveText('Paid');
    await expect(payment(page).getByText('cancelled without a refund')).toBeVisible();
  });

  await test.step('a booking that is completed asks for a review', async () => {
    // Still going on, so that no reconciler completes it before this test does.
    const booking = await newBooking(customer, await slotIn(-10, service));
    await page.goto(pageOf(booking));
    await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
    await expect(booked(page).getByRole('button', { name: /^Cancel/ })).toBeHidden();
    await expect(booked(page).getByRole('link', { name: 'Write a review' })).toBeHidden();

    await complete(booking);
    await expect(history(page)).toHaveText(['Booked', 'Completed']);
    await expect(timeline(page).getByText('Automatically')).toBeVisible();
    await booked(page).getByRole('link', { name: 'Write a review' }).click();
    await expect(page).toHaveURL(`/services/${service._id}#reviews`);
  });

  await test.step("another customer's booking looks like one that does not exist", async () => {
    browserErrors.allow(/Failed to load resource/);
    const booking = await newBooking(await newAccount(), slot);
    await page.goto(pageOf(booking));
    const unknown = page.getByText('We could not find this booking.');
    await expect(unknown).toBeVisible();
    await expect(page.getByText(booking.service.name)).toBeHidden();
    for (const id of ['T-1700000000000-nobody0-nosuch00', 'nonsense']) {
      await page.goto(pageOf({ _id: id }));
      await expect(unknown).toBeVisible();
    }
    await page.getByRole('link', { name: 'See my bookings' }).click();
    await expect(page).toHaveURL('/dashboard/my-bookings');
  });
});
