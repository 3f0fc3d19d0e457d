import type { Page } from '@playwright/test';

/**
 * Looks out for a text with every picture that the page paints.
 * @returns when it appeared, in milliseconds since 1970: the clock of this computer, on which both the
 * page and the test run
 */
export async function appearance(page: Page, text: string): Promise<number> {
  const found = await page.waitForFunction<number | false>(
    `document.body.innerText.includes(${JSON.stringify(text)}) && Date.now()`,
  );
  return Number(await found.jsonValue());
}
