import { randomInt } from 'node:crypto';
import type { Service } from '@carwash/domain/services/service';
import type { Page } from '@playwright/test';
import { bookedVehicle } from '../../support/purchases/vehicle.ts';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { loseAnswer } from '../support/browser/lose-answer.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { SaleEffort, saleDialog } from '../support/screens/sale.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const newPlate = () => `KHULNA GHA ${randomInt(10, 99)}-${randomInt(1000, 9999)}`;

const plateField = (page: Page) => saleDialog(page).getByLabel('Registration plate');
const newSale = (page: Page) => page.getByRole('link', { name: 'New sale' });
const sell = (page: Page) => saleDialog(page).getByRole('button', { name: 'Cash' });

async function chooseService(page: Page, { name }: Service): Promise<void> {
  await saleDialog(page).getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name }).click();
}

/** Makes the bay of the service known today. */
const openToday = (service: Service) =>
  newSlot(service, { date: dayFromToday(0), startTime: '00:00', endTime: '00:45' });

const salesOf = async (service: Service) => {
  const found = await db.bookings.where('service._id', '==', service._id).get();
  return found.docs.map((booking) => booking.data());
};

test('a regular is sold what they had last in three clicks and one field', async ({
  page,
  customer,
  service,
}, info) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const registrationPlate = newPlate();
  const past = await newSlot(service, { date: dayFromToday(-7) });
  await newBooking(customer, past, {
    vehicle: { ...bookedVehicle, registrationPlate },
    createdAt: past.startsAt,
  });
  await openToday(service);
  await openSignedIn(page, '/dashboard/today', await newAccount('admin'));

  const effort = new SaleEffort();
  await effort.click(newSale(page));
  await expect(plateField(page)).toBeFocused();
  await effort.type(plateField(page), registrationPlate.slice(-7));
  await effort.click(page.getByRole('option', { name: registrationPlate }));
  await expect(plateField(page)).toHaveValue(registrationPlate);
  await expect(saleDialog(page).getByRole('radio', { name: 'Car', exact: true })).toBeChecked();
  await expect(saleDialog(page).getByRole('combobox', { name: 'Service' })).toHaveText(
    service.name,
  );
  await expect(saleDialog(page).getByRole('combobox', { name: 'Time' })).toContainText(
    `Bay of ${service._id}`,
  );
  await expect(saleDialog(page).getByLabel('Name (optional)')).toHaveValue(customer.name);
  await expect(saleDialog(page).getByText(`last: ${service.name}`)).toBeVisible();
  await effort.click(sell(page));
  await expect(toast(page, 'Booking successful')).toBeVisible();
  await expect(saleDialog(page)).toBeHidden();
  await expect
    .poll(async () => (await salesOf(service)).filter(({ slot }) => slot.startsAt > past.endsAt))
    .toMatchObject([{ customer: { uid: customer.uid }, vehicle: { registrationPlate } }]);
  info.annotations.push({ type: 'effort', description: JSON.stringify(effort) });
  expect(effort.clicks).toBeLessThanOrEqual(3);
  expect(effort.fields).toBe(1);
});

test('a car that was never here needs plate and type, and is booked under its plate', async ({
  page,
  service,
}, info) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const registrationPlate = newPlate();
  await openToday(service);
  await openSignedIn(page, '/dashboard/today', await newAccount('admin'));

  const effort = new SaleEffort();
  await effort.click(newSale(page));
  await inEveryLook(page, () => expectUsable(page));
  await effort.type(plateField(page), registrationPlate);
  await effort.click(saleDialog(page).getByRole('radio', { name: 'Car', exact: true }));
  // The goal is counted for the most booked service, which is chosen; this test has one of its own.
  await chooseService(page, service);
  await effort.click(sell(page));
  await expect(toast(page, 'Booking successful')).toBeVisible();
  await expect
    .poll(() => salesOf(service))
    .toMatchObject([{ customer: { uid: null, name: registrationPlate, phone: '' } }]);
  const arrived = page.getByRole('region', { name: /^Arrived/ });
  await expect(arrived.getByRole('link', { name: registrationPlate })).toBeVisible();
  info.annotations.push({ type: 'effort', description: JSON.stringify(effort) });
  expect(effort.clicks).toBeLessThanOrEqual(4);
  expect(effort.fields).toBe(1);
});

