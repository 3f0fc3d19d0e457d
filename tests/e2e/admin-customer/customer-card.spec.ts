import { randomInt } from 'node:crypto';
import { keyOfAccount } from '@carwash/domain/customers/customer-key';
import { bookedVehicle } from '../../support/purchases/vehicle.ts';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { touch } from '../support/browser/touch.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { newSlot } from '../support/records/catalogue.ts';
import { confirmButton, prepareBooking } from '../support/screens/booking-page.ts';
import { customerField, SaleEffort } from '../support/screens/sale.ts';
import { toast } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const newPhone = () => `+8801${randomInt(100_000_000, 999_999_999)}`;

test('a customer is found with no click and one field, from any screen', async ({
  page,
  service,
}, info) => {
  const phone = newPhone();
  const walkIn = { uid: null, name: `Rahim ${phone.slice(-5)}`, email: '', phone };
  // Others walk in with the usual plate, and would be the same customer.
  const car = { ...bookedVehicle, registrationPlate: `RA ${phone.slice(-6)}` };
  await newBooking(await newAccount(), await newSlot(service), { customer: walkIn, vehicle: car });
  await openSignedIn(page, '/dashboard/bookings', await newAccount('admin'));
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await touch(page);
  await expect(customerField(page)).toBeVisible();

  const effort = new SaleEffort();
  await page.keyboard.press('/');
  await expect(customerField(page)).toBeFocused();
  // Digits in the middle of the number.
  await effort.type(customerField(page), phone.slice(6, 13));
  await expect(page.getByRole('option', { name: walkIn.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(walkIn.name);
  info.annotations.push({ type: 'effort', description: JSON.stringify(effort) });
  expect([effort.clicks, effort.fields]).toEqual([0, 1]);

  await test.step('a slash that is typed in a field stays a slash', async () => {
    await page.getByRole('button', { name: 'Add a note' }).click();
    const note = page.getByLabel('Note', { exact: true });
    await note.fill('');
    await note.press('/');
    await expect(note).toHaveValue('/');
    await note.fill('Wants the seats covered.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(toast(page, 'Note saved')).toBeVisible();
    await expect(page.getByText('Wants the seats covered.')).toBeVisible();
  });

  await test.step('on a phone a button opens the field', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Find a customer' }).click();
    await customerField(page).fill(walkIn.name);
    await expect(page.getByRole('option', { name: walkIn.name })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await inEveryLook(page, () => expectUsable(page));
});

test('a customer who can book by phone only is told so kindly, and the desk sees it', {
  tag: '@long',
}, async ({ page, customer, service, anotherBrowser, browserErrors }) => {
  browserErrors.allow(/status of 409/);
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(
    page,
    `/dashboard/customers/${keyOfAccount(customer.uid)}`,
    await newAccount('admin'),
  );
  await expect(page.getByRole('heading', { level: 1, name: customer.name })).toBeVisible();
  const opener = page.getByRole('main').getByRole('button', { name: 'Stop online booking' });
  await opener.click();
  const question = page.getByRole('dialog', { name: 'Stop online booking?' });
  await question.getByLabel('Reason').fill('Did not come three times.');
  await page.reload();
  await opener.click();
  await expect(question.getByLabel('Reason')).toHaveValue('Did not come three times.');
  await question.getByRole('button', { name: 'Stop online booking' }).click();
  await expect(page.getByText('Can book by phone only: Did not come three times.')).toBeVisible();
  await inEveryLook(page, () => expectUsable(page));

  const own = await anotherBrowser();
  const slot = await newSlot(service);
  await prepareBooking(own, slot, customer);
  await confirmButton(own).click();
  await expect(own.getByText(/Please call us to book: /).first()).toBeVisible();

  await page.getByRole('button', { name: 'Allow online booking' }).click();
  await expect(page.getByText('Can book by phone only: ')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Stop online booking' })).toBeVisible();
});
