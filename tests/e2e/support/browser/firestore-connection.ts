import type { Page } from '@playwright/test';
import type { BrowserErrors } from './browser-errors.ts';

/** Requests of a page to Firestore. */
export const firestoreCalls = /\/google\.firestore\./;

/** Firestore says that it lost its connection. */
export function allowLostConnection(browserErrors: BrowserErrors): void {
  browserErrors.allow(/Could not reach Cloud Firestore backend/);
}

/**
 * From now on the page does not reach Firestore, and everything else as before.
 * @returns what lets it through again
 */
export async function cutOffFirestore(
  page: Page,
  browserErrors: BrowserErrors,
): Promise<() => Promise<void>> {
  browserErrors.allow(/net::ERR_FAILED/);
  allowLostConnection(browserErrors);
  await page.route(firestoreCalls, (route) => route.abort());
  return () => page.unroute(firestoreCalls);
}
