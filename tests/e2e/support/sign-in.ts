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

/** Signs in on the way to a page of the site. */
export async function openSignedIn(page: Page, path: string, who: Credentials): Promise<void> {
  await page.goto(`/auth/signin?${new URLSearchParams({ from: path })}`);
  await submitSignIn(page, who);
  await page.waitForURL(path);
}
