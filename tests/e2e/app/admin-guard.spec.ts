import type { Page } from '@playwright/test';
import type { Account } from '../support/records/accounts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { screensFor } from './screens.ts';

/** Every address that is for administrators; what a parameter names need not be there. */
const adminRoutes = screensFor('admin').map(([route]) => route.replace(/:\w+/g, 'nothing1'));

/** The customer types the address, and is signed out and asked for an administrator's account. */
async function expectTurnedAway(page: Page, route: string, customer: Account): Promise<void> {
  await page.goto('about:blank');
  await openSignedIn(page, route, customer);
  await expect(page, route).toHaveURL(`/auth/signin?from=${encodeURIComponent(route)}`);
  await expect(page.getByText('That page is for administrators.'), route).toBeVisible();
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await expect(signIn, route).toBeVisible();
  const mirror = await page.evaluate(() => localStorage.getItem('auth'));
  expect(JSON.parse(mirror ?? '{}'), route).toEqual({ user: null, token: null });
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
  for (const route of adminRoutes) await expectTurnedAway(page, route, customer);
  expect(figures, 'nothing is asked for as somebody who may not see it').toEqual([]);
});
