import type { MessageSettings } from '@carwash/domain/messages/message-settings';
import type { Page } from '@playwright/test';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const kind = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const stop = (page: Page) => page.getByRole('switch', { name: 'Stop all sending' });

const stored = async () => (await db.messageSettings.get()).data();
const store = (settings: Partial<MessageSettings>) =>
  db.messageSettings.set({ _id: 'messages', ...settings });

/** Every message follows the settings, so the test leaves them as they were. */
let before: Awaited<ReturnType<typeof stored>>;
test.beforeEach(async () => {
  before = await stored();
  await db.messageSettings.delete();
});
test.afterEach(async () => {
  if (before) await db.messageSettings.set(before);
  else await db.messageSettings.delete();
});

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
}

test('the owner decides what is sent and when, and two admins lose nothing', async ({ page }) => {
  await test.step('kinds, own lines, quiet hours and the address of the business', async () => {
    await openSignedIn(page, '/dashboard/settings?messages', await newAccount('admin'));
    await expect(kind(page, 'To customers: Moved').getByRole('switch')).toBeDisabled();
    await kind(page, 'To customers: Reminder two hours before').getByRole('switch').click();
    await field(page, 'Own line: Confirmation with receipt').fill('The gate is behind the house.');
    await field(page, 'From').fill('20:30');
    await field(page, 'Email for the business').fill('nobody');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(field(page, 'Email for the business')).toHaveAccessibleDescription(
      'Email for the business must be a valid email address.',
    );
    await inEveryLook(page, () => expectUsable(page));
    await field(page, 'Email for the business').fill('desk@example.test');
    await save(page);
    await expect.poll(stored).toMatchObject({
      offKinds: ['reminder_soon'],
      ownLines: [{ kind: 'confirmation', line: 'The gate is behind the house.' }],
      quietFrom: '20:30',
      staffEmail: 'desk@example.test',
    });
  });

  await test.step('text messages are switched on once their price and their budget are known', async () => {
    const cost = page.getByRole('definition').filter({ hasText: '2 segments' });
    const on = page.getByRole('switch', { name: 'Send text messages' });
    await expect(page.getByText('Enter price and budget first.')).toBeVisible();
    await expect(on).toBeDisabled();
    await field(page, 'Price of a segment').fill('0.05');
    await expect(cost.first()).toContainText('$0.10');
    await expect(on).toBeDisabled();
    await field(page, 'Monthly budget').fill('20');
    await on.check();
    await save(page);
    await expect.poll(stored).toMatchObject({ isTextOn: true, textPrice: 0.05, textBudget: 20 });
  });

  await test.step('a list that somebody else has changed meanwhile is not overwritten', async () => {
    await kind(page, 'To customers: How was it').getByRole('switch').click();
    await store({ offKinds: ['ready'] });
    await page.getByRole('button', { name: 'Reload the switched-off kinds' }).click();
    await expect(
      kind(page, 'To customers: Ready to collect').getByRole('switch'),
    ).not.toBeChecked();
    await expect(kind(page, 'To customers: How was it').getByRole('switch')).toBeChecked();
    await expect.poll(stored).toMatchObject({ offKinds: ['ready'] });
  });

  await test.step('stopping all sending is told where messages are listed', async () => {
    await stop(page).click();
    await expect(
      page.getByText('Nobody gets anything but the links that they ask for'),
    ).toBeVisible();
    await save(page);
    await navigateTo(page, '/dashboard/messages');
    const note = page.getByRole('alert').filter({ hasText: 'All sending is stopped.' });
    await expect(note).toBeVisible();
    await inEveryLook(page, () => expectUsable(page));
    await note.getByRole('link', { name: 'settings' }).click();
    await expect(stop(page)).toBeChecked();
  });
});
