import { expect, test } from '../support/test.ts';

test('the home page offers the best rated services, its first screen on a phone the next time, and reviews', async ({
  page,
}) => {
  await test.step('it offers the best rated services and shows the latest reviews', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Why choose us' })).toBeVisible();
    const reviews = page
      .locator('#testimonials')
      .getByRole('img', { name: /^Rated \d\.\d out of 5$/ });
    await expect.poll(() => reviews.count()).toBeGreaterThan(2);

    const featured = page.locator('#featured').getByRole('link', { name: /\$/ });
    await expect(featured).toHaveCount(3);
    // Services of other tests, whose names end in eight digits of an id, come and go meanwhile.
    const lasting = featured.filter({ hasNotText: /[0-9a-f]{8}/ });
    const name = await lasting.first().getByRole('heading').innerText();
    await lasting.filter({ hasText: name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('the way to the testimonials leads there from every page', async () => {
    await page.goto('/services');
    await page.getByRole('navigation').getByRole('link', { name: 'Testimonials' }).click();
    await expect(page).toHaveURL('/#testimonials');
    await expect(page.getByRole('heading', { name: 'What our customers say' })).toBeInViewport();
  });

  await test.step('the first screen names the price and the next time of what people book most', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const offer = page
      .getByRole('region', { name: 'A spotless car, at the time you choose.' })
      .getByRole('link', { name: /\$\d/ });
    await expect(offer).toContainText(/Next: |No open times/);
    await expect(offer).toBeInViewport({ ratio: 1 });
    await offer.click();
    await expect(page).toHaveURL(/\/services\/\w{8}(\?date=[\d-]+&slot=\w+_[\d-]+_\d{4})?$/);
  });

  await test.step('on a phone the reviews come one at a time, by arrows and by the keyboard', async () => {
    await page.goto('/#testimonials');
    const list = page.getByRole('list', { name: 'Latest reviews' });
    const cards = list.getByRole('listitem');
    await expect.poll(() => cards.count()).toBeGreaterThan(2);
    const [previous, next] = [
      page.getByRole('button', { name: 'Previous', exact: true }),
      page.getByRole('button', { name: 'Next', exact: true }),
    ];
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(cards.nth(1)).toBeInViewport({ ratio: 0.5 });
    await expect(cards.nth(0)).not.toBeInViewport();
    await previous.click();
    await expect(cards.nth(0)).toBeInViewport({ ratio: 0.5 });
    await list.focus();
    await page.keyboard.press('ArrowRight');
    await expect(cards.nth(0)).not.toBeInViewport();
    await expect(previous).toBeEnabled();
  });
});
