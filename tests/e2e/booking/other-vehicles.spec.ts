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

test('vehicles that a service does not suit are not offered, and the year may be typed in any digits', async ({
  page,
  customer,
  slot,
  service,
  anotherBrowser,
}) => {
  await test.step('the form offers only vehicles that the service suits, and says what suits the others', async () => {
    const forBuses = await newService({ name: 'Bus Shampoo', suitableFor: ['Bus'] });
    await openSignedIn(page, bookingPageOf(slot), customer);
    await expect(page.getByRole('radio', { name: 'Car', exact: true })).toBeEnabled();
    await expect(page.getByRole('radio', { name: 'Bus' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Another type of vehicle?' }).click();
    await page.getByRole('link', { name: forBuses.name }).first().click();
    await expect(page).toHaveURL(`/services/${forBuses._id}`);
    await removeService(forBuses);
  });

  await test.step('the year may be typed in any digits, from 1950 to next year', async () => {
    const asking = await newService({ asksVehicleDetails: true });
    await page.goto(bookingPageOf(await newSlot(asking)));
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

  await test.step('the desk does not offer them either', async () => {
    const desk = await anotherBrowser();
    const slot = await newSlot(service, { date: quietDay() });
    await openSignedIn(desk, deskAt(slot.date), await newAccount('admin'));
    await bookSlot(desk, service.name, slot).click();
    await expect(
      deskDialog(desk).getByRole('button', { name: 'Another type of vehicle?' }),
    ).toBeVisible();
    await expect(deskDialog(desk).getByRole('radio', { name: 'Truck' })).toHaveCount(0);
  });
});
