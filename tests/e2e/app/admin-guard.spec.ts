import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { endpoints } from '@carwash/domain/endpoints';
import type { Page } from '@playwright/test';
import type { Account } from '../support/records/accounts.ts';
import { callAs, tokenOf } from '../support/server/call-api.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { screensFor } from './screens.ts';

/** Every address that is for administrators; what a parameter names need not be there. */
const adminRoutes = screensFor('admin').map(([route]) => route.replace(/:\w+/g, 'nothing1'));

const adminCalls: [string, Endpoint][] = Object.entries<Endpoint>(endpoints).filter(
  ([, { auth }]) => auth === 'admin',
);

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
  await openSignedIn(page, '/dashboard/profile', customer);
  await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
  // The menu of a customer leads to none of them.
  for (const route of adminRoutes) {
    await expect(page.locator(`a[href="${route}"]`)).toHaveCount(0);
  }
  for (const route of adminRoutes) await expectTurnedAway(page, route, customer);
});

test('every call for administrators refuses a customer', async ({ request, customer }) => {
  const token = await tokenOf(customer);
  expect(adminCalls.length).toBeGreaterThan(20);
  for (const [name, endpoint] of adminCalls) {
    const answer = await callAs(request, endpoint, { token });
    expect([name, answer.status(), (await answer.json()).code]).toEqual([name, 403, 'forbidden']);
  }
});
