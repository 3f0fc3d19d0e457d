import type { Page } from '@playwright/test';
import { cardPageAddress, confirmButton, prepareBooking } from '../support/screens/booking-page.ts';
import { expect, test } from '../support/test.ts';

// This browser keeps no page that was left, as a phone with little memory: it reads it again.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const top = (page: Page): Promise<number> => page.evaluate<number>('Math.round(window.scrollY)');

/** Moves the page to its top, and adds to its height as a part does that loads late. */
const grow = (page: Page) =>
  page.evaluate(`new Promise((resolve) => {
    window.scrollTo(0, 0);
    document.body.append(Object.assign(document.createElement('div'), { style: 'height: 500px' }));
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  })`);

/** The page is complete. */
const expectLoaded = async (page: Page) => {
  await expect(page.getByText('This slot is still held for you')).toBeVisible();
  await expect(confirmButton(page)).toBeVisible();
};

test('the form is where it was left after going back from the card page, and stays once touched', {
  tag: '@long',
}, async ({ page, customer, slot }) => {
  await prepareBooking(page, slot, customer);
  await confirmButton(page).scrollIntoViewIfNeeded();
  const leftAt = await top(page);
  expect(leftAt).toBeGreaterThan(0);
  await confirmButton(page).click();
  await page.waitForURL(cardPageAddress);

  await page.goBack();
  await expectLoaded(page);
  await expect.poll(() => top(page)).toBe(leftAt);
  await expect(confirmButton(page)).toBeInViewport();

  await test.step('a customer who has touched the page is not scrolled when it grows', async () => {
    await grow(page);
    await expect.poll(() => top(page)).toBe(leftAt);
    await page.getByRole('heading', { name: 'Your vehicle' }).tap();
    await grow(page);
    const scrolledTo = await top(page);
    expect(scrolledTo).toBe(0);
  });
});
