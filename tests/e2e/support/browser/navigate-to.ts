import { expect, type Page } from '@playwright/test';
import { appStarted } from './app-started.ts';

/** Written as text: it runs in the page. */
const walk = (address: string) => `{
  const to = new URL(${JSON.stringify(address)}, location.href);
  if (to.pathname === location.pathname) throw new Error(to.pathname + ' is open already');
  document.title = '';
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}`;

/**
 * Goes to another path of the site without loading the site again, as Back and Forward do. A screen
 * gives the tab its title when it takes the place of the one before.
 */
export async function navigateTo(page: Page, address: string): Promise<void> {
  // Before that the address would change without the router.
  await appStarted(page);
  await page.evaluate(walk(address));
  await expect(page).toHaveTitle(/./);
}
