import type { Locator, Page } from '@playwright/test';

const isFocused = (target: Locator) => target.evaluate((element) => element.matches(':focus'));

/** Presses Tab until the keyboard is where it should go, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function type(page: Page, field: RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(field));
  await page.keyboard.type(text);
}
