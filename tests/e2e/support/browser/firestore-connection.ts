import type { Page } from '@playwright/test';
import type { BrowserErrors } from './browser-errors.ts';

/** What Firestore does when its connection breaks: it asks Google's network whether there is one. */
export const firestoreLooksForConnection = /google\.com\/images\/cleardot\.gif/;

/** What a page sends to Firestore. */
export const firestoreCalls = /\/google\.firestore\./;

/**
 * From now on the page does not reach Firestore, and everything else as before.
 * @returns what lets it through again
 */
export async function cutOffFirestore(
  page: Page,
  browserErrors: BrowserErrors,
): Promise<() => Promise<void>> {
  browserErrors.allow(/net::ERR_FAILED/);
  browserErrors.allow(/Could not reach Cloud Firestore backend/);
  browserErrors.allow(firestoreLooksForConnection);
  await page.route(firestoreCalls, (route) => route.abort());
  return () => page.unroute(firestoreCalls);
}
