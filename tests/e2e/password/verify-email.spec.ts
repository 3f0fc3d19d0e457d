import type { Page } from '@playwright/test';
import type { Account } from '../support/records/accounts.ts';
import { expectTold, toast } from '../support/screens/toasts.ts';
import { auth } from '../support/server/emulators.ts';
import { linkInMail } from '../support/sign-in/auth-mails.ts';
import { openThroughSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Returns the claims of the browser's current token. */
const isVerifiedFor = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    return JSON.parse(atob(token.split('.')[1])).email_verified;
  });

/** Signs in with an email that is not verified, and has the mail sent that the profile offers. */
async function askForMail(page: Page, customer: Account): Promise<string> {
  await auth.updateUser(customer.uid, { emailVerified: false });
  await openThroughSignIn(page, '/dashboard/profile', customer);
  await page.getByRole('button', { name: 'Verify your email' }).click();
  await expect(toast(page, 'We have sent you')).toBeVisible();
  return linkInMail(customer.email, 'verify_email');
}

test('an email is verified in another tab, and this one knows', async ({
  page,
  context,
  browserErrors,
  customer,
  anotherBrowser,
}) => {
  browserErrors.allow(/status of 400/);
  const link = await askForMail(page, customer);
  await expect.poll(() => isVerifiedFor(page)).toBe(false);

  const secondTab = await context.newPage();
  await secondTab.goto(link);
  await expect(secondTab.getByText(`you say that ${customer.email} is yours`)).toBeVisible();
  await expect.poll(async () => (await auth.getUser(customer.uid)).emailVerified).toBe(false);
  await secondTab.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(secondTab.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await expect.poll(async () => (await auth.getUser(customer.uid)).emailVerified).toBe(true);
  await expect.poll(() => isVerifiedFor(page)).toBe(true);
  await secondTab.getByRole('link', { name: 'Continue' }).click();
  await expect(secondTab).toHaveURL('/dashboard/profile');

  await test.step('who opens it again, elsewhere, reads that it did its work', async () => {
    const other = await anotherBrowser();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    await expect(other.getByText('This link has been used already')).toBeVisible();
  });
});

test('an email that was verified in another browser is verified after a reload, and in other tabs', {
  tag: '@long',
}, async ({ page, context, customer }) => {
  const status = (tab: Page, text: string) =>
    tab.getByRole('main').getByText(text, { exact: true });
  await auth.updateUser(customer.uid, { emailVerified: false });
  await openThroughSignIn(page, '/dashboard/profile', customer);
  await expect(status(page, 'Not verified yet')).toBeVisible();
  await page.getByRole('button', { name: 'Verify your email' }).click();
  await expectTold(page, 'We have sent you an email.');
  const secondTab = await context.newPage();
  await secondTab.goto('/dashboard/profile');
  await expect(status(secondTab, 'Not verified yet')).toBeVisible();
  await auth.updateUser(customer.uid, { emailVerified: true });
  await page.reload();
  await expect(status(page, 'Verified')).toBeVisible();
  await expect(status(secondTab, 'Verified')).toBeVisible();
});

test('a link that no longer works leads to a new one', { tag: '@long' }, async ({
  page,
  browserErrors,
  customer,
}) => {
  browserErrors.allow(/status of 400/);
  await page.goto('/auth/action?mode=verifyEmail&oobCode=long-gone');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth/signin?from=%2Fdashboard%2Fprofile',
  );

  await askForMail(page, customer);
  await page.goto('/auth/action?mode=verifyEmail&oobCode=long-gone');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(toast(page, 'We have sent you')).toBeVisible();
  await page.goto(await linkInMail(customer.email, 'verify_email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
});
