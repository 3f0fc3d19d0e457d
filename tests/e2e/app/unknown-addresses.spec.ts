import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('unknown addresses lead home, older ones to their page, and those of the provider to its return pages', async ({
  page,
  service,
  customer,
}) => {
  await test.step('an unknown address shows the 404 page with the way home', async () => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page).toHaveTitle(/Page Not Found/);
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Book a wash' })).toBeVisible();
  });

  await test.step('the footer leads to the licenses of what the site is built with', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Licenses' }).click();
    await expect(page.locator('body')).toContainText(/^react \d.* \(MIT\)$/m);
    await expect(page.locator('body')).toContainText(/swagger-ui[\s\S]*workbox-routing/);
  });

  await test.step('the older address of a service leads to its page', async () => {
    await page.goto(`/serviceDetails/${service._id}`);
    await expect(page).toHaveURL(`/services/${service._id}`);
    await expect(page.getByRole('heading', { name: service.name })).toBeVisible();
  });

  await test.step('a return address of the provider leads to our return page', async () => {
    await page.goto('/PaymentFailed');
    await expect(page).toHaveURL(`/auth/signin?from=${encodeURIComponent('/booking-fail')}`);
  });

  await test.step('for a customer with nothing to pay it ends at the services', async () => {
    await openSignedIn(page, '/services', customer);
    await page.goto('/payment/success');
    await expect(page).toHaveURL('/services');
  });
});
