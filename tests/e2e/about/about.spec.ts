import { overflow } from '../support/browser/overflow.ts';
import { expect, test } from '../support/test.ts';

test('the About page says who we are, how to find us and how to book', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Our mission', 'Our vision', 'Why choose us', 'Come and see us']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main).toContainText('2009');
  await expect(main).toContainText('Years in business');
  await expect(main).toContainText('12 Placeholder Road');
  await expect(main.getByRole('link', { name: '+880 1700 000000' })).toHaveAttribute(
    'href',
    'tel:+8801700000000',
  );
  await expect(main.getByRole('link', { name: 'hello@carwash.test' })).toHaveAttribute(
    'href',
    'mailto:hello@carwash.test',
  );
  await expect(main.getByText(/^(Open today 9:00 to|Closed, opens) /)).toBeVisible();
  await expect(main).toContainText(/Monday to Thursday\s*9:00 to 19:00/);
  await expect(main).toContainText(/Friday\s*9:00 to 12:30, 14:30 to 19:00/);

  // The map opens elsewhere, searching for the address.
  const map = page.getByRole('link', { name: 'Find us on the map (opens in a new tab)' });
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(map).toHaveAttribute('rel', 'noopener');
  const address = new URL((await map.getAttribute('href')) ?? '');
  expect(address.host).toBe('www.openstreetmap.org');
  expect(address.searchParams.get('query')).toBe('12 Placeholder Road, Dhaka 1212');

  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflow(page), 'it fits a phone').toBeLessThanOrEqual(0);

  // A booking is one step away.
  await page.getByRole('link', { name: 'Book a wash' }).click();
  await expect(page).toHaveURL('/services');
});
