import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { chromiumFlags } from '../../e2e/support/browser/chromium-flags.ts';
import { openSignedIn } from '../../e2e/support/sign-in/sign-in.ts';
import { baseUrl, chromiumPath } from '../../e2e/support/suite.ts';

/** Signs the demo admin in, as somebody who comes back later. */
async function signInAdmin(port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no profile');
  await openSignedIn(page, `${baseUrl}/dashboard`, demoAccounts.admin);
  await page.getByRole('term').filter({ hasText: 'New users this month' }).waitFor();
  await page.close();
  // Only disconnects: nobody else listens to the browser while it is measured.
  await browser.close();
}

/** Runs `measure` with a new browser, of which nothing is left afterwards. */
export async function withBrowser<T>(
  { isForAdmin }: { isForAdmin: boolean },
  measure: (port: number) => Promise<T>,
): Promise<T> {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    if (isForAdmin) await signInAdmin(chrome.port);
    return await measure(chrome.port);
  } finally {
    chrome.kill();
  }
}
