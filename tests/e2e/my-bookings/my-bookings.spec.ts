import { minuteMs } from '@carwash/domain/time/durations';
import type { Locator, Page } from '@playwright/test';
import { allowLostConnection, cutOffFirestore } from '../support/browser/firestore-connection.ts';
import { cancel, newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot, slotIn } from '../support/records/catalogue.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const address = '/dashboard/my-bookings';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const next = (page: Page) => section(page, 'Next booking');
const later = (page: Page) => section(page, 'Upcoming bookings');
const begun = (page: Page) => section(page, 'Now');
const past = (page: Page) => section(page, 'Past bookings');

/** The days of the bookings in a part of the page, from top to bottom. */
async function expectDays(part: Locator, days: string[]): Promise<void> {
  const shown = part.locator('time[datetime]:not([role])');
  await expect
    .poll(() => shown.evaluateAll((times) => times.map((time) => time.getAttribute('datetime'))))
    .toEqual(days);
}

test('bookings stand where their time puts them, the soonest first, the latest past first', async ({
  page,
  customer,
  service,
}) => {
  for (const days of [9, 4, 2]) {
    await newBooking(customer, await newSlot(service, { date: dayFromToday(days) }));
  }
  for (const days of [-5, -2]) {
    const slot = await newSlot(service, { date: dayFromToday(days) });
    await newBooking(customer, slot, { status: 'completed' });
  }
  const cancelled = await newSlot(service, { date: dayFromToday(3) });
  await newBooking(customer, cancelled, { status: 'cancelled' });

  await openSignedIn(page, address, customer);
  await expectDays(next(page), [dayFromToday(2)]);
  await expectDays(later(page), [4, 9].map(dayFromToday));
  await expectDays(past(page), [3, -2, -5].map(dayFromToday));

  for (const fact of [service.name, '10:00 – 10:45', '$49.90', 'Car, Toyota Axio 2018']) {
    await expect(next(page).getByText(fact)).toBeVisible();
  }
  await expect(next(page).getByText('DHAKA METRO-GA 11-2233')).toBeVisible();
  await expect(next(page).getByText('Confirmed')).toBeVisible();
  await expect(past(page).getByText('Cancelled')).toHaveCount(1);
  await expect(past(page).getByText('Completed')).toHaveCount(2);
  await expect(past(page).getByText('$49.90')).toHaveCount(3);
});

test('a booking that is cancelled elsewhere moves to the past at once', {
  tag: '@long',
}, async ({ page, customer, slot }) => {
  const booking = await newBooking(customer, slot);
  await openSignedIn(page, address, customer);
  await expectDays(next(page), [slot.date]);
  await expect(past(page).getByText('No past bookings')).toBeVisible();
  const countdown = page.getByRole('banner').getByRole('link', { name: /^Next:/ });
  await expect(countdown).toHaveAttribute('href', `${address}/${booking._id}`);

  await cancel(booking);
  await expect(countdown).toBeHidden();
  await expect(next(page).getByText('No upcoming bookings')).toBeVisible();
  await expectDays(past(page), [slot.date]);
  await expect(past(page).getByText('Cancelled')).toBeVisible();
});

test('a long history is read ten at a time, with the keyboard alone', { tag: '@long' }, async ({
  page,
  customer,
  service,
}) => {
  const days = Array.from({ length: 12 }, (_, index) => dayFromToday(-1 - index));
  for (const date of days) {
    await newBooking(customer, await newSlot(service, { date }), { status: 'completed' });
  }
  await openSignedIn(page, address, customer);
  await expectDays(past(page), days.slice(0, 10));
  const pages = page.getByRole('navigation', { name: 'Pages of past bookings' });
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await pages.getByRole('button', { name: 'Next' }).press('Enter');
  await expectDays(past(page), days.slice(10));
  await expect(pages.getByText('Page 2')).toBeVisible();
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(past(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(past(page).getByRole('link').first()).toBeFocused();
  await pages.getByRole('button', { name: 'Previous' }).press('Enter');
  await expectDays(past(page), days.slice(0, 10));
});

test('the countdown runs, and a booking that has begun makes way for the next', {
  tag: '@long',
}, async ({ page, browserErrors, customer, service, passTime }) => {
  allowLostConnection(browserErrors);
  const first = await newBooking(customer, await slotIn(20, service), { createdAt: new Date() });
  const second = await newBooking(customer, await newSlot(service));
  await page.clock.install();
  await openSignedIn(page, address, customer);
  await expectDays(next(page), [first.slot.date]);
  await expect(begun(page)).toBeHidden();

  await page.clock.pauseAt(first.slot.startsAt.getTime() - 3 * minuteMs - 4000);
  await expect(next(page)).toContainText('03Minutes04Seconds');
  await expect(next(page).getByRole('timer')).toHaveText('in 3 minutes');
  await page.clock.runFor(5000);
  await expect(next(page)).toContainText('02Minutes59Seconds');

  await passTime(3 * minuteMs);
  await expectDays(begun(page), [first.slot.date]);
  await expectDays(next(page), [second.slot.date]);
  await expect(begun(page).locator('.MuiChip-label')).toHaveText('Confirmed');
  await expect(begun(page).getByRole('link', { name: /^Reschedule/ })).toBeHidden();
  await expect(begun(page).getByRole('button', { name: /^Cancel/ })).toBeHidden();

  await passTime(45 * minuteMs);
  await expect(begun(page).locator('.MuiChip-label')).toHaveText('Finished');
});

test('a list and a booking that fail to load are there after another try', {
  tag: '@long',
}, async ({ page, browserErrors, customer, slot }) => {
  const booking = await newBooking(customer, slot);
  await openSignedIn(page, '/about', customer);
  let reconnect = await cutOffFirestore(page, browserErrors);
  await page.goto(address);
  await expect(page.getByText('Error loading bookings')).toBeVisible();
  await expect(page.getByText('Error loading past bookings')).toBeVisible();

  // In this order: once they can be reached, they may be there before anybody asks.
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await reconnect();
  await expectDays(next(page), [slot.date]);

  reconnect = await cutOffFirestore(page, browserErrors);
  await page.goto(`${address}/${booking._id}`);
  await expect(page.getByText('Error loading the booking')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await reconnect();
  await expect(page.getByRole('heading', { level: 1, name: booking.service.name })).toBeVisible();
});
