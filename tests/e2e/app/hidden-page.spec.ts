import type { Page } from '@playwright/test';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { deskPageOf } from '../support/screens/admin-bookings.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Note to the desk' });

/** Says to the page whether somebody sees it. */
const turn = (page: Page, visibilityState: DocumentVisibilityState) =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);

test('a page that nobody has seen for five minutes listens no longer, and catches up once it is seen', {
  tag: '@long',
}, async ({ page, customer, slot, anotherBrowser, passTime }) => {
  const booking = await newBooking(customer, slot, { note: 'Ring once.' });
  const note = (text: string) => db.bookings.doc(booking._id).update({ note: text });
  const desk = await anotherBrowser();
  await openSignedIn(desk, deskPageOf(booking), await newAccount('admin'));
  await page.clock.install();
  await openSignedIn(page, `/dashboard/my-bookings/${booking._id}`, customer);
  await expect(panel(page)).toContainText('Ring once.');

  await turn(page, 'hidden');
  await passTime('04:00');
  await note('Ring twice.');
  await expect(panel(page)).toContainText('Ring twice.');

  await passTime('02:00');
  await note('Do not ring.');
  await expect(panel(desk)).toContainText('Do not ring.');
  await expect(panel(page)).toContainText('Ring twice.');

  await turn(page, 'visible');
  await expect(panel(page)).toContainText('Do not ring.');
});
