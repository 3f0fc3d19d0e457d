import { newService, removeService } from '../support/records/catalogue.ts';
import { expect, test } from '../support/test.ts';

test('a service shows its picture, price, description, benefits and reviews, as long as it is on the list', async ({
  page,
  service,
  browserErrors,
}) => {
  await test.step('the best rated service shows everything there is to know', async () => {
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

  await test.step('a service without reviews invites the first', async () => {
    await page.goto(`/services/${service._id}`);
    await expect(page.getByText('No Reviews Yet', { exact: true })).toBeVisible();
    await expect(page.getByText('Be the first to share your experience!')).toBeVisible();
  });

  await test.step('a service that is taken off the list is gone at once', async () => {
    const service = await newService();
    await page.goto(`/services/${service._id}`);
    await expect(page.getByText('$49.90').first()).toBeVisible();
    await removeService(service);
    await expect(page.getByText('We could not find this service.')).toBeVisible();
  });

  await test.step('a service that does not exist says so and leads to the others', async () => {
    // The page itself answers so.
    browserErrors.allow(/status of 404/);
    await page.goto('/services/nosuch00');
    await expect(page.getByText('We could not find this service.')).toBeVisible();
    await page.getByRole('link', { name: 'See all services' }).click();
    await expect(page).toHaveURL('/services');
  });
});
