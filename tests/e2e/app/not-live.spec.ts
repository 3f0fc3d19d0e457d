import type { Page } from '@playwright/test';
import { cutOffFirestore } from '../support/browser/firestore-connection.ts';
import { newBooking } from '../support/records/bookings.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Note to the desk' });

test('a page that the database does not reach says since when, and comes back by itself', {
  tag: '@long',
}, async ({ page, context, customer, slot, browserErrors }) => {
  test.setTimeout(180_000);
  browserErrors.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const booking = await newBooking(customer, slot, { note: 'Ring once.' });
  await openSignedIn(page, `/dashboard/my-bookings/${booking._id}`, customer);
  await expect(panel(page)).toContainText('Ring once.');
  const bar = page.getByText(/^Not live since \d/);
  await expect(bar).toHaveCount(0);

  const connect = await cutOffFirestore(page, browserErrors);
  // Ends the connection that is open; the site itself is reached again at once.
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(bar).toBeVisible({ timeout: 60_000 });
  await db.bookings.doc(booking._id).update({ note: 'Ring twice.' });
  await connect();
  await expect(panel(page)).toContainText('Ring twice.', { timeout: 90_000 });
  await expect(bar).toHaveCount(0);
});
