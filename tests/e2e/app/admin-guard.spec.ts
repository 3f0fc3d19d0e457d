import { can } from '@carwash/domain/roles/role';
import type { Page } from '@playwright/test';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { newShown } from './new-shown.ts';
import { staffScreens } from './screens.ts';

/** Every address that is for staff; what a parameter names need not be there. */
const staffRoutes = staffScreens.map(({ route }) => route.replace(/:\w+/g, 'nothing1'));

const refusal = (page: Page, title: string) => page.getByRole('heading', { name: title });

/** Addresses that are typed: the first has HTML of its own, and the other one shows a record. */
const typed = ['/dashboard', '/dashboard/bookings/nothing1'];

/** The customer comes to the address, stays signed in, and reads that the page is for others. */
async function expectTurnedAway(page: Page, route: string): Promise<void> {
  await (typed.includes(route) ? page.goto(route) : navigateTo(page, route));
  await expect(refusal(page, 'This page is for staff'), route).toBeVisible();
  await expect(page, route).toHaveURL(route);
}

test('a customer is turned away from every page for staff', async ({ page, customer }) => {
  test.setTimeout(staffRoutes.length * 15_000);
  expect(staffRoutes).toEqual(expect.arrayContaining(typed));
  const figures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/statistics/overview')) figures.push(request.url());
  });
  await openSignedIn(page, '/dashboard/profile', customer);
  await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
  // The menu of a customer leads to none of them.
  for (const route of staffRoutes) {
    await expect(page.locator(`a[href="${route}"]`)).toHaveCount(0);
  }
  for (const route of staffRoutes) await expectTurnedAway(page, route);
  await page.getByRole('link', { name: 'See your bookings' }).click();
  await expect(page).toHaveURL('/dashboard/my-bookings');
  await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
  expect(figures, 'nothing is asked for as somebody who may not see it').toEqual([]);
});

for (const role of ['washer', 'manager'] as const) {
  test(`a ${role} sees the pages of a ${role} and no other, and the menu leads to no other`, {
    tag: '@long',
  }, async ({ page, customer, service, slot, browserErrors }) => {
    // The frame of a mail, in which no script may run.
    browserErrors.allow(/Blocked script execution in 'about:srcdoc'/);
    test.setTimeout(staffScreens.length * 15_000);
    const shown = await newShown(customer, slot, service);
    await openSignedIn(page, '/dashboard/profile', await newAccount(role));
    await expect(page.getByRole('link', { name: 'Today', exact: true })).toBeVisible();
    for (const { route, capability } of staffScreens) {
      if (can(role, capability)) continue;
      await expect(page.locator(`a[href="${route}"]`), route).toHaveCount(0);
    }
    for (const { route, capability, screen } of staffScreens) {
      await navigateTo(page, screen.at?.(shown) ?? route);
      const refused = refusal(page, 'Your role does not include this page');
      if (!can(role, capability)) {
        await expect(refused, route).toBeVisible();
        continue;
      }
      // Washers see no money.
      const isYard = capability === 'runYard' && !can(role, 'seeMoney');
      const content = isYard
        ? page.getByRole('heading', { level: 1, name: 'Today', exact: true })
        : page.getByText(screen.shows);
      await expect(content.filter({ visible: true }).first(), route).toBeVisible();
      await expect(page.getByRole('status', { name: /^Loading/ }), route).toHaveCount(0);
      await expect(page.getByText(/could not be loaded|^Error loading/), route).toHaveCount(0);
      await expect(refused, route).toHaveCount(0);
    }
  });
}
