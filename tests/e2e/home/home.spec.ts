import { expect, test } from '../support/test.ts';

test('the home page offers the best rated services and shows the latest reviews', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Why choose us' })).toBeVisible();
  const reviews = page
    .locator('#testimonials')
    .getByRole('img', { name: /^Rated \d\.\d out of 5$/ });
  await expect(reviews).toHaveCount(6);

  const featured = page.locator('#featured').getByRole('link', { name: /\$/ });
  await expect(featured).toHaveCount(3);
  const name = await featured.first().getByRole('heading').innerText();
  await featured.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the way to the testimonials leads there from every page', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('navigation').getByRole('link', { name: 'Testimonials' }).click();
  await expect(page).toHaveURL('/#testimonials');
  await expect(page.getByRole('heading', { name: 'What our customers say' })).toBeInViewport();
});
