import { expectUsable } from '../support/browser/expect-usable.ts';
import { newBooking } from '../support/records/bookings.ts';
import { toast } from '../support/screens/toasts.ts';
import { submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const wrongCredentials =
  'The email or the password is wrong. If you came with Google or GitHub before, use its button.';

test('a sign-in says what is wrong, also without a connection', {
  tag: '@long',
}, async ({ page, browserErrors, customer, context, anotherBrowser }) => {
  await test.step('an unknown email is told like a wrong password', async () => {
    browserErrors.allow(/status of 400/);
    await page.goto('/auth/signin');
    await submitSignIn(page, { email: 'nobody@example.test', password: 'not this one' });
    await expect(toast(page, wrongCredentials)).toBeVisible();
  });

  await test.step('a customer without a connection is told so and may try again', async () => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.reload();
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await submitSignIn(page, customer);
    await expect(toast(page, 'You seem to be offline.')).toBeVisible();

    await context.setOffline(false);
    await submitSignIn(page, customer);
    await expect(page).toHaveURL('/#testimonials');
  });

  await test.step('a sign-in that could not be fetched comes by trying again', async () => {
    browserErrors.allow(/ERR_FAILED|dynamically imported module/);
    const other = await anotherBrowser();
    const filesOfAuth = /\/assets\/auth-[\w-]{8}\.js$/;
    await other.route(filesOfAuth, (route) => route.abort());
    await other.goto('/auth/signin');
    await submitSignIn(other, customer);
    await expect(toast(other, 'You seem to be offline.')).toBeVisible();

    await other.unroute(filesOfAuth);
    // A try may only reload the page: many browsers remember that the file could not be fetched.
    await expect(async () => {
      await submitSignIn(other, customer);
      await expect(other).toHaveURL('/#testimonials', { timeout: 15_000 });
    }).toPass();
  });
});

test('Demo Admin signs in and out, and a session outlives a reload and is shared with a second tab', async ({
  page,
  context,
  customer,
}) => {
  await test.step('Demo Admin signs in from the home page, and out again', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Demo Admin' }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/today');

    await page.goto('/');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByText('demo.admin@carwash.test')).toBeVisible();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('the session outlives a reload and is shared with a second tab', async () => {
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
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the menu leads to the sign-in and back to the page, and the account names the next visit', {
    tag: '@long',
  }, async ({ page, customer, service, slot }) => {
    await newBooking(customer, slot);
    await page.goto(`/services?search=${service.name}`);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('link', { name: 'Sign up' }).tap();
    await page.getByRole('link', { name: 'Sign in instead' }).tap();
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await expect(page.getByText('Please sign in to continue')).toBeHidden();
    await submitSignIn(page, customer);
    await expect(page).toHaveURL(`/services?search=${encodeURIComponent(service.name)}`);
    await page.getByRole('button', { name: /^Account of/ }).tap();
    const next = page.getByRole('menuitem', { name: `Next: ${service.name}` });
    await expect(next).toContainText(slot.startTime);
    await expectUsable(page);
    await next.tap();
    await expect(page).toHaveURL(/my-bookings\/T-/);
  });
});
