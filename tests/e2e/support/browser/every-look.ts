import { expect, type Page } from '@playwright/test';

/** Between them they have both colour schemes, and the widest and the narrowest layout. */
const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const;

/** Inspects what is on the screen on a light desktop and on a dark phone, without loading it again. */
export async function inEveryLook(page: Page, inspect: () => Promise<void>): Promise<void> {
  for (const { colorScheme, viewport } of looks) {
    await page.setViewportSize(viewport);
    // Nothing is half-way from one colour to the other: the tests prefer reduced motion.
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(':root')).toHaveCSS('color-scheme', colorScheme);
    await inspect();
  }
}
