import { expect, type Page } from '@playwright/test';

/** From now on the page is served by the service worker, which comes with the first sign of use. */
export async function servedByWorker(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  const state = () => page.evaluate<string>('navigator.serviceWorker.controller?.state ?? "none"');
  await expect.poll(state).toBe('activated');
}

/** The paths of everything that the service worker keeps. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const kept = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(kept)).flat().map(({ url }) => new URL(url).pathname);
  })()`);
