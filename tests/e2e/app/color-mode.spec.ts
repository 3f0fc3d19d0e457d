import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const seeMode = (page: Page, mode: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveCSS('color-scheme', mode);

test('the site is as light or dark as the system, until the visitor chooses', {
  tag: '@long',
}, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const other = colorScheme === 'dark' ? 'light' : 'dark';
    await test.step(`the system is ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await seeMode(page, colorScheme);
      await page.getByRole('button', { name: `Switch to ${other} mode` }).click();
      await seeMode(page, other);
      await page.reload();
      await seeMode(page, other);
      await expect(
        page.getByRole('button', { name: `Switch to ${colorScheme} mode` }),
      ).toBeVisible();
      await page.evaluate('localStorage.clear()');
    });
  }
});
