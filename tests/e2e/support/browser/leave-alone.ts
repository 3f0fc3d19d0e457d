import type { Page } from '@playwright/test';

/**
 * A page that nobody has touched for this long loads what it loads for those who use it, in milliseconds
 * (web/src/lib/first-use.ts).
 */
const untouchedMs = 5000;

/**
 * Leaves pages that are opened from now on untouched, and too short a time passes for them to load more by
 * themselves.
 */
export async function leaveAlone(page: Page): Promise<void> {
  // The pointer of a new browser is in a corner of the page, and is moved there.
  await page.addInitScript(`
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);
    const start = setTimeout;
    window.setTimeout = (run, ms = 0, ...given) =>
      ms < ${untouchedMs} ? start(run, ms, ...given) : 0;
  `);
}
