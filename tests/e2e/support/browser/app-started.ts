import type { Page } from '@playwright/test';

/** Public pages can be read before the app has started; from then on it answers. */
export const appStarted = (page: Page): Promise<void> =>
  page.locator('html[data-app-started]').waitFor({ state: 'attached' });
