import type { Page } from '@playwright/test';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

const account = [
  ['Profile', '/dashboard/profile'],
  ['Edit Profile', '/dashboard/edit-profile'],
  ['Change Password', '/dashboard/change-password'],
];

const customerMenu = [
  ['Home', '/'],
  ['My Bookings', '/dashboard/my-bookings'],
  ['Reschedule Booking', '/dashboard/reschedule-booking'],
  ['My Transactions', '/dashboard/my-transactions'],
  ...account,
];

const adminMenu = [
  ['Home', '/'],
  ['Today', '/dashboard/today'],
  ['Bookings', '/dashboard/bookings'],
  ['Waitlist', '/dashboard/waitlist'],
  ['Overview', '/dashboard'],
  ['Service Overview', '/dashboard/service-overview'],
  ['Services', '/dashboard/services'],
  ['Add Service', '/dashboard/add-service'],
  ['Slots', '/dashboard/slots'],
  ['Bays', '/dashboard/bays'],
  ['Transaction Overview', '/dashboard/transaction-overview'],
  ['Close the Day', '/dashboard/close-day'],
  ['Customers', '/dashboard/customers'],
  ['Users', '/dashboard/users'],
  ['Reviews', '/dashboard/reviews'],
  ['Messages', '/dashboard/messages'],
  ['Settings', '/dashboard/settings'],
  ['Audit', '/dashboard/audit'],
  ...account,
];

/** Titles of the pages that have another one than their entry in the menu. */
const otherTitles: Record<string, string> = { Slots: 'Schedule' };

/** The entries of the side menu, with where they lead. */
async function entries(page: Page) {
  await menu(page).waitFor();
  return menu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
}

test('a customer signs in on the way to the dashboard, and finds their name, their menu and every page of it', async ({
  page,
  customer,
  slot,
}) => {
  await test.step('a visitor signs in on the way to the dashboard', async () => {
    await page.goto('/dashboard/profile');
    await expect(page).toHaveURL('/auth/signin?from=%2Fdashboard%2Fprofile');
    await openSignedIn(page, '/dashboard/profile', customer);
    await expect(menu(page)).toBeVisible();
  });

  await test.step('the page of one booking belongs to My Bookings', async () => {
    const { _id } = await newBooking(customer, slot);
    await page.goto(`/dashboard/my-bookings/${_id}`);
    await expect(menu(page).locator('[aria-current]')).toHaveText('My Bookings');
  });

  await test.step('the menu leads to every page', async () => {
    await page.goto('/dashboard/change-password');
    await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
    await expect.poll(() => entries(page)).toEqual(customerMenu);

    for (const [label = '', to = ''] of customerMenu.slice(1)) {
      await menu(page).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(to);
      await expect(page).toHaveTitle(new RegExp(`^${label}`));
      await expect(menu(page).locator('[aria-current]')).toHaveText(label);
      await expect(page.getByRole('main')).toBeFocused();
    }
    await menu(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('an administrator goes to the dashboard, is welcomed, and finds their menu and every page of it', async ({
  page,
}) => {
  await test.step('an administrator goes from the public pages to the dashboard', async () => {
    const admin = await newAccount('admin');
    await openSignedIn(page, '/about', admin);
    await page.getByRole('button', { name: `Account of ${admin.name}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard/today');
  });

  await test.step('the menu leads to every page', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('banner').getByText('Welcome, Admin')).toBeVisible();
    await expect(page.getByText(/^Next:/)).toBeHidden();
    await expect.poll(() => entries(page)).toEqual(adminMenu);

    for (const [label = '', to = ''] of adminMenu.filter(([, to]) => to !== '/')) {
      await menu(page).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(to);
      const name = otherTitles[label] ?? label;
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(menu(page).locator('[aria-current]')).toHaveText(label);
    }
  });

  await test.step('all of the menu stands on the screen, and a folded group stays folded', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeInViewport({ ratio: 1 });
    await expect(menu(page).getByRole('link', { name: 'Change Password' })).toBeInViewport({
      ratio: 1,
    });
    await menu(page).getByRole('button', { name: 'Money' }).click();
    await expect(menu(page).getByRole('link', { name: 'Close the Day' })).toBeHidden();
    await page.reload();
    const money = menu(page).getByRole('button', { name: 'Money' });
    await expect(money).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page).getByRole('link', { name: 'Close the Day' })).toBeHidden();
    await money.click();
    await expect(menu(page).getByRole('link', { name: 'Close the Day' })).toBeVisible();
  });

  await test.step('pages for customers say so, and lead back', async () => {
    for (const [, path = ''] of customerMenu.slice(1, -account.length)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'This page is for customers' })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await page.getByRole('link', { name: 'Open the dashboard' }).click();
    await expect(page.getByRole('banner').getByText('Welcome, Admin')).toBeVisible();
  });
});

test('a manager finds every page but the audit in the menu, and changes neither roles nor private settings', async ({
  page,
  customer,
}) => {
  await openSignedIn(page, '/dashboard/today', await newAccount('manager'));
  const managerMenu = adminMenu.filter(([label]) => label !== 'Audit');
  await expect.poll(() => entries(page)).toEqual(managerMenu);
  // Those that an admin's data would keep a manager from.
  const pages = ['Overview', 'Transaction Overview', 'Users'];
  for (const [label = '', to = ''] of managerMenu.filter(([name = '']) => pages.includes(name))) {
    await menu(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1, name: label, exact: true })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expect(page.getByText(/could not be loaded|^Error loading/)).toHaveCount(0);
  }

  await navigateTo(page, '/dashboard/settings?private');
  await expect(page.getByRole('tab')).toHaveText(['Public']);
  await expect(page.getByRole('form', { name: 'Settings', exact: true })).toBeVisible();

  await navigateTo(page, `/dashboard/users?search=${customer.uid}`);
  const row = page.getByRole('row').filter({ hasText: customer.email });
  await expect(row).toContainText('User');
  await expect(row.getByRole('combobox')).toHaveCount(0);
  await expect(row.getByRole('button', { name: /^Disable/ })).toHaveCount(0);

  await navigateTo(page, '/dashboard/audit');
  await expect(
    page.getByRole('heading', { name: 'Your role does not include this page' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Open the dashboard' }).click();
  await expect(page).toHaveURL('/dashboard/today');
});

test('the public pages lead to the dashboard and back, and out, with and without the back button', {
  tag: '@long',
}, async ({ page, customer }) => {
  await test.step('the public pages lead to the dashboard and back', async () => {
    await openSignedIn(page, '/about', customer);
    await page.getByRole('button', { name: `Account of ${customer.name}` }).click();
    await page.getByRole('menuitem', { name: 'My Bookings' }).click();
    await expect(page).toHaveURL('/dashboard/my-bookings');
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click();
    await expect(page).toHaveURL('/review');
  });

  await test.step('a user who has logged out and signs in again stays signed in when going back', async () => {
    await page.goto('/dashboard/profile');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const account = page.getByRole('button', { name: `Account of ${customer.name}` });
    await expect(account).toBeVisible();
    await expect(page).toHaveURL('/#testimonials');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(account).toBeVisible();
  });

  await test.step('logging out leads home, and going back asks to sign in', async () => {
    await page.goto('/dashboard/profile');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/auth/signin?from=%2Fdashboard%2Fprofile');
  });
});
