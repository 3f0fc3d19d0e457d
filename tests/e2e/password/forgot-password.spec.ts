import type { Page } from '@playwright/test';
import { toast } from '../support/screens/toasts.ts';
import { countMails, linkInMail } from '../support/sign-in/auth-mails.ts';
import { submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const newPassword = 'velvet otter plunge kayak';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Save the password' }).click();
}

test('a forgotten password is replaced, and the way to the page that was wanted is kept', async ({
  page,
  browserErrors,
  customer,
}) => {
  browserErrors.allow(/status of 400/);
  await page.goto('/auth/signin?from=%2Fservices');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await askForLink(page, customer.email);

  await page.goto(await linkInMail(customer.email, 'reset_password'));
  await expect(page.getByText(customer.email)).toBeVisible();
  await choosePassword(page);
  await expect(toast(page, 'Your password has been changed successfully.')).toBeVisible();
  await expect(page).toHaveURL('/auth/signin?from=%2Fservices');
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);

  await submitSignIn(page, customer);
  await expect(toast(page, 'The email or the password is wrong.')).toBeVisible();
  await submitSignIn(page, { ...customer, password: newPassword });
  await expect(page).toHaveURL('/services');
});

test('a link works once, half a link never, and the page reveals no accounts', async ({
  page,
  browserErrors,
  customer,
  context,
}) => {
  await test.step('the page does not reveal whether an email has an account', async () => {
    browserErrors.allow(/status of 400/);
    const said = async (email: string) => {
      await page.goto('/auth/forgot-password');
      await askForLink(page, email);
      return (await page.getByRole('main').innerText()).replace(email, 'somebody');
    };
    const [ofNobody, ofCustomer] = [await said('nobody@example.test'), await said(customer.email)];
    expect(ofNobody).toBe(ofCustomer);
    await expect.poll(() => countMails(customer.email, 'reset_password')).toBe(1);
    await expect.poll(() => countMails('nobody@example.test', 'reset_password')).toBe(0);
  });

  await test.step('a link that has been used says so and leads to a new one', async () => {
    browserErrors.allow(/status of 400/);
    await page.goto('/auth/forgot-password');
    await askForLink(page, customer.email);
    const link = await linkInMail(customer.email, 'reset_password');
    await page.goto(link);
    await expect(page.getByText(customer.email)).toBeVisible();
    const secondTab = await context.newPage();
    await secondTab.goto(link);
    await choosePassword(secondTab);
    await expect(secondTab).toHaveURL(/\/auth\/signin/);

    await choosePassword(page);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await askForLink(page, customer.email);
    await page.goto(await linkInMail(customer.email, 'reset_password'));
    await expect(page.getByText(customer.email)).toBeVisible();
  });

  await test.step('half a link is told apart from a used one', async () => {
    await page.goto('/auth/action?mode=resetPassword');
    await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  });
});
