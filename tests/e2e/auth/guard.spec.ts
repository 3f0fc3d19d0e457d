import { newAccount } from '../support/records/accounts.ts';
import { bookingPageOf } from '../support/screens/booking-page.ts';
import { submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a sign-in leads to pages that somebody may see, on this site only, and is asked for once', async ({
  page,
  customer,
  slot,
  anotherBrowser,
}) => {
  await test.step('a guest with a link for administrators who signs in as a customer stays signed in', async () => {
    await page.goto('/dashboard/users');
    await submitSignIn(page, customer);
    await expect(page).toHaveURL('/dashboard/my-bookings');
    await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
  });

  await test.step('a signed-in user is not asked to sign in again', async () => {
    await page.goto('/auth/signin');
    await expect(page).toHaveURL('/#testimonials');
    await page.goto('/auth/signup?from=%2Fservices');
    await expect(page).toHaveURL('/services');
  });

  const admin = await anotherBrowser();
  await test.step('the way back never leads to another site', async () => {
    await admin.goto('/auth/signin?from=https%3A%2F%2Fevil.example');
    await submitSignIn(admin, await newAccount('admin'));
    await expect(admin).toHaveURL('/dashboard/today');
  });

  await test.step('an administrator on a page for customers may use another account there', async () => {
    await admin.goto(bookingPageOf(slot));
    await expect(admin.getByRole('heading', { name: 'This page is for customers' })).toBeVisible();
    await admin.getByRole('button', { name: 'Use another account' }).click();
    await submitSignIn(admin, customer);
    await expect(admin).toHaveURL(bookingPageOf(slot));
  });
});
