import type { Page } from '@playwright/test';
import { newAccount } from '../support/records/accounts.ts';
import { toast } from '../support/screens/toasts.ts';
import { linkInMail } from '../support/sign-in/auth-mails.ts';
import { submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const newPassword = 'velvet otter plunge kayak';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Save the password' }).click();
}

test('a forgotten password is replaced by a link that works once, and the way to the wanted page is kept', async ({
  page,
  browserErrors,
  customer,
  context,
}) => {
  browserErrors.allow(/status of (400|409)/);
  const other = await newAccount();
  await page.goto('/auth/signin?from=%2Fservices');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await askForLink(page, customer.email);

  const link = await linkInMail(customer.email, 'reset_password');
  await page.goto(link);
  await expect(page.getByText(customer.email)).toBeVisible();
  const secondTab = await context.newPage();
  await secondTab.goto(link);
  await expect(secondTab.getByText(customer.email)).toBeVisible();
  await choosePassword(page);
  await expect(toast(page, 'Your password has been changed successfully.')).toBeVisible();
  await expect(page).toHaveURL('/auth/signin?from=%2Fservices');
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);

  await test.step('a link that has been used says so and leads to a new one', async () => {
    await choosePassword(secondTab);
    const gone = secondTab.getByRole('heading', { name: 'This link no longer works' });
    await expect(gone).toBeVisible();
    await expect(secondTab.getByRole('link', { name: 'Send a new link' })).toBeVisible();
    await secondTab.goto(link);
    await expect(gone).toBeVisible();
    await expect(secondTab.getByText('or the password was changed since')).toBeVisible();
    await secondTab.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await secondTab.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(secondTab.getByRole('button', { name: 'Send the link' })).toBeVisible();
    await askForLink(secondTab, other.email);
  });

  await test.step('half a link is told apart from a used one', async () => {
    await secondTab.goto('/auth/action?mode=resetPassword');
    await expect(
      secondTab.getByRole('heading', { name: 'This link is not complete' }),
    ).toBeVisible();
  });

  await submitSignIn(page, customer);
  await expect(toast(page, 'The email or the password is wrong.')).toBeVisible();
  await submitSignIn(page, { ...customer, password: newPassword });
  await expect(page).toHaveURL('/services');

  await test.step('a link for another account leaves this one signed in', async () => {
    await secondTab.goto(await linkInMail(other.email, 'reset_password'));
    await choosePassword(secondTab);
    await expect(toast(secondTab, 'Your password has been changed successfully.')).toBeVisible();
    await expect(secondTab).toHaveURL('/#testimonials');
    await expect(
      secondTab.getByRole('button', { name: `Account of ${customer.name}` }),
    ).toBeVisible();
  });
});
