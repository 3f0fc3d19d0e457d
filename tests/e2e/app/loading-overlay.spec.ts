import type { Page } from '@playwright/test';
import { appStarted } from '../support/browser/app-started.ts';
import { holdScripts } from '../support/browser/hold-scripts.ts';
import { expect, test } from '../support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const overlay = (page: Page) => page.locator('#loading-overlay');

/** The names of what moves for ever on the overlay. */
const movements = (page: Page) =>
  page.evaluate<string[]>(`
    document.querySelector('#loading-overlay').getAnimations({ subtree: true })
      .filter((animation) => animation.effect.getComputedTiming().iterations === Infinity)
      .map((animation) => animation.animationName)
  `);

test('the overlay is there before any script, goes with the first screen, and respects reduced motion', async ({
  page,
}) => {
  await test.step('the overlay is there before any script and goes with the first screen', async () => {
    const letGo = await holdScripts(page);
    await page.goto('/auth/forgot-password', { waitUntil: 'commit' });
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page)).toContainText('Loading...');
    await expect.poll(() => movements(page)).toContain('overlay-fall');

    letGo();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
  });

  await test.step('it covers the first screen of every other layout, and goes once that is mounted', async () => {
    for (const path of ['/booking-success', '/dashboard/profile']) {
      const letGo = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(overlay(page)).toBeVisible();
      letGo();
      await appStarted(page);
      await expect(overlay(page)).toHaveCount(0);
    }
  });

  await test.step('nothing on it moves for people who prefer reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const letGo = await holdScripts(page);
    await page.goto('/auth/forgot-password', { waitUntil: 'commit' });
    await expect(overlay(page)).toContainText('Loading...');
    await expect.poll(() => movements(page)).toEqual([]);

    letGo();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
  });
});
