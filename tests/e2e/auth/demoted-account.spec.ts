import { changeRole, deleteAccount } from '../support/records/change-account.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the menu and the pages of somebody follow their role while they look at them', async ({
  page,
  customer,
  browserErrors,
}) => {
  await test.step('a customer who becomes an administrator loses sight of the page they are on', async () => {
    await openSignedIn(page, '/dashboard/my-transactions', customer);
    await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
    await changeRole(customer, 'admin');
    await expect(page.getByRole('heading', { name: 'This page is for customers' })).toBeVisible();
    await expect(page.getByText('Welcome, Admin')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL('/dashboard/users');
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  });

  await test.step('an administrator who becomes a customer loses sight of the page they are on', async () => {
    await changeRole(customer, 'user');
    await expect(page.getByRole('heading', { name: 'This page is for staff' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Users' })).toHaveCount(0);
  });

  await test.step('a customer who is deleted while looking at their bookings is sent away', async () => {
    browserErrors.allow(/status of 400/);
    await page.goto('/dashboard/my-bookings');
    await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
    await deleteAccount(customer);
    await expect(page).toHaveURL('/auth/signin?from=%2Fdashboard%2Fmy-bookings');
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  });
});
