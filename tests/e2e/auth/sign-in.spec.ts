import { toast } from '../support/screens/toasts.ts';
import { submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const wrongCredentials =
  'The email or the password is wrong. If you came with Google or GitHub before, use its button.';

test('a wrong password is told without saying whether the email is known', async ({
  page,
  browserErrors,
  customer,
}) => {
  browserErrors.allow(/status of 400/);
  await page.goto('/auth/signin');
  await submitSignIn(page, { ...customer, password: 'not this one' });
  await expect(toast(page, wrongCredentials)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);

  await page.reload();
  await submitSignIn(page, { email: 'nobody@example.test', password: 'not this one' });
  await expect(toast(page, wrongCredentials)).toBeVisible();
});

test('empty fields say on leaving them what they need', async ({ page }) => {
  await page.goto('/auth/signin');
  await page.getByLabel('Email').focus();
  await page.getByLabel('Email').blur();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).focus();
  await page.getByLabel('Password', { exact: true }).blur();
  await expect(page.getByText('Password is required.')).toBeVisible();
});

test('without a connection the customer is told so and may try again', async ({
  page,
  context,
  browserErrors,
  customer,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/auth/signin');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await submitSignIn(page, customer);
  await expect(toast(page, 'You seem to be offline.')).toBeVisible();

  await context.setOffline(false);
  await submitSignIn(page, customer);
  await expect(page).toHaveURL('/#testimonials');
});

test('Demo Admin signs in, and out again', async ({ page }) => {
  await page.goto('/auth/signin');
  await page.getByRole('button', { name: 'Demo Admin' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/#testimonials');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByText('demo.admin@carwash.test')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the session outlives a reload and is shared with a second tab', async ({
  page,
  context,
  customer,
}) => {
  await page.goto('/auth/signin');
  await submitSignIn(page, customer);
  await expect(page).toHaveURL('/#testimonials');
  const account = { name: `Account of ${customer.name}` };
  await page.reload();
  await expect(page.getByRole('button', account)).toBeVisible();

  const secondTab = await context.newPage();
  await secondTab.goto('/services');
  await expect(secondTab.getByRole('button', account)).toBeVisible();
  await secondTab.getByRole('button', account).click();
  await secondTab.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
