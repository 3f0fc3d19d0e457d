import { expect, test } from '../support/test.ts';

test('a page that does not load reloads by itself after a deploy, or says so and offers to', {
  tag: '@long',
}, async ({ page, browserErrors }) => {
  browserErrors.allow(/ERR_FAILED|dynamically imported module/);
  await test.step('a page of the version before the last deploy reloads by itself', async () => {
    await page.goto('/');
    const chunk = /\/assets\/services-page-.*\.js$/;
    await page.route(chunk, (route) => route.abort(), { times: 1 });
    await page.getByRole('link', { name: 'Book a wash' }).click();
    await expect(page.getByRole('heading', { name: 'Our services' })).toBeVisible();
    await expect(page).toHaveURL('/services');
  });

  await test.step('a page that does not load says so and offers to reload', async () => {
    const chunk = /\/assets\/services-page-.*\.js$/;
    await page.route(chunk, (route) => route.abort());
    await page.goto('/services');
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Our services' })).toBeVisible();
  });
});
