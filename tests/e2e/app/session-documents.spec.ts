import type { Page } from '@playwright/test';
import { countListeners } from '../support/browser/count-listeners.ts';
import { settled } from '../support/browser/settled.ts';
import type { Account } from '../support/records/accounts.ts';
import { changeRole } from '../support/records/change-account.ts';
import { submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const signInOnTheWay = '/auth/signin?from=%2Fdashboard%2Fprofile';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const goTo = (page: Page, name: string) =>
  menu(page).getByRole('link', { name, exact: true }).click();

const expectNoFailure = (page: Page) =>
  expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

async function expectProfile(page: Page, { email }: Account): Promise<void> {
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await expectNoFailure(page);
}

async function expectFigures(page: Page): Promise<void> {
  await expect(page.getByText(/^\$[\d,.]+ this month$/)).toBeVisible();
  // The lists below the figures come after them, and ask for what they name.
  await expect(
    page.getByRole('region', { name: 'Latest reviews' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expectNoFailure(page);
}

/** How much is listened to once the customer is there, of which nothing is of the session before. */
async function signIn(page: Page, customer: Account, count: () => number): Promise<number> {
  await submitSignIn(page, customer);
  await expectProfile(page, customer);
  return settled(count);
}

/**
 * The customer becomes an admin, looks at the figures, and becomes a customer again.
 * @returns how much was listened to with the figures
 */
async function promoteAndDemote(page: Page, customer: Account, count: () => number) {
  await changeRole(customer, 'admin');
  await goTo(page, 'Overview');
  await expectFigures(page);
  const withFigures = await settled(count);
  await goTo(page, 'Profile');
  await expectProfile(page, customer);
  await changeRole(customer, 'user');
  await expect(menu(page).getByRole('link', { name: 'My Bookings' })).toBeVisible();
  await expectProfile(page, customer);
  return withFigures;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(signInOnTheWay);
  await expect(page.getByLabel('Email')).toBeVisible();
}

test('rounds of signing in, promotion, demotion and signing out leave no listener and no error behind', {
  tag: '@long',
}, async ({ page, customer, passTime }) => {
  await page.clock.install();
  const count = countListeners(page);
  await page.goto(signInOnTheWay);
  const atFirst = await signIn(page, customer, count);
  const withFigures: number[] = [];
  for (let round = 1; round <= 4; round++) {
    withFigures.push(await promoteAndDemote(page, customer, count));
    await signOut(page);
    // Public documents are kept for a minute, for users who go back.
    await passTime('01:01');
    const again = await signIn(page, customer, count);
    expect(again, `after round ${round}`).toBe(atFirst);
  }
  // A count may be taken before the last list listens, so it may be too small, but one that grows is a leak.
  const [before, after] = [withFigures.slice(0, 2), withFigures.slice(2)];
  expect(Math.max(...after), `with figures: ${withFigures}`).toBeLessThanOrEqual(
    Math.max(...before),
  );
});
