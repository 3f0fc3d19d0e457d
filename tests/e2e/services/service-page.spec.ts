import { newService, removeService } from '../support/records/catalogue.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a service shows its picture, price, description, benefits and reviews', async ({ page }) => {
  await page.goto('/services?sortBy=rating');
  const best = page.getByRole('region', { name: 'Results' }).getByRole('link').first();
  const name = await best.getByRole('heading').innerText();
  await best.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name.replace('&', '.')));
  await expect(page.getByText(/^\$\d+\.\d\d$/).first()).toBeVisible();
  await expect(page.getByText(/^(\d+ mins|\d+ h( \d\d)?)$/).first()).toBeVisible();

  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText('5 stars', { exact: true })).toBeVisible();
  await expect(reviews.getByText('1 star', { exact: true })).toBeVisible();
  await expect(reviews.locator('time').first()).toBeVisible();
});

test('a service without reviews invites the first', async ({ page, service }) => {
  await page.goto(`/services/${service._id}`);
  await expect(page.getByText('No Reviews Yet', { exact: true })).toBeVisible();
  await expect(page.getByText('Be the first to share your experience!')).toBeVisible();
});

test('a service that does not exist says so and leads to the others', async ({
  page,
  browserErrors,
}) => {
  // The page itself answers so.
  browserErrors.allow(/status of 404/);
  await page.goto('/services/nosuch00');
  await expect(page.getByText('We could not find this service.')).toBeVisible();
  await page.getByRole('link', { name: 'See all services' }).click();
  await expect(page).toHaveURL('/services');
});

test('a service that is taken off the list is gone at once', async ({ page }) => {
  const service = await newService();
  await page.goto(`/services/${service._id}`);
  await expect(page.getByText('$49.90').first()).toBeVisible();
  await removeService(service);
  await expect(page.getByText('We could not find this service.')).toBeVisible();
});

test('a booking of an unknown service or slot says so', async ({ page, customer, slot }) => {
  const unknown = `/booking/nosuch00/${slot._id}`;
  await openSignedIn(page, unknown, customer);
  await expect(page.getByText('Error: Service or slot not found')).toBeVisible();
  await page.goto(`/booking/${slot.serviceId}/nosuch00_2026-01-01_1000`);
  await expect(page.getByText('Error: Service or slot not found')).toBeVisible();
});
