import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import { countReads } from '../support/browser/count-reads.ts';
import { settled } from '../support/browser/settled.ts';
import { touch } from '../support/browser/touch.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { screens } from './screens.ts';

type Budgets = Partial<Record<keyof typeof screens, number>>;

/** Ids in the demo data; other screens have an address of their own. */
const addresses: Record<string, string> = { '/services/:id': '/services/foamwash' };

/*
 * How many documents a screen may read: each is paid for, on every visit. It is what it reads of the demo
 * data, a full page where that has less, and some more. Lists are read a page or a day at a time, so what a
 * business has behind it does not count. Runs before all other tests, which change the same business.
 */

const forEverybody: Budgets = {
  '/': 40,
  '/services': 40,
  '/services/:id': 60,
  '/review': 40,
};

const forCustomers: Budgets = {
  '/dashboard/my-bookings': 30,
  '/dashboard/my-transactions': 45,
  '/dashboard/profile': 10,
};

const forAdmins: Budgets = {
  '/dashboard': 60,
  '/dashboard/service-overview': 40,
  '/dashboard/services': 60,
  '/dashboard/slots': 130,
  '/dashboard/bookings': 60,
  '/dashboard/transaction-overview': 90,
  '/dashboard/users': 60,
  '/dashboard/audit': 45,
};

for (const [audience, who, budgets] of [
  ['everybody', null, forEverybody],
  ['customers', demoAccounts.user, forCustomers],
  ['admins', demoAccounts.admin, forAdmins],
] as const) {
  // Some screens show the service of this test when they are complete.
  test(`the screens of ${audience} read no more documents than they may`, { tag: '@long' }, async ({
    page,
    service: _,
  }) => {
    test.setTimeout(Object.keys(budgets).length * 30_000);
    const { count, reset } = await countReads(page);
    for (const [route, most] of Object.entries(budgets)) {
      await test.step(`${route} reads at most ${most}`, async () => {
        const { shows } = screens[route as keyof typeof screens];
        const path = addresses[route] ?? route;
        // Listeners of the screen before do not count.
        await page.goto('about:blank');
        reset();
        if (who) await openSignedIn(page, path, who);
        else await page.goto(path);
        await expect(page.getByText(shows).first()).toBeVisible();
        await touch(page);
        await expect.poll(count).toBeGreaterThan(0);
        const documents = await settled(count);
        expect.soft(documents, route).toBeLessThanOrEqual(most);
      });
    }
  });
}

test('before it is scrolled, a phone reads at most 15 documents for the overview', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const { count } = await countReads(page);
  await openSignedIn(page, '/dashboard', demoAccounts.admin);
  await expect(page.getByText(/^\$[\d,.]+ this month$/)).toBeVisible();
  // After a while it is live, without a touch.
  await expect.poll(count).toBeGreaterThan(0);
  const documents = await settled(count);
  expect(documents).toBeLessThanOrEqual(15);
});
