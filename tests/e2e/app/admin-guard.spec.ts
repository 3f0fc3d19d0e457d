import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { screensFor } from './screens.ts';

/** Every address that is for administrators; what a parameter names need not be there. */
const adminRoutes = screensFor('admin').map(([route]) => route.replace(/:\w+/g, 'nothing1'));

/** The customer types the address, stays signed in, and reads that the page is for others. */
async function expectTurnedAway(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.getByRole('heading', { name: 'This page is for staff' }), route).toBeVisible();
  await expect(page, route).toHaveURL(route);
}

test('a customer is turned away from every page for administrators', async ({ page, customer }) => {
  test.setTimeout(adminRoutes.length * 15_000);
  const figures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/statistics/overview')) figures.push(request.url());
  });
  await openSignedIn(page, '/dashboard/profile', customer);
  await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
  // The menu of a customer leads to none of them.
  for (const route of adminRoutes) {
    await expect(page.locator(`a[href="${route}"]`)).toHaveCount(0);
  }
  for (const route of adminRoutes) await expectTurnedAway(page, route);
  await page.getByRole('link', { name: 'See your bookings' }).click();
  await expect(page).toHaveURL('/dashboard/my-bookings');
  await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
  expect(figures, 'nothing is asked for as somebody who may not see it').toEqual([]);
});
