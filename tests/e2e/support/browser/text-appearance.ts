import type { Page } from '@playwright/test';

/**
 * Looks out for a text with every picture that the page paints.
 * @returns when it appeared, in milliseconds since 1970: the clock of this computer, on which both the
 * page and the test run
 */
export async function appearance(page: Page, text: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const look = () => {
      if (document.body.innerText.includes(${JSON.stringify(text)})) resolve(Date.now());
      else requestAnimationFrame(look);
    };
    look();
  })`);
}
