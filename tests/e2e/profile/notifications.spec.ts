import type { MessageChannel } from '@carwash/domain/messages/kinds';
import type { Page } from '@playwright/test';
import type { Account } from '../support/records/accounts.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const preferences = '**/api/messages/preferences';

const card = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const email = (page: Page) => card(page).getByRole('switch', { name: 'Email' });
const devices = (page: Page) =>
  card(page).getByRole('switch', { name: 'Notifications on your devices' });
const setMuted = ({ uid }: Account, muted: MessageChannel[]) =>
  db.messagePreferences.doc(uid).set({ _id: uid, muted, createdAt: new Date() });
const mutedOf = async ({ uid }: Account) =>
  (await db.messagePreferences.doc(uid).get()).data()?.muted;

test('a customer switches emails off and on, and a change that fails is taken back', async ({
  page,
  customer,
  browserErrors,
}) => {
  await test.step('the choice is stored and stays', async () => {
    await setMuted(customer, ['push']);
    await openSignedIn(page, '/dashboard/profile', customer);
    await expect(email(page)).toBeChecked();
    await expect(card(page)).toContainText('Confirmations, moves, cancellations and refunds');
    await email(page).click();
    await expect(email(page)).not.toBeChecked();
    await expect.poll(() => mutedOf(customer)).toEqual(['push', 'mail']);
    await page.reload();
    await expect(email(page)).not.toBeChecked();
  });

  await test.step('a change that fails is taken back', async () => {
    browserErrors.allow(/status of 503/);
    const message = 'Too busy.';
    await page.route(preferences, (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'overloaded', message } }),
    );
    await email(page).click();
    await expect(toast(page, `Failed to change your notifications: ${message}`)).toBeVisible();
    await expect(email(page)).not.toBeChecked();
    await expect.poll(() => mutedOf(customer)).toEqual(['push', 'mail']);
  });

  await test.step('a choice that cannot be loaded can be asked for again', async () => {
    await page.reload();
    await expect(card(page)).toContainText('Your notifications could not be loaded.');
    await page.unroute(preferences);
    await card(page).getByRole('button', { name: 'Try again' }).click();
    await email(page).click();
    await expect(email(page)).toBeChecked();
    await expect.poll(() => mutedOf(customer)).toEqual(['push']);
  });

  await test.step('what was switched off elsewhere meanwhile stays off, and is shown', async () => {
    await setMuted(customer, ['push', 'mail']);
    await devices(page).click();
    await expect(devices(page)).toBeChecked();
    await expect(email(page)).not.toBeChecked();
    await expect.poll(() => mutedOf(customer)).toEqual(['mail']);
  });
});
