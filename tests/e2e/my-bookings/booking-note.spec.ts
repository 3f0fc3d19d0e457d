import type { Page } from '@playwright/test';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
import { bookingNow, cancel, newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { deskPageOf } from '../support/screens/admin-bookings.ts';
import { toast } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Note to the desk' });
const field = (page: Page) => page.getByLabel('Note to the desk (optional)');
const save = (page: Page) => page.getByRole('button', { name: 'Save note' });

test('a note is read and changed live by customer and desk, and only until the visit is over', async ({
  page,
  customer,
  slot,
  anotherBrowser,
  service,
}) => {
  await test.step('the customer notes something, the desk reads and changes it, and both see it live', async () => {
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
    await expect.poll(() => bookingNow(booking)).toMatchObject({ note: 'Ring once.' });
  });

  await test.step('the note of a past booking is shown and cannot be changed', async () => {
    const slot = await newSlot(service, { date: dayFromToday(-3) });
    const booking = await newBooking(customer, slot, { status: 'completed', note: 'Ring twice.' });
    await navigateTo(page, `/dashboard/my-bookings/${booking._id}`);
    await expect(panel(page)).toContainText('Ring twice.');
    await expect(page.getByRole('button', { name: 'Change the note' })).toHaveCount(0);
  });
});

test('a note that is being typed stays when it cannot be saved, and is seen whole on a phone', {
  tag: '@long',
}, async ({ page, customer, browserErrors, service }) => {
  await openSignedIn(page, '/dashboard/my-bookings', customer);

  await test.step('a note that the server refuses stays to be tried again', async () => {
    const slot = await newSlot(service, { startTime: '12:00' });
    browserErrors.allow(/status of 409/);
    const booking = await newBooking(customer, slot);
    await navigateTo(page, `/dashboard/my-bookings/${booking._id}`);
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

  await test.step('a note that is being typed stays when it cannot be changed any more', async () => {
    const booking = await newBooking(customer, await newSlot(service, { startTime: '16:00' }));
    await navigateTo(page, `/dashboard/my-bookings/${booking._id}`);
    await page.getByRole('button', { name: 'Add a note' }).click();
    await field(page).fill('The gate has the code 4711.');
    await cancel(booking);
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    await expect(field(page)).toHaveValue('The gate has the code 4711.');
    await save(page).click();
    await expect(toast(page, 'Failed to save the note')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });

  await test.step('a long note is seen whole where it is changed, on a phone, with and without motion', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const note = 'The car stands in the yard behind the blue gate.\nPlease ring twice, code 4711.';
    const booking = await newBooking(customer, await newSlot(service, { startTime: '14:00' }), {
      note,
    });
    await page.goto(`/dashboard/my-bookings/${booking._id}`);
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.reload();
      await page.getByRole('button', { name: 'Change the note' }).click();
      await expect(field(page)).toHaveValue(note);
      const hidden = () => field(page).evaluate((box) => box.scrollHeight - box.clientHeight);
      await expect.poll(hidden, `motion: ${reducedMotion}`).toBe(0);
    }
  });
});
