import { sessionStorageKey } from '@carwash/domain/users/session';
import { expect, type Page } from '@playwright/test';
import { signInWithPassword } from '../../../support/emulators/auth-rest.ts';
import { auth } from '../server/emulators.ts';
import { baseUrl } from '../suite.ts';

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

/**
 * Signs in by the form on the way to a page of the site, which takes the form's place. A user of the other role
 * who is still signed in is led to that page, and leaves it for the form.
 */
export async function openThroughSignIn(page: Page, path: string, who: Credentials): Promise<void> {
  await page.goto(`/auth/signin?${new URLSearchParams({ from: path })}`);
  const leave = page.getByRole('button', { name: 'Use another account' });
  await expect(leave.or(page.getByLabel('Email'))).toBeVisible();
  if (await leave.isVisible()) await leave.click();
  await submitSignIn(page, who);
  await page.waitForURL(path);
}

/** The site's key to Firebase Auth, under which that keeps who is signed in. */
const webApiKey = 'demo';

/** How long an ID token lasts, in milliseconds. */
const tokenLifeMs = 3_600_000;

/** Data that the site and Firebase Auth keep in a browser in which somebody has signed in. */
async function storedSession({ email, password }: Credentials) {
  const { uid, name, token, refreshToken } = await signInWithPassword(email, password);
  const { emailVerified, customClaims, providerData } = await auth.getUser(uid);
  const stsTokenManager = {
    accessToken: token,
    refreshToken,
    expirationTime: Date.now() + tokenLifeMs,
  };
  const account = { uid, email, emailVerified, displayName: name, providerData, stsTokenManager };
  const user = { _id: uid, name, email, role: customClaims?.role };
  return [
    {
      name: `firebase:authUser:${webApiKey}:[DEFAULT]`,
      value: JSON.stringify({ ...account, isAnonymous: false, apiKey: webApiKey }),
    },
    { name: sessionStorageKey, value: JSON.stringify({ user, token }) },
  ];
}

/**
 * Opens a page of the site for somebody who is signed in. A new browser has them signed in already, as
 * one that they come back to; in a browser that was used before they sign in by the form, because
 * nothing that it keeps may be lost.
 */
export async function openSignedIn(page: Page, path: string, who: Credentials): Promise<void> {
  const context = page.context();
  const isNew = context.pages().every((one) => one.url() === 'about:blank');
  if (!isNew) return openThroughSignIn(page, path, who);
  const localStorage = await storedSession(who);
  await context.setStorageState({ cookies: [], origins: [{ origin: baseUrl, localStorage }] });
  await page.goto(path);
}
