import type { BrowserContext, Page } from '@playwright/test';

/** The document once the app has started, or one that has no app. */
const started = 'html[data-app-started], html:not(:has(#root))';

type Load = { waitUntil?: 'load' | 'domcontentloaded' | 'networkidle' | 'commit' };

/** Lets a page's loads wait for the app, except those that wait for less than the whole page. */
function awaitApp(page: Page): void {
  const hydrated = async <T>(options: Load | undefined, load: Promise<T>): Promise<T> => {
    const response = await load;
    if (options?.waitUntil === undefined)
      await page.locator(started).waitFor({ state: 'attached' });
    return response;
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = (address, options) => hydrated(options, goto(address, options));
  page.reload = (options) => hydrated(options, reload(options));
}

/**
 * Lets all loads of a browser's pages wait until React has hydrated them: buttons of a page that the server
 * rendered do nothing before.
 */
export function awaitHydration(context: BrowserContext): void {
  context.on('page', awaitApp);
}
