import type { Page } from '@playwright/test';

/** How many pixels of the page lie beyond the right edge of a phone. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - screen.width');
