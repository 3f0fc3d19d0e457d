import type { Page } from '@playwright/test';

interface Credentials {
  email: string;
  password: string;
}

/** Fills in the sign-in form that is on the screen and sends it. */
export async function submitSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens a page for customers as somebody who has to sign in for it first. */
export async function openSignedIn(page: Page, path: string, who: Credentials): Promise<void> {
  await page.goto(path);
  await page.waitForURL('**/auth/signin?*');
  await submitSignIn(page, who);
  await page.waitForURL(path);
}
