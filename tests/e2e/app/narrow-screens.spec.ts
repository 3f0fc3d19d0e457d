import type { Page } from '@playwright/test';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { overflow } from '../support/browser/overflow.ts';
import { dayFromToday, newSlots } from '../support/records/catalogue.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const slotTimes = (page: Page) => page.getByRole('button', { name: /^\d\d:00/ });

test('public screens fit narrow phones, and the menu stays on the screen', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('the menu opens, leads on and closes', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Sign up' })).toBeVisible();
    await menu.getByRole('link', { name: 'Services' }).tap();
    await expect(page).toHaveURL('/services');
    await expect(menu).toBeHidden();
  });

  await test.step('text of twice the size leaves the menu on the screen', async () => {
    await page.goto('/');
    await page.evaluate("document.documentElement.style.fontSize = '32px'");
    const menu = page.getByRole('button', { name: 'Open menu' });
    await expect(menu).toBeVisible();
    const box = await menu.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  });

  await test.step('the page of a service fits with text of twice the size, and on the narrowest phones', async () => {
    const wholeDay = `/services/foamwash?date=${dayFromToday(2)}`;
    await navigateTo(page, wholeDay);
    await expect(slotTimes(page).first()).toBeVisible();
    await expect.poll(() => overflow(page), 'twice the size').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(wholeDay);
    await expect(slotTimes(page).first()).toBeVisible();
    await expect.poll(() => overflow(page), '320 pixels').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 360, height: 740 });
  });

  // The test of accessibility looks at the others, as wide as this.
  await test.step('screens that found nothing fit', async () => {
    await navigateTo(page, '/services/nosuch00');
    await expect(page.getByText('We could not find this service.')).toBeVisible();
    await expect.poll(() => overflow(page), 'no such service').toBeLessThanOrEqual(0);
    await navigateTo(page, '/services?search=xyzzy');
    await expect(page.getByText('No service matches').first()).toBeVisible();
    await expect.poll(() => overflow(page), 'no service found').toBeLessThanOrEqual(0);
  });
});

test('the bar with the choice covers no focused slot, and links are large enough for a finger', {
  tag: '@long',
}, async ({ page, service }) => {
  await test.step('the bar with the choice covers no focused slot', async () => {
    const times = Array.from(
      { length: 11 },
      (_, hour) => `${String(hour + 8).padStart(2, '0')}:00`,
    );
    await newSlots(
      service,
      times.map((startTime) => ({ startTime })),
    );
    await page.goto(`/services/${service._id}?date=${dayFromToday(2)}`);
    const slots = slotTimes(page);
    await slots.first().click();
    const text = page.getByText(/ at 08:00$/);
    const bar = text.locator('xpath=../..');
    for (const slot of (await slots.all()).slice(1)) {
      await page.keyboard.press('Tab');
      await expect(slot).toBeFocused();
      const [slotBox, barBox] = [await slot.boundingBox(), await bar.boundingBox()];
      expect((slotBox?.y ?? 0) + (slotBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
    }
  });

  await test.step('links of the footer and days of the week are large enough for a finger', async () => {
    await page.goto(`/services/${service._id}?date=${dayFromToday(2)}`);
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    const days = page.getByRole('region', { name: 'Days' }).getByRole('button');
    await expect(days).toHaveCount(10);
    for (const day of await days.all()) {
      const box = await day.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
});
