import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { overflow } from './overflow.ts';

/** Everybody can use the screen, once it has loaded: nothing keeps them out or lies beyond its edge. */
export async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  // It fades away: half-way its letters are faint.
  await expect(page.locator('#loading-overlay')).toHaveCount(0);
  await expectAccessible(page);
  const { pathname } = new URL(page.url());
  await expect
    .poll(() => overflow(page), `${pathname} is not wider than the screen`)
    .toBeLessThanOrEqual(0);
}
