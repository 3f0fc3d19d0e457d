import { newAccount } from '../support/records/accounts.ts';
import { bookingPageOf } from '../support/screens/booking-page.ts';
import { submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a visitor on the way to book signs in or up and comes back to the booking', async ({
  page,
  slot,
  customer,
}) => {
  await test.step('the way to the booking survives signing up first', async () => {
    await page.goto(bookingPageOf(slot));
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/\/auth\/signup\?from=/);
    await page.getByRole('link', { name: 'Sign in instead' }).click();
    await expect(page).toHaveURL(`/auth/signin?from=${encodeURIComponent(bookingPageOf(slot))}`);
  });

  await test.step('a visitor on the way to book signs in and comes back to the booking', async () => {
    await expect(page).toHaveURL(/\/auth\/signin\?from=/);
    await submitSignIn(page, customer);
    await expect(page).toHaveURL(bookingPageOf(slot));
    await expect(page.getByRole('heading', { name: 'Complete Your Booking' })).toBeVisible();
  });
});

test('the way back leads to no other site, and an administrator is told of a page for customers', async ({
  page,
  customer,
  slot,
}) => {
  await test.step('the way back never leads to another site', async () => {
    await page.goto('/auth/signin?from=https%3A%2F%2Fevil.example');
    await submitSignIn(page, await newAccount('admin'));
    await expect(page).toHaveURL('/#testimonials');
  });

  await test.step('an administrator on a page for customers may use another account there', async () => {
    await page.goto(bookingPageOf(slot));
    await expect(page.getByRole('heading', { name: 'This page is for customers' })).toBeVisible();
    await page.getByRole('button', { name: 'Use another account' }).click();
    await submitSignIn(page, customer);
    await expect(page).toHaveURL(bookingPageOf(slot));
  });
});

test('a customer signs in to pages of their own, whatever page they came from, and only once', async ({
  page,
  customer,
}) => {
  await test.step('a guest with a link for administrators who signs in as a customer stays signed in', async () => {
    await page.goto('/dashboard/users');
    await submitSignIn(page, customer);
    await expect(page).toHaveURL('/dashboard/my-bookings');
    await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
  });

  await test.step('a customer who opens the dashboard stays signed in and is led to their own pages', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'This page is for staff' })).toBeVisible();
    await page.getByRole('link', { name: 'See your bookings' }).click();
    await expect(page).toHaveURL('/dashboard/my-bookings');
    await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
  });

  await test.step('a signed-in user is not asked to sign in again', async () => {
    await page.goto('/auth/signin');
    await expect(page).toHaveURL('/#testimonials');
    await page.goto('/auth/signup?from=%2Fservices');
    await expect(page).toHaveURL('/services');
  });
});
