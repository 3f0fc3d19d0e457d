import type { Page } from '@playwright/test';
import { appStarted } from '../support/browser/app-started.ts';
import { allowLostConnection } from '../support/browser/firestore-connection.ts';
import { newBooking } from '../support/records/bookings.ts';
import { newSlot } from '../support/records/catalogue.ts';
import { toast } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const banner = (page: Page) =>
  page.getByRole('status').filter({
    hasText: 'You are offline. What you see may be out of date; changes need a connection.',
  });

test.beforeEach(({ browserErrors }) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  allowLostConnection(browserErrors);
});

test('bookings that were loaded stay readable, and they and a page are there again with the connection', {
  tag: '@long',
}, async ({ page, context, customer, service, slot, browserErrors }) => {
  await test.step('bookings stay readable, and are live again with the connection', async () => {
    await newBooking(customer, slot);
    await openSignedIn(page, '/dashboard/my-bookings', customer);
    const bookings = page.getByRole('main').getByText(service.name);
    await expect(bookings).toHaveCount(1);

    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    await newBooking(customer, await newSlot(service, { startTime: '15:00', endTime: '15:45' }));
    await expect(bookings).toHaveCount(1);
    await expect(page.getByRole('banner').getByText(`Next: ${service.name}`)).toBeVisible();

    await context.setOffline(false);
    await expect(banner(page)).toBeHidden();
    await expect(bookings).toHaveCount(2);
  });

  await test.step('a page that could not be fetched comes with the connection', async () => {
    browserErrors.allow(/dynamically imported module/);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'My Transactions' }).click();
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'My Transactions' })).toBeVisible();
  });
});

test('the public pages say that they are offline, and an unfetched menu can be tried again', {
  tag: '@long',
}, async ({ page, context, customer }) => {
  await test.step('the public pages say that they are offline, and keep their content', async () => {
    await page.goto('/services');
    await expect(page.getByText(/^\d+ services/)).toBeVisible();
    await appStarted(page);
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    await expect(page.getByText(/^\d+ services/)).toBeVisible();
    await context.setOffline(false);
    await expect(banner(page)).toBeHidden();
  });

  await test.step('a menu that cannot be fetched leaves the page as it is and can be tried again', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openSignedIn(page, '/dashboard/profile', customer);
    await expect(page.getByRole('main').getByText(customer.email)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(toast(page, 'You are offline. This needs a connection.')).toBeVisible();
    await expect(page.getByRole('main').getByText(customer.email)).toBeVisible();

    await context.setOffline(false);
    // The first click may only reload the page: many browsers remember that the file could not be fetched.
    await expect(async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible({ timeout: 5000 });
    }).toPass();
  });
});
