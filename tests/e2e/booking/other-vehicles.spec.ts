import { newAccount } from '../support/records/accounts.ts';
import { newService, newSlot, removeService } from '../support/records/catalogue.ts';
import { bookSlot, deskAt, deskDialog, quietDay } from '../support/screens/admin-slots.ts';
import {
  bookingPageOf,
  confirmBooking,
  confirmButton,
  fillInVehicle,
} from '../support/screens/booking-page.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('vehicles that the service does not suit are not offered, and the form says what suits them', async ({
  page,
  customer,
  slot,
}) => {
  const forBuses = await newService({ name: 'Bus Shampoo', suitableFor: ['Buses'] });
  await openSignedIn(page, bookingPageOf(slot), customer);
  await expect(page.getByRole('radio', { name: 'Bus (not for this service)' })).toBeDisabled();

  await page.getByRole('button', { name: 'Another type of vehicle?' }).click();
  await page.getByRole('link', { name: forBuses.name }).first().click();
  await expect(page).toHaveURL(`/services/${forBuses._id}`);
  await removeService(forBuses);
});

test('the year may be typed in any digits, from 1950 to next year', async ({ page, customer }) => {
  const asking = await newService({ asksVehicleDetails: true });
  await openSignedIn(page, bookingPageOf(await newSlot(asking)), customer);
  await fillInVehicle(page);
  await page.getByLabel('Vehicle brand').fill('Toyota');
  await page.getByLabel('Vehicle model').fill('Axio');
  const year = page.getByLabel('Manufacturing year');
  await year.fill('2050');
  await confirmButton(page).click();
  await expect(page.getByText(/^Year must be 20\d\d or earlier\.$/)).toBeVisible();
  await year.fill('1949');
  await expect(page.getByText('Year must be 1950 or later.')).toBeVisible();
  await year.fill('২০১৮');
  await expect(page.getByText(/^(Year|Manufacturing year) must/)).toHaveCount(0);
  await confirmBooking(page);
  await removeService(asking);
});

test('nor does the desk offer them', async ({ page, service }) => {
  const slot = await newSlot(service, { date: quietDay() });
  await openSignedIn(page, deskAt(slot.date), await newAccount('admin'));
  await bookSlot(page, service.name, slot).click();
  await expect(
    deskDialog(page).getByRole('radio', { name: 'Truck (not for this service)' }),
  ).toBeDisabled();
  await expect(
    deskDialog(page).getByRole('button', { name: 'Another type of vehicle?' }),
  ).toBeVisible();
});
