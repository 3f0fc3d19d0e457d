import type { PrivateSettings } from '@carwash/domain/settings/private-settings';
import type { Page } from '@playwright/test';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newTransaction } from '../support/records/transactions.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const address = '/dashboard/settings?private';
const note = 'The alarm code changes on Monday.\nKeys are with Rina.';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const noteOf = (page: Page) => page.getByRole('note', { name: 'Desk note' });

const stored = async () => (await db.privateSettings.get()).data();
const store = (settings: Partial<PrivateSettings>) =>
  db.privateSettings.set({ _id: 'private', ...settings });

/** Every day shows the note, so each test leaves it as it was. */
let before: Awaited<ReturnType<typeof stored>>;
test.beforeEach(async () => {
  before = await stored();
  // The document stays, because a page may miss that a document is created
  // (see docs/decisions/local-suite-and-emulators.md).
  await store({});
});
test.afterEach(async () => {
  if (before) await db.privateSettings.set(before);
  else await db.privateSettings.delete();
});

async function openSettings(page: Page): Promise<void> {
  await openSignedIn(page, address, await newAccount('admin'));
  await expect(field(page, 'Desk note')).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await button(page, 'Save changes').click();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
}

test('the note stands above the day of every admin, live, and on no public page', async ({
  page,
  anotherBrowser,
  request,
}) => {
  const desk = await anotherBrowser();
  await openSignedIn(desk, '/dashboard/slots', await newAccount('admin'));
  await expect(desk.getByRole('button', { name: 'Walk-in now' })).toBeVisible();
  await expect(noteOf(desk)).toHaveCount(0);

  await openSettings(page);
  await field(page, 'Desk note').fill(note);
  await save(page);
  await expect(noteOf(desk)).toContainText('The alarm code changes on Monday.');
  await expect(noteOf(desk)).toContainText('Keys are with Rina.');
  await inEveryLook(desk, () => expectUsable(desk));

  for (const path of ['/', '/about', '/services', '/api/settings', '/dashboard']) {
    const answer = await (await request.get(path)).text();
    expect(answer, path).not.toContain('alarm code');
  }
  const refused = await request.get('/api/settings/private');
  expect(refused.status()).toBe(401);

  await noteOf(desk).getByRole('link', { name: 'Edit' }).click();
  await expect(field(desk, 'Desk note')).toHaveValue(note);
  await field(desk, 'Desk note').fill('');
  await save(desk);
  await expect(field(page, 'Desk note')).toHaveValue('');
});

test('a note may be too long, two admins lose nothing, and receipts keep who sold it', {
  tag: '@long',
}, async ({ page, customer, service, slot }) => {
  await test.step('a note that is too long is told at its field', async () => {
    await openSettings(page);
    await field(page, 'Desk note').fill('x'.repeat(950));
    await expect(field(page, 'Desk note')).toHaveAccessibleDescription('50 characters left.');
    await field(page, 'Desk note').fill('x'.repeat(1001));
    await button(page, 'Save changes').click();
    await expect(field(page, 'Desk note')).toHaveAccessibleDescription(/at most 1000 characters/);
    await inEveryLook(page, () => expectUsable(page));
    await expect.poll(() => stored()).toEqual({ _id: 'private' });
    await button(page, 'Discard').click();
  });

  await test.step('input survives a visit to the public settings, and two admins lose nothing', async () => {
    await field(page, 'Legal name').fill('Corner Wash Ltd.');
    await main(page).getByRole('tab', { name: 'Public' }).click();
    await expect(field(page, 'Phone')).toBeVisible();
    await page.goBack();
    await expect(field(page, 'Legal name')).toHaveValue('Corner Wash Ltd.');
    await store({ taxNumber: 'BIN 7' });
    await expect(field(page, 'Tax number')).toHaveValue('BIN 7');
    await expect(main(page).getByText('The settings were changed elsewhere')).toBeVisible();
    await save(page);
    await expect
      .poll(() => stored())
      .toMatchObject({ legalName: 'Corner Wash Ltd.', taxNumber: 'BIN 7' });
  });

  await test.step('receipts show who sold it, and stay as they are when that changes', async () => {
    await field(page, 'Legal name').fill('Corner Wash Ltd.');
    await field(page, 'Tax number').fill('BIN 001234567-0101');
    await save(page);
    await expect.poll(() => stored()).toMatchObject({ legalName: 'Corner Wash Ltd.' });

    const seller = { legalName: 'Corner Wash Ltd.', taxNumber: 'BIN 001234567-0101' };
    const { _id } = await newTransaction({ customer, service, slot }, { seller });
    await store({ legalName: 'Somebody Else Ltd.' });
    await openSignedIn(page, `/dashboard/my-transactions/${_id}`, customer);
    const receipt = page.getByRole('article', { name: `Receipt ${_id}` });
    await expect(receipt).toContainText('Corner Wash Ltd.');
    await expect(receipt).toContainText('Tax number: BIN 001234567-0101');
    await expect(receipt).not.toContainText('Somebody Else');
    await inEveryLook(page, () => expectUsable(page));
  });
});
