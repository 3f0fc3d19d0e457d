import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import type { Page } from '@playwright/test';
import { dayFromToday } from '../support/records/catalogue.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect } from '../support/test.ts';

export const folder = 'docs/pictures';

/** The headings that the pages had when their pictures were taken, by the name of the picture. */
export const headingsFile = `${folder}/headings.json`;

/** The pictures of the README: how to reach the page of each, in the demo data. */
export const pictures: Record<string, (page: Page) => Promise<void>> = {
  'service-page': async (page) => {
    await page.goto(`/services/foamwash?date=${dayFromToday(2)}`);
    await page
      .getByRole('button', { name: /^\d\d:\d\d/, disabled: false })
      .nth(3)
      .click();
    await expect(page.getByText('5 stars')).toBeVisible();
  },
  overview: async (page) => {
    await openSignedIn(page, '/dashboard', demoAccounts.admin);
    await expect(page.getByRole('img', { name: /^Vehicle types/ })).toBeVisible();
  },
};

/** Returns the headings of the page, without days. */
export async function headingsOf(page: Page): Promise<string[]> {
  const all = await page.getByRole('main').getByRole('heading').allTextContents();
  return all.filter((heading) => !/20\d\d/.test(heading));
}
