import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { auth } from '../server/emulators.ts';

type Site = 'Google' | 'GitHub';

/** Somebody with an account at another site. */
interface Person {
  name: string;
  email: string;
}

export const newPerson = (): Person => ({
  name: 'Nadia Elsewhere',
  email: `${randomBytes(8).toString('hex')}@example.test`,
});

/** Says who one is where the local suite stands in for the site. */
export async function answerAs(page: Page, site: Site, { name, email }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `${site} account` });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** Signs in or up with another site, on the page that is open. */
export async function continueWith(page: Page, site: Site, person: Person): Promise<void> {
  await page.getByRole('button', { name: site, exact: true }).click();
  await answerAs(page, site, person);
}

/** Answers of a newcomer to the questions of the sign-up; the address stays empty. */
export const contact = { phone: '01722222222', address: '' };

/** Says what another site does not know, and ends signed in. */
export async function completeAccount(page: Page): Promise<void> {
  await page.getByLabel('Phone').fill(contact.phone);
  await page.getByRole('button', { name: 'Complete sign-up' }).click();
}

/** How the one account of an email can be signed in to. */
export async function waysInto(email: string): Promise<{ uid: string; providers: string[] }> {
  const { uid, providerData } = await auth.getUserByEmail(email);
  return { uid, providers: providerData.map(({ providerId }) => providerId).sort() };
}
