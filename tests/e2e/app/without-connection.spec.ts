import type { Page } from '@playwright/test';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { allowLostConnection } from '../support/browser/firestore-connection.ts';
import { keptPaths, servedByWorker } from '../support/browser/service-worker.ts';
import { newBooking } from '../support/records/bookings.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ browserErrors }) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  allowLostConnection(browserErrors);
  // A picture further down that nobody had scrolled to.
  browserErrors.allow(/ERR_FAILED \(.*\/pictures\//);
});

/**
 * Sets what browsers tell the pages that are loaded from now on. Some versions of Chromium tell a page that is loaded
 * without a connection that there is one.
 */
const claimOnline = (page: Page, isOnline: boolean) =>
  page.addInitScript(
    `Object.defineProperty(navigator, 'onLine', { get: () => ${isOnline}, configurable: true })`,
  );

const stored = (page: Page) => page.evaluate<string>('JSON.stringify(localStorage)');

test('the site opens, with a menu that nobody ever opened before and the services as they were seen last', {
  tag: '@long',
}, async ({ page, context }) => {
  await test.step('the menu opens on a phone, even if nobody ever opened it before', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await servedByWorker(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await context.setOffline(false);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the services are there as they were seen last', async () => {
    await page.goto('/services');
    const count = page.getByText(/^\d+ services/);
    await expect(count).toBeVisible();
    await servedByWorker(page);
    // Its times are not kept: they may have been sold since.
    const first = page
      .getByRole('region', { name: 'Results' })
      .getByRole('heading', { level: 3 })
      .first();
    const name = await first.textContent();
    await expect
      .poll(() => keptPaths(page))
      .toContainEqual(expect.stringMatching(/^\/pictures\/.*wash/));

    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A spotless car');
    await page.goto('/services');
    await expect(count).toHaveText(/as of \d\d:\d\d$/);
    await expect(first).toHaveText(name ?? '');
    await page.goto('/services?category=detailing');
    await expect(page.getByText(/^\d+ services?.*as of/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/as of/)).toBeHidden();
  });
});

test('a customer reads the next booking in the list and on its pages, and nothing of it is left after signing out', {
  tag: '@long',
}, async ({ page, context, customer, service, slot }) => {
  const { _id, code } = await newBooking(customer, slot);
  await openSignedIn(page, '/dashboard/my-bookings', customer);
  const booking = page.getByRole('region', { name: 'Next booking' });
  await expect(booking.getByRole('link', { name: service.name, exact: true })).toBeVisible();
  await servedByWorker(page);
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringContaining('my-bookings'));

  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringContaining('details-page'));

  await context.setOffline(true);
  const main = page.getByRole('main');
  const expectTicket = async (address: string) => {
    await page.goto(address);
    await expect(main.getByRole('heading', { name: service.name }), address).toBeVisible();
    await expect(main, address).toContainText(code);
    await expect(main, address).toContainText(slot.startTime);
    await expect(main, address).toContainText(vehicle.registrationPlate);
    await expect(main, address).toContainText(/Free to cancel until|no refund/);
    await expect(main.getByRole('link', { name: 'Directions' }), address).toBeVisible();
    await expect(main.getByText(/^As of \d\d:\d\d$/), address).toBeVisible();
  };
  const pages = ['/dashboard/my-bookings', `/dashboard/my-bookings/${_id}`];
  await test.step('also where the browser does not know that it reaches nobody', async () => {
    await claimOnline(page, true);
    for (const address of pages) {
      await expectTicket(address);
      await expect(main.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    }
  });
  await claimOnline(page, false);
  for (const address of [...pages, `/booking-success?transaction=${_id}`]) {
    await expectTicket(address);
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  await page.goto('/dashboard/my-bookings');
  await expect.poll(() => stored(page)).toContain(service.name);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect.poll(() => stored(page)).not.toContain(slot._id);
  await expect.poll(() => stored(page)).not.toContain(customer.email);
  const kept = await keptPaths(page);
  const forEverybody = /^\/(app|assets\/.*|pictures\/.*|favicon\.svg)$/;
  expect(kept.filter((path) => !forEverybody.test(path))).toEqual([]);
});
