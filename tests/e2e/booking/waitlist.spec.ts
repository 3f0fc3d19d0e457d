import {
  messageSettingsId,
  type StoredMessageSettings,
} from '@carwash/domain/messages/message-settings';
import type { Slot } from '@carwash/domain/slots/slot';
import { formatDay } from '@carwash/domain/time/calendar-days';
import type { Locator, Page } from '@playwright/test';
import { overflow } from '../support/browser/overflow.ts';
import { newAccount } from '../support/records/accounts.ts';
import { cancel, newBooking } from '../support/records/bookings.ts';
import { newSlot } from '../support/records/catalogue.ts';
import { cardPageAddress, confirmButton, fillInVehicle } from '../support/screens/booking-page.ts';
import { chooseDay } from '../support/screens/calendar.ts';
import { pay } from '../support/screens/card-page.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { db } from '../support/server/emulators.ts';
import { linksIn, mailTo } from '../support/server/mailbox.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 360, height: 740 };

const waitlist = (page: Page): Locator => page.getByRole('region', { name: 'Waitlist' });

/** Removes the day and chooses it again, by the keyboard. */
async function changeDays(page: Page, date: string): Promise<void> {
  const days = page.getByRole('group', { name: 'Days' });
  await days.getByRole('button', { name: `Remove ${formatDay(date)}` }).press('Enter');
  const choose = days.getByRole('button', { name: 'Choose a day' });
  await expect(choose).toBeFocused();
  await choose.press('Enter');
  await chooseDay(page, date);
  await expect(days.getByRole('button', { name: 'Add another day' })).toBeFocused();
}

/** From a full day to the waitlist, by the form, for starts up to `latest`. */
async function joinFrom(page: Page, slot: Slot, latest = 'Any time'): Promise<void> {
  await page.getByRole('link', { name: 'Join the waitlist', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: formatDay(slot.date) })).toContainText(
    'Full',
  );
  await page.getByLabel('Latest start').click();
  await page.getByRole('option', { name: latest }).click();
  await fillInVehicle(page);
  await page.reload();
  await expect(page.getByLabel('Registration plate')).not.toHaveValue('');
  await expect(page.getByLabel('Latest start')).toContainText(latest);
  await expect.poll(() => overflow(page)).toBe(0);
  await changeDays(page, slot.date);
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
}

/** Places are not offered in quiet hours, so there are none, whatever the time of day. */
let before: StoredMessageSettings | undefined;
test.beforeEach(async () => {
  before = (await db.messageSettings.get()).data();
  const none = { quietFrom: '00:00', quietUntil: '00:00' };
  await db.messageSettings.set({ _id: messageSettingsId, ...none }, { merge: true });
});
test.afterEach(async () => {
  if (before) await db.messageSettings.set(before);
  else await db.messageSettings.delete();
});

test('a time that becomes free is kept for the first in line, who pays for it', async ({
  page,
  customer,
  slot,
  anotherBrowser,
}) => {
  const first = await newBooking(await newAccount(), slot);
  const outside = await anotherBrowser();
  for (const each of [page, outside]) await each.setViewportSize(phone);
  await openSignedIn(page, servicePageOf(slot), customer);
  await outside.goto(servicePageOf(slot));
  await expect(slotButton(outside, slot)).toBeDisabled();

  await joinFrom(page, slot);
  await expect(waitlist(page)).toContainText('You are 1st in line');
  await expect.poll(() => overflow(page)).toBe(0);

  await cancel(first);
  await expect(waitlist(page)).toContainText(/Kept for you until \d\d:\d\d, /);
  await expect(slotButton(outside, slot)).toBeDisabled();

  const mail = await mailTo(customer.email, /^A place for you/);
  const link = linksIn(mail).find((address) => address.includes('/booking/'));
  await page.goto(link ?? '');
  await expect(page.getByLabel('Registration plate')).not.toHaveValue('');
  await expect(page.getByRole('note').filter({ hasText: 'Kept for you until' })).toBeVisible();
  await expect.poll(() => overflow(page)).toBe(0);
  await confirmButton(page).click();
  await page.waitForURL(cardPageAddress);
  await expect(slotButton(outside, slot)).toBeDisabled();
  await pay(page);
  await expectBookingConfirmed(page);
});

test('the desk offers a time by hand, and takes somebody off the list', async ({
  page,
  customer,
  service,
  slot,
  anotherBrowser,
}) => {
  const other = await newSlot(service, { startTime: '12:00' });
  const bookings = [slot, other].map(async (each) => newBooking(await newAccount(), each));
  const [, freed] = await Promise.all(bookings);
  const desk = await anotherBrowser();
  for (const each of [page, desk]) await each.setViewportSize(phone);
  await openSignedIn(page, servicePageOf(slot), customer);
  await joinFrom(page, slot, '10:00');
  await expect(waitlist(page)).toContainText('You are 1st in line');

  await openSignedIn(desk, '/dashboard/waitlist', await newAccount('admin'));
  const card = desk.getByRole('listitem').filter({ hasText: service.name });
  await expect(card).toContainText(customer.name);
  await expect.poll(() => overflow(desk)).toBe(0);
  const offer = card.getByRole('button', { name: /^Offer a time: / });
  await offer.click();
  const dialog = desk.getByRole('dialog', { name: /^Offer a time to / });
  await expect(dialog).toContainText('No time of this day is free for this job.');
  if (freed) await cancel(freed);
  await expect(dialog).toContainText('They asked for: 10:00 or earlier.');
  const time = dialog.getByRole('combobox', { name: 'Time' });
  const offerIt = dialog.getByRole('button', { name: 'Offer it' });
  await expect(time).toHaveText('12:00');
  const taken = await newBooking(await newAccount(), other);
  await expect(time).toHaveText('12:00 (no longer free)');
  await expect(offerIt).toBeDisabled();
  await expect.poll(() => overflow(desk)).toBe(0);
  await cancel(taken);
  await expect(time).toHaveText('12:00');
  await offerIt.click();
  await expect(card).toContainText(/12:00 kept until/);
  await expect(waitlist(page)).toContainText(/Kept for you until/);

  await card.getByRole('button', { name: /^Remove: / }).click();
  await desk.getByRole('button', { name: 'Yes, remove them' }).click();
  await expect(card).toHaveCount(0);
  await expect(waitlist(page)).toHaveCount(0);
});