test('a form that is left is asked about first, and survives a reload', { tag: '@long' }, async ({
  page,
  service,
}) => {
  const registrationPlate = newPlate();
  await openToday(service);
  await openSignedIn(page, '/dashboard/today', await newAccount('admin'));
  await newSale(page).click();
  await sell(page).click();
  await expect(saleDialog(page).getByText('Registration plate is required.')).toBeVisible();
  await expect(plateField(page)).toBeFocused();
  await plateField(page).fill(registrationPlate);
  await page.reload();
  await expect(plateField(page)).toHaveValue(registrationPlate);
  await expect(saleDialog(page).getByText('This form is as you left it.')).toBeVisible();
  await saleDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(saleDialog(page)).toBeHidden();
  await newSale(page).click();
  await expect(plateField(page)).toHaveValue('');
});

test('a sale whose answer is lost is made once, also when the form is opened again', {
  tag: '@long',
}, async ({ page, service, browserErrors }) => {
  browserErrors.allow(/ERR_FAILED/);
  const registrationPlate = newPlate();
  await openToday(service);
  await openSignedIn(page, '/dashboard/today', await newAccount('admin'));
  await newSale(page).click();
  await plateField(page).fill(registrationPlate);
  await chooseService(page, service);
  await saleDialog(page).getByRole('radio', { name: 'Car', exact: true }).check();
  await loseAnswer(page, '**/api/bookings/desk');
  await sell(page).click();
  await expect(saleDialog(page).getByText('No answer came.')).toBeVisible();
  await saleDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(saleDialog(page)).toBeHidden();
  await newSale(page).click();
  await expect(plateField(page)).toHaveValue(registrationPlate);
  await expect(saleDialog(page).getByText('No answer came.')).toBeVisible();
  await sell(page).click();
  await expect(toast(page, 'Booking successful')).toBeVisible();
  await expect.poll(() => salesOf(service)).toMatchObject([{ vehicle: { registrationPlate } }]);
});

test('after a reload another plate still takes the first customer away, and Enter in the search of accounts sells nothing', {
  tag: '@long',
}, async ({ page, customer, service }) => {
  const registrationPlate = newPlate();
  const past = await newSlot(service, { date: dayFromToday(-7) });
  await newBooking(customer, past, {
    vehicle: { ...bookedVehicle, registrationPlate },
    createdAt: past.startsAt,
  });
  await openToday(service);
  await openSignedIn(page, '/dashboard/today', await newAccount('admin'));
  const name = saleDialog(page).getByLabel('Name (optional)');
  const account = saleDialog(page).getByRole('combobox', { name: 'Find an account' });
  await newSale(page).click();
  await plateField(page).fill(registrationPlate);
  await page.getByRole('option', { name: registrationPlate }).click();
  await expect(name).toHaveValue(customer.name);
  await page.reload();
  await expect(name).toHaveValue(customer.name);
  await expect(account).toHaveValue(customer.email);
  await plateField(page).fill(newPlate());
  await expect(name).toHaveValue('');
  await expect(account).toHaveValue('');

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/bookings/desk')) sent.push(request.url());
  });
  await saleDialog(page).getByRole('radio', { name: 'Car', exact: true }).check();
  await account.fill('nobody of this name');
  await account.press('Enter');
  await expect(page.getByText('No account found.')).toBeVisible();
  await account.press('Enter');
  await account.fill(customer.email);
  await expect(page.getByRole('option', { name: customer.name })).toBeVisible();
  await account.press('Enter');
  await expect(name).toHaveValue(customer.name);
  expect(sent).toEqual([]);
});
