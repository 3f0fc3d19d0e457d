import type { Page } from '@playwright/test';
import type { Account } from '../support/records/accounts.ts';
import { toast } from '../support/screens/toasts.ts';
import { openSignedIn, submitSignIn } from '../support/sign-in/sign-in.ts';
import {
  answerAs,
  completeAccount,
  continueWith,
  newPerson,
  waysInto,
} from '../support/sign-in/social-sign-in.ts';
import { expect, test } from '../support/test.ts';

const changePage = '/dashboard/change-password';
const newPassword = 'velvet otter plunge kayak';

async function change(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
}

/** Firebase Auth counts in seconds: a session that begins in the second of a change outlives it. */
async function untilNextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000);
  const now = second();
  await expect.poll(second, { intervals: [50] }).toBeGreaterThan(now);
}

/** Every page that the browser shows from now on. */
function visitedPages(page: Page): string[] {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  return visited;
}

test('a new password counts at once: this browser stays signed in, others are signed out', async ({
  page,
  context,
  browserErrors,
  customer,
  anotherBrowser,
}) => {
  // Elsewhere the session has ended, and the old password is wrong.
  browserErrors.allow(/status of 400/);
  const elsewhere = await anotherBrowser();
  await openSignedIn(elsewhere, '/dashboard/profile', customer);
  await openSignedIn(page, changePage, customer);
  const secondTab = await context.newPage();
  await secondTab.goto('/dashboard/profile');
  await expect(secondTab.getByRole('heading', { name: customer.name })).toBeVisible();
  const visited = [visitedPages(page), visitedPages(secondTab)];

  await change(page, customer.password, newPassword);
  await expect(toast(page, 'Your password has been changed successfully.')).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
  await expect(elsewhere).toHaveURL(/\/auth\/signin\?from=/);
  await submitSignIn(elsewhere, customer);
  await expect(toast(elsewhere, 'The email or the password is wrong.')).toBeVisible();
  await submitSignIn(elsewhere, { ...customer, password: newPassword });
  await expect(elsewhere).toHaveURL('/dashboard/profile');
  await untilNextSecond();

  expect(visited).toEqual([[], []]);
  await change(page, newPassword, customer.password);
  await expect(elsewhere).toHaveURL(/\/auth\/signin\?from=/);
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
  await secondTab.reload();
  await expect(secondTab.getByRole('heading', { name: customer.name })).toBeVisible();
});

/** Somebody with Google and without a password, whom the change of the email leads to the page that sets one. */
async function openWithoutPassword(page: Page): Promise<Pick<Account, 'name' | 'email'>> {
  const person = newPerson();
  await page.goto('/auth/signin?from=%2Fdashboard%2Fedit-profile');
  await continueWith(page, 'Google', person);
  await completeAccount(page);
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  await expect(dialog).toContainText('You sign in with Google');
  await dialog.getByRole('link', { name: 'Set a password' }).click();
  await expect(page).toHaveURL(changePage);
  await expect(
    page.getByText('You sign in with Google, so your account has no password.'),
  ).toBeVisible();
  return person;
}

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
}

test('an account of Google gets a password, once its owner has proven again who they are', async ({
  page,
  browserErrors,
  anotherBrowser,
}) => {
  browserErrors.allow(/status of 400/);
  const person = await openWithoutPassword(page);
  await page.route(
    '**/accounts:update?*',
    (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
      }),
    { times: 1 },
  );
  await setPassword(page);
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await answerAs(page, 'Google', newPerson());
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await answerAs(page, 'Google', person);
  await expect(toast(page, 'Your password has been set.')).toBeVisible();
  await expect
    .poll(async () => (await waysInto(person.email)).providers)
    .toEqual(['google.com', 'password']);

  await test.step('the password is another way in', async () => {
    const { email } = person;
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();

    const elsewhere = await anotherBrowser();
    await openSignedIn(elsewhere, changePage, { email, password: newPassword });
    await expect(elsewhere.getByRole('button', { name: 'Change password' })).toBeVisible();
  });
});
