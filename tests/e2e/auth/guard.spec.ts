import { newAccount } from '../support/records/accounts.ts';
import { bookingPageOf } from '../support/screens/booking-page.ts';
import { openSignedIn, submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a visitor on the way to book signs in and comes back to the booking', async ({
  page,
  customer,
  slot,
}) => {
  await page.goto(bookingPageOf(slot));
  await expect(page).toHaveURL(/\/auth\/signin\?from=/);
  await submitSignIn(page, customer);
  await expect(page).toHaveURL(bookingPageOf(slot));
  await expect(page.getByRole('heading', { name: 'Complete Your Booking' })).toBeVisible();
});

test('the way to the booking survives signing up first', async ({ page, slot }) => {
  await page.goto(bookingPageOf(slot));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/auth\/signup\?from=/);
  await page.getByRole('link', { name: 'Sign in instead' }).click();
  await expect(page).toHaveURL(`/auth/signin?from=${encodeURIComponent(bookingPageOf(slot))}`);
});

test('an administrator on a page for customers is signed out and asked to sign in', async ({
  page,
  customer,
  slot,
}) => {
  await page.goto('/auth/signin');
  await submitSignIn(page, await newAccount('admin'));
  await expect(page).toHaveURL('/#testimonials');

  await page.goto(bookingPageOf(slot));
  await expect(page.getByText('That page is for customers.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await submitSignIn(page, customer);
  await expect(page).toHaveURL(bookingPageOf(slot));
});

test('a customer whom a page for administrators has signed out, signs in to pages of their own', async ({
  page,
  customer,
}) => {
  await openSignedIn(page, '/dashboard', customer);
  await expect(page.getByText('That page is for administrators.')).toBeVisible();
  await submitSignIn(page, customer);
  await expect(page).toHaveURL('/dashboard/my-bookings');
  await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
});

test('a guest with a link for administrators who signs in as a customer stays signed in', async ({
  page,
  customer,
}) => {
  await page.goto('/dashboard/users');
  await submitSignIn(page, customer);
  await expect(page).toHaveURL('/dashboard/my-bookings');
  await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
});

test('who is signed in is not asked to sign in again', async ({ page, customer }) => {
  await page.goto('/auth/signin');
  await submitSignIn(page, customer);
  await expect(page).toHaveURL('/#testimonials');
  await page.goto('/auth/signin');
  await expect(page).toHaveURL('/#testimonials');
  await page.goto('/auth/signup?from=%2Fservices');
  await expect(page).toHaveURL('/services');
});

test('the way back never leads to another site', async ({ page, customer }) => {
  await page.goto('/auth/signin?from=https%3A%2F%2Fevil.example');
  await submitSignIn(page, customer);
  await expect(page).toHaveURL('/#testimonials');
});
