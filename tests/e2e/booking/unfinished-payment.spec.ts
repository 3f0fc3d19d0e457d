import type { Page } from '@playwright/test';
import { allowLostConnection } from '../support/browser/firestore-connection.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { overflow } from '../support/browser/overflow.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newService, newSlot, removeService } from '../support/records/catalogue.ts';
import { slotNow } from '../support/records/purchase-reads.ts';
import {
  bookingPageOf,
  cardPageAddress,
  confirmBooking,
  expectVehicleFilledIn,
  goToPay,
} from '../support/screens/booking-page.ts';
import { decline, pay, transactionNumber } from '../support/screens/card-page.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { servicePageOf } from '../support/screens/service-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { startPaying } from '../support/server/start-paying.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const places = ['/', '/services', '/dashboard/my-bookings'] as const;

const bar = (page: Page) => page.getByRole('region', { name: 'Unfinished payment' });
const wayOn = (page: Page) => bar(page).getByRole('button', { name: /^Continue paying: / });
const giveUp = (page: Page) => bar(page).getByRole('button', { name: /^Give up: / });

/** The time left, in seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const [minutes, seconds] = (await bar(page).getByRole('timer').innerText()).split(':');
  return Number(minutes) * 60 + Number(seconds);
}

test('an open payment is named where its customer looks around, and continued from there', async ({
  page,
  customer,
  service,
  slot,
}) => {
  const id = await startPaying(page.request, customer, slot);
  await openSignedIn(page, '/about', customer);
  for (const place of places) {
    await navigateTo(page, place);
    await expect(bar(page)).toContainText(/Finish your booking, 1[0-4]:\d\d left/);
    await expect(bar(page)).toContainText(service.name);
    await expect(bar(page)).toContainText(`${slot.startTime}, $49.90`);
  }
  const before = await secondsLeft(page);
  await expect.poll(() => secondsLeft(page)).toBeLessThan(before);

  await wayOn(page).click();
  await page.waitForURL(cardPageAddress);
  await expect.poll(() => transactionNumber(page)).toBe(id);
});

test('an open payment is hidden from everybody else, and on pages where it would be in the way', {
  tag: '@long',
}, async ({ page, customer, slot, anotherBrowser }) => {
  await startPaying(page.request, customer, slot);
  await openSignedIn(page, servicePageOf(slot), customer);
  const stranger = await anotherBrowser();
  await openSignedIn(stranger, '/', await newAccount());
  await expect(stranger.getByText('What our customers say')).toBeVisible();
  const admin = await anotherBrowser();
  const boss = await newAccount('admin');
  await openSignedIn(admin, '/services', boss);
  await expect(admin.getByRole('button', { name: `Account of ${boss.name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /Held for you/ })).toBeVisible();
  for (const one of [stranger, admin, page]) await expect(bar(one)).toBeHidden();
});

test('an open payment stays while offline, and goes in another tab when it is paid', {
  tag: '@long',
}, async ({ page, context, browserErrors, customer, slot }) => {
  await test.step('it stays while offline, and says that it needs a connection', async () => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    allowLostConnection(browserErrors);
    await startPaying(page.request, customer, slot);
    await openSignedIn(page, '/services', customer);
    await expect(bar(page)).toBeVisible();
    await context.setOffline(true);
    await wayOn(page).click();
    await expect(toast(page, 'You are offline. This needs a connection.')).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('it goes in another tab when the payment is made', async () => {
    const otherTab = await context.newPage();
    await otherTab.goto('/services');
    await expect(bar(otherTab)).toBeVisible();
    await wayOn(page).click();
    await page.waitForURL(cardPageAddress);
    await pay(page);
    await expectBookingConfirmed(page);
    await expect(bar(otherTab)).toBeHidden();
    await page.goto('/dashboard/my-bookings');
    await expect(page.getByRole('region', { name: 'Next booking' })).toContainText(slot.startTime);
    await expect(bar(page)).toBeHidden();
  });
});

test('the bar leads to the form after a declined card, and goes when the payment is given up', {
  tag: '@long',
}, async ({ page, customer, slot, anotherBrowser }) => {
  await test.step('the bar leads to the form after a declined card, once the page itself does not', async () => {
    await goToPay(page, slot, customer);
    await decline(page);
    await expect(page.getByText('We keep the slot for you for')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(bar(page)).toContainText('Card declined. You were not charged.');

    await bar(page)
      .getByRole('link', { name: /^Try again: / })
      .click();
    await expect(page).toHaveURL(bookingPageOf(slot));
    await expectVehicleFilledIn(page);
    await expect(page.getByText(/This slot is still held for you for/)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await confirmBooking(page);
  });

  await test.step('the bar goes everywhere when the payment is given up, which frees the slot', async () => {
    await page.goto('/dashboard/my-bookings');
    const elsewhere = await anotherBrowser();
    await openSignedIn(elsewhere, '/', customer);
    await expect(bar(elsewhere)).toBeVisible();
    await giveUp(page).press('Enter');
    await page.getByRole('button', { name: 'No, keep it' }).press('Enter');
    await expect(giveUp(page)).toBeFocused();
    await giveUp(page).press('Enter');
    await page.getByRole('button', { name: 'Yes, give it up' }).press('Enter');
    await expect(toast(page, 'the slot was released')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(bar(elsewhere)).toBeHidden();
    await expect
      .poll(() => slotNow(slot))
      .toMatchObject({ isBooked: 'available', heldUntil: null });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the bar stays low and on the screen, under no toast, and covers nothing at the end of the page', {
    tag: '@long',
  }, async ({ page, context, browserErrors, customer }) => {
    const service = await newService({ name: 'A very thorough interior and exterior detail' });
    const slot = await newSlot(service);

    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    allowLostConnection(browserErrors);
    await startPaying(page.request, customer, slot);
    await openSignedIn(page, '/about', customer);
    for (const place of places) {
      await navigateTo(page, place);
      await expect(wayOn(page)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => overflow(page), place).toBeLessThanOrEqual(0);
    }
    await navigateTo(page, '/services');
    await expect(bar(page)).toContainText(service.name);
    const height = (await bar(page).boundingBox())?.height;
    expect(height).toBeLessThan(160);

    await page.goto('/');
    await expect(wayOn(page)).toBeInViewport();
    const end = page.getByRole('contentinfo').getByText(/Established \d{4}/);
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
    await expect
      .poll(async () => {
        const [text, box] = [await end.boundingBox(), await bar(page).boundingBox()];
        return (text?.y ?? 0) + (text?.height ?? 0) <= (box?.y ?? 0);
      })
      .toBe(true);

    await context.setOffline(true);
    await giveUp(page).tap();
    await page.getByRole('button', { name: 'Yes, give it up' }).tap();
    const told = toast(page, 'You are offline');
    await expect(told).toBeVisible();
    const [toastBox, box] = [await told.boundingBox(), await bar(page).boundingBox()];
    expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    await removeService(service);
  });
});
