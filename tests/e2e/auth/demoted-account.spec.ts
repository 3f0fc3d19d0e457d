import { newAccount } from '../support/records/accounts.ts';
import { changeRole, deleteAccount } from '../support/records/change-account.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('an administrator who becomes a customer is sent away from the page they are on', async ({
  page,
}) => {
  const admin = await newAccount('admin');
  await openSignedIn(page, '/dashboard/users', admin);
  await expect(page.getByText('Welcome, Admin')).toBeVisible();
  await changeRole(admin, 'user');
  await expect(page).toHaveURL('/auth/signin?from=%2Fdashboard%2Fusers');
  await expect(page.getByText('That page is for administrators.')).toBeVisible();
});

test('a customer who becomes an administrator is sent away from the page they are on', async ({
  page,
  customer,
}) => {
  await openSignedIn(page, '/dashboard/my-transactions', customer);
  await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
  await changeRole(customer, 'admin');
  await expect(page).toHaveURL('/auth/signin?from=%2Fdashboard%2Fmy-transactions');
  await expect(page.getByText('That page is for customers.')).toBeVisible();
});

test('on a page for both, the menu changes with the role', async ({ page, customer }) => {
  await openSignedIn(page, '/dashboard/profile', customer);
  await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
  await changeRole(customer, 'admin');
  await expect(page.getByText('Welcome, Admin')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL('/dashboard/users');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
});

test('who is deleted while they look at their bookings is sent away', async ({
  page,
  browserErrors,
  customer,
}) => {
  browserErrors.allow(/status of 400/);
  await openSignedIn(page, '/dashboard/my-bookings', customer);
  await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
  await deleteAccount(customer);
  await expect(page).toHaveURL('/auth/signin?from=%2Fdashboard%2Fmy-bookings');
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});
