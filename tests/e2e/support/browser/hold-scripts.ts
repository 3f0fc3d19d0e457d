import type { Page } from '@playwright/test';

/** Keeps every script back until it is let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const letGo = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await letGo.promise;
    await route.continue();
  });
  return letGo.resolve;
}
