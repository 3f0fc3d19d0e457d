import type { Page } from '@playwright/test';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { overflow } from '../support/browser/overflow.ts';
import { newBooking } from '../support/records/bookings.ts';
import { newService, newSlot, removeService } from '../support/records/catalogue.ts';
import { bookingPageOf, confirmBooking, fillInButType } from '../support/screens/booking-page.ts';
import { pay } from '../support/screens/card-page.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const garage = (page: Page) => page.getByRole('region', { name: 'Your garage' });
const rows = (page: Page) => garage(page).getByRole('listitem');

async function addVehicle(page: Page, plate: string, name = ''): Promise<void> {
  await garage(page).getByRole('button', { name: 'Add a vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a vehicle' });
  await dialog.getByRole('radio', { name: 'Van', exact: true }).check();
  await fillInButType(dialog, plate);
  await dialog.getByLabel('Name (optional)').fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('vehicles are added, renamed, chosen first and removed', async ({ page, customer }) => {
  await openSignedIn(page, '/dashboard/profile', customer);
  await expect(garage(page)).toContainText('No vehicles yet');
  await addVehicle(page, 'ঢাকা মেট্রো-গ ১২-৩৪৫৬');
  await addVehicle(page, 'VAN 2', 'Delivery van');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Delivery van');

  await page.getByRole('button', { name: 'Rename: Toyota Axio' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Family van');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).last()).toContainText('Family van');

  await page.getByRole('button', { name: 'Use by default: Family van' }).click();
  await expect(rows(page).first()).toContainText('Family van');
  await expect(rows(page).first()).toContainText('Chosen first');

  await page.getByRole('button', { name: 'Remove: Delivery van' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Rename: Family van' })).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
});

test('a vehicle that was booked for is chosen with one tap where it suits, and another one joins it', {
  tag: '@long',
}, async ({ page, customer, service, slot }) => {
  await test.step('a vehicle that the service does not suit cannot be chosen, and the form says what suits it', async () => {
    const forBuses = await newService({ name: 'Bus Shampoo', suitableFor: ['bus'] });
    await newBooking(customer, await newSlot(service, { startTime: '12:00', endTime: '12:45' }));
    await openSignedIn(page, bookingPageOf(await newSlot(forBuses)), customer);
    await expect(page.getByRole('radio', { name: /^Toyota Axio/ })).toBeDisabled();
    await expect(page.getByRole('radio', { name: /^Another vehicle/ })).toBeChecked();
    await expect(page.getByLabel('Registration plate')).toHaveValue('');

    await navigateTo(page, bookingPageOf(slot));
    await expect(page.getByRole('radio', { name: /^Toyota Axio/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Another vehicle/ }).check();
    await expect(page.getByRole('radio', { name: 'Bus' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Another type of vehicle?' }).click();
    await page.getByRole('link', { name: forBuses.name }).first().click();
    await expect(page).toHaveURL(`/services/${forBuses._id}`);
    await removeService(forBuses);
  });

  await test.step('a vehicle that was booked for is chosen, and another one joins it', async () => {
    await page.goto(bookingPageOf(slot));
    await page.getByRole('radio', { name: /^Toyota Axio/ }).check();
    await expect(page.getByRole('radio', { name: /^Toyota Axio/ })).toBeChecked();
    await expect(page.getByLabel('Registration plate')).toHaveCount(0);

    await page.getByRole('radio', { name: /^Another vehicle/ }).check();
    await page.getByRole('radio', { name: 'Car', exact: true }).check();
    await fillInButType(page, 'CAR 77');
    await page.getByRole('radio', { name: /^Toyota Axio/ }).check();
    await expect(page.getByLabel('Registration plate')).toHaveCount(0);
    await page.getByRole('radio', { name: /^Another vehicle/ }).check();
    await expect(page.getByLabel('Registration plate')).toHaveValue('CAR 77');
    await page.reload();
    await expect(page.getByLabel('Registration plate')).toHaveValue('CAR 77');
    await confirmBooking(page);
    await pay(page);
    await expectBookingConfirmed(page);

    await page.goto('/dashboard/profile');
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('CAR 77');
    await expect(rows(page).last()).toContainText(vehicle.registrationPlate);
  });

  await test.step('one that is removed elsewhere stays in the form', async () => {
    await page.goto(bookingPageOf(await newSlot(service, { startTime: '15:00' })));
    await page.getByRole('radio', { name: vehicle.registrationPlate }).check();
    const other = await page.context().newPage();
    await other.goto('/dashboard/profile');
    await rows(other)
      .filter({ hasText: vehicle.registrationPlate })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await other.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect(page.getByRole('radio', { name: /^Another vehicle/ })).toBeChecked();
    await expect(page.getByLabel('Registration plate')).toHaveValue(vehicle.registrationPlate);
  });
});
