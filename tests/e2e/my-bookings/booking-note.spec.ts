import type { Page } from '@playwright/test';
import { newAccount } from '../support/records/accounts.ts';
import { bookingNow, newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { deskPageOf } from '../support/screens/admin-bookings.ts';
import { toast } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Note to the desk' });
const field = (page: Page) => page.getByLabel('Note to the desk (optional)');
const save = (page: Page) => page.getByRole('button', { name: 'Save note' });

test('the customer notes something, the desk reads and changes it, and both see it live', async ({
  page,
  customer,
  slot,
  anotherBrowser,
}) => {
  const booking = await newBooking(customer, slot);
  await openSignedIn(page, `/dashboard/my-bookings/${booking._id}`, customer);
  const desk = await anotherBrowser();
  await openSignedIn(desk, deskPageOf(booking), await newAccount('admin'));
  await expect(panel(desk)).toContainText('Nothing noted.');

  await page.getByRole('button', { name: 'Add a note' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await field(page).fill('<b>Ring twice.</b>');
  await save(page).click();
  await expect(toast(page, 'Note saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the note' })).toBeFocused();
  await expect(panel(desk)).toContainText('<b>Ring twice.</b>');

  await desk.getByRole('button', { name: 'Change the note' }).click();
  await expect(field(desk)).toHaveValue('<b>Ring twice.</b>');
  await field(desk).fill('Ring once.');
  await save(desk).click();
  await expect(panel(page)).toContainText('Ring once.');
  expect(await bookingNow(booking)).toMatchObject({ note: 'Ring once.' });
});

test('what the server refuses stays to be tried again', async ({
  page,
  browserErrors,
  customer,
  slot,
}) => {
  browserErrors.allow(/status of 409/);
  const booking = await newBooking(customer, slot);
  await openSignedIn(page, `/dashboard/my-bookings/${booking._id}`, customer);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await field(page).fill('Ring twice.');
  const message = 'The note can be changed until the booking begins.';
  const refuse = `**/api/bookings/${booking._id}/note`;
  await page.route(refuse, (route) =>
    route.fulfill({ status: 409, json: { success: false, code: 'conflict', message } }),
  );
  await save(page).click();
  await expect(toast(page, `Failed to save the note: ${message}`)).toBeVisible();
  await expect(field(page)).toHaveValue('Ring twice.');
  await page.unroute(refuse);
  await save(page).click();
  await expect(panel(page)).toContainText('Ring twice.');
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a long note is seen whole where it is changed, on a phone, motion: ${reducedMotion}`, async ({
    page,
    customer,
    slot,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion });
    const note = 'The car stands in the yard behind the blue gate.\nPlease ring twice, code 4711.';
    const booking = await newBooking(customer, slot, { note });
    await openSignedIn(page, `/dashboard/my-bookings/${booking._id}`, customer);
    await page.getByRole('button', { name: 'Change the note' }).click();
    await expect(field(page)).toHaveValue(note);
    const hidden = () => field(page).evaluate((box) => box.scrollHeight - box.clientHeight);
    await expect.poll(hidden).toBe(0);
  });
}

test('what is over is read and not changed', async ({ page, customer, service }) => {
  const slot = await newSlot(service, { date: dayFromToday(-3) });
  const booking = await newBooking(customer, slot, { status: 'completed', note: 'Ring twice.' });
  await openSignedIn(page, `/dashboard/my-bookings/${booking._id}`, customer);
  await expect(panel(page)).toContainText('Ring twice.');
  await expect(page.getByRole('button', { name: 'Change the note' })).toHaveCount(0);
});
