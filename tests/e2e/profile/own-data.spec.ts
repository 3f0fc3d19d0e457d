import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { holdAnswers } from '../support/browser/hold-answers.ts';
import { cancel, newBooking } from '../support/records/bookings.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn, submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 360, height: 740 };
const profile = '/dashboard/profile';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function download(page: Page, name: string): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await button(page, name).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a customer takes a copy of their data along, and deletes the account once nothing is open', async ({
  page,
  customer,
  slot,
  anotherBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/status of (400|401)/);
  const booking = await newBooking(customer, slot);
  await page.setViewportSize(phone);

  await test.step('the copy has the booking with its payment, as JSON and as CSV', async () => {
    await openSignedIn(page, profile, customer);
    const json = await download(page, 'Download JSON');
    expect(json.name).toBe('my-data.json');
    const data = JSON.parse(json.text);
    expect(data.profile).toMatchObject({ _id: customer.uid, email: customer.email });
    expect(data.bookings).toMatchObject([
      { _id: booking._id, code: booking.code, statusName: 'Confirmed' },
    ]);
    expect(data.payments).toMatchObject([{ _id: booking._id, status: 'success' }]);
    const csv = await download(page, 'Download CSV');
    expect(csv.name).toBe('my-bookings.csv');
    expect(csv.text).toContain(`${booking.code},Confirmed,`);
    await expectUsable(page);
  });

  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });

  await test.step('it says what goes and stays, and that a booking to come keeps the account', async () => {
    await button(page, 'Delete my account').click();
    await expect(dialog).toContainText('the vehicles in your garage');
    await expect(dialog).toContainText('past bookings and payments');
    await expect(dialog.getByText('You have 1 upcoming booking.')).toBeVisible();
    await dialog.getByRole('checkbox').check();
    await expect(dialog.getByRole('link', { name: 'My Bookings' })).toHaveAttribute(
      'href',
      '/dashboard/my-bookings',
    );
    await expect(confirm).toBeDisabled();
    await expectUsable(page);
  });

  await test.step('it asks for a confirmation and the password', async () => {
    await cancel(booking);
    await expect(dialog.getByText('You have 1 upcoming booking.')).toBeHidden();
    await dialog.getByRole('checkbox').uncheck();
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('checkbox').check();
    await dialog.getByLabel('Your password', { exact: true }).fill('not the password');
    await confirm.click();
    await expect(dialog.getByText('This is not the password of that account.')).toBeVisible();
    await page.mouse.click(2, 2);
    await dialog.getByLabel('Your password', { exact: true }).fill(customer.password);
  });

  await test.step('then it goes and cannot be cancelled, the farewell is on the home page, and every session ends', async () => {
    const other = await anotherBrowser();
    await openSignedIn(other, profile, customer);
    await expect(other.getByRole('heading', { name: customer.name })).toBeVisible();
    const proof = await holdAnswers(page, '**/accounts:signInWithPassword?*', { times: 1 });
    await confirm.click();
    await proof.reached;
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await dialog.press('Escape');
    await expect(dialog).toBeVisible();
    proof.release();
    await expect(toast(page, 'Your account is deleted.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').user))
      .toBeNull();
    await expect.poll(async () => (await db.users.doc(customer.uid).get()).exists).toBe(false);
    await expect(other).toHaveURL(/\/auth\/signin/);
    await submitSignIn(other, customer);
    await expect(toast(other, 'The email or the password is wrong.')).toBeVisible();
  });
});
