import type { Page } from '@playwright/test';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { servicePageOf } from '../support/screens/service-page.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { continueWith, newPerson } from '../support/sign-in/social-sign-in.ts';
import { expect, test } from '../support/test.ts';
import { newShown } from './new-shown.ts';
import { type Screen, type Shown, screens, screensFor, staffScreens } from './screens.ts';

/** Walks to a screen and looks at it once what it shows is there. */
async function inspect(page: Page, path: string, shows: string | RegExp): Promise<void> {
  await navigateTo(page, path);
  await inEveryLook(page, async () => {
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await expectUsable(page);
  });
}

/** Looks at screens one after the other, at their own paths or at those of what is shown. */
async function inspectAll(page: Page, shown: Shown, of: [string, Screen][]): Promise<void> {
  test.setTimeout(of.length * 30_000);
  for (const [route, { at, shows }] of of) await inspect(page, at?.(shown) ?? route, shows);
}

/** Looks at a dialog once it has faded in: half-way its letters are faint. */
async function expectDialogAccessible(page: Page): Promise<void> {
  await expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
  await inEveryLook(page, () => expectAccessible(page));
}

test('the public screens are accessible', { tag: '@long' }, async ({
  page,
  customer,
  service,
  slot,
  browserErrors,
}) => {
  const shown = await newShown(customer, slot, service);
  // Firebase's answer to a code that was never given.
  browserErrors.allow(/status of 400/);
  await page.goto('/about');
  await inspect(page, '/no/such/page', 'Page Not Found');
  await inspectAll(page, shown, screensFor('everybody'));
  await inspect(page, servicePageOf(slot), 'Morning');
});

test("the customer's screens and dialogs are accessible", { tag: '@long' }, async ({
  page,
  customer,
  service,
  slot,
}) => {
  const shown = await newShown(customer, slot, service);
  const given = await newSlot(service, { date: dayFromToday(5) });
  const cancelled = await newBooking(customer, given, { status: 'cancelled' });
  await openSignedIn(page, '/about', customer);
  await inspectAll(page, shown, screensFor('user', 'signedIn'));
  await inspect(page, `/dashboard/my-bookings/${cancelled._id}`, 'Refund on its way');
  await inspect(
    page,
    `/dashboard/reschedule-booking?booking=${shown.booking._id}&date=${slot.date}`,
    '10:00',
  );

  await navigateTo(page, '/dashboard/my-bookings');
  await page
    .getByRole('button', { name: /^Cancel Booking/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'No, keep it' })).toBeVisible();
  await expectDialogAccessible(page);
});

test("the admin's screens are accessible", { tag: '@long' }, async ({
  page,
  customer,
  service,
  slot,
  browserErrors,
}) => {
  // The mail of the preview stands in a frame without scripts, also without those of the check.
  browserErrors.allow(/Blocked script execution in 'about:srcdoc'/);
  const shown = await newShown(customer, slot, service);
  await openSignedIn(page, '/about', await newAccount('admin'));
  await inspectAll(
    page,
    shown,
    staffScreens.map(({ route, screen }) => [route, screen]),
  );
});

test('the screens of an incomplete account are accessible', { tag: '@long' }, async ({ page }) => {
  await page.goto('/auth/signup');
  await page.getByRole('button', { name: 'Google' }).click();
  await expectDialogAccessible(page);
  await page.reload();
  await continueWith(page, 'Google', newPerson());
  await expect(page).toHaveURL(/^[^?]*\/auth\/complete/);
  await inEveryLook(page, async () => {
    await expect(page.getByText(screens['/auth/complete'].shows)).toBeVisible();
    await expectUsable(page);
  });
});
