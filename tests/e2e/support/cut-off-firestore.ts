import type { Page } from '@playwright/test';
import { firestoreLooksForConnection } from './connection.ts';
import type { Watch } from './watch.ts';

const firestoreCalls = /\/google\.firestore\./;

/**
 * From now on the page does not reach Firestore, and everything else as before.
 * @returns what lets it through again
 */
export async function cutOffFirestore(page: Page, watch: Watch): Promise<() => Promise<void>> {
  watch.expectError(/net::ERR_FAILED/);
  watch.expectError(/Could not reach Cloud Firestore backend/);
  watch.expectError(firestoreLooksForConnection);
  await page.route(firestoreCalls, (route) => route.abort());
  return () => page.unroute(firestoreCalls);
}
