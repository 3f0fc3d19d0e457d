import { vehicle } from '../../support/purchases/vehicle.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newService, newSlot, removeService } from '../support/records/catalogue.ts';
import { bookingsOf, onlyTransactionOf } from '../support/records/purchase-reads.ts';
import { deskPageOf } from '../support/screens/admin-bookings.ts';
import {
  bookSlot,
  deskAt,
  deskDialog,
  fillInCar,
  quietDay,
  sellButton,
} from '../support/screens/admin-slots.ts';
import {
  bookingPageOf,
  cardPageAddress,
  confirmBooking,
  confirmButton,
  fillInVehicle,
} from '../support/screens/booking-page.ts';
import { decline, pay } from '../support/screens/card-page.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { servicePageOf } from '../support/screens/service-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const place = '৭ নম্বর বাড়ি, Lake Road';
const map = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;

test('a wash at the door asks where the door is, and everybody who needs it sees it', async ({
  page,
  customer,
  anotherBrowser,
}) => {
  const service = await newService({ location: 'customer' });
  const slot = await newSlot(service);
  await openSignedIn(page, servicePageOf(slot), customer);
  await expect(page.getByRole('banner').getByText('We come to you')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('We come to you')).toBeVisible();

  await navigateTo(page, bookingPageOf(slot));
  const address = page.getByLabel('Address');
  const note = page.getByLabel('Note to the desk (optional)');
  await expect(address).toHaveValue('1 Test Road');
  await fillInVehicle(page);
  await address.fill('');
  await confirmButton(page).click();
  await expect(page.getByText('Address is required.')).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill(place);
  await note.fill('Ring twice.\nBeware of the dog.');
  await page.reload();
  await expect(address).toHaveValue(place);
  await expect(note).toHaveValue('Ring twice.\nBeware of the dog.');

  await confirmBooking(page);
  await page.goBack();
  await expect(address).toHaveValue(place);
  await expect(note).toHaveValue('Ring twice.\nBeware of the dog.');
  await confirmBooking(page);
  await pay(page);
  await expectBookingConfirmed(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(`We come to you at ${slot.startTime}.`);
  await expect(main).toContainText('Beware of the dog.');
  await expect(main).not.toContainText('arrive');
  await expect(main.getByRole('link', { name: place })).toHaveAttribute('href', map);
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveCount(0);
  const toCalendar = page.getByRole('link', { name: 'Google Calendar' });
  const inCalendar = new URL((await toCalendar.getAttribute('href')) ?? '').searchParams;
  expect(inCalendar.get('location')).toBe(place);

  const booking = await onlyTransactionOf(slot);
  expect(booking).toMatchObject({ address: place, note: 'Ring twice.\nBeware of the dog.' });
  await navigateTo(page, `/dashboard/my-bookings/${booking._id}`);
  await expect(main.getByRole('link', { name: place })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toBeVisible();
  await expect(page.getByText('Beware of the dog.')).toBeVisible();
  await expect(page.getByText(`Next: ${service.name}`)).toBeVisible();
  await navigateTo(page, `/dashboard/my-transactions/${booking._id}`);
  await expect(page.getByText(place)).toBeVisible();

  const desk = await anotherBrowser();
  await openSignedIn(desk, deskAt(slot.date), await newAccount('admin'));
  const cell = desk.getByRole('listitem').filter({ hasText: customer.name });
  await expect(cell).toContainText(place);
  await expect(cell).toContainText('Ring twice.');
  const mapLink = cell.getByRole('link', { name: `Map: ${place}` });
  await expect(mapLink).toHaveAttribute('href', map);
  await expect(mapLink).toHaveAttribute('rel', /noopener/);
  await expect(mapLink).toHaveAttribute('target', '_blank');
  await navigateTo(desk, deskPageOf(booking));
  await expect(desk.getByRole('link', { name: place })).toHaveAttribute('href', map);
  await removeService(service);
});

test('a note belongs to its slot, in every tab, and the next booking begins without it', {
  tag: '@long',
}, async ({ page, customer, service, slot }) => {
  const other = await newSlot(service, { startTime: '15:00', endTime: '15:45' });

  await test.step('a note that was typed for one slot is not in the form of another', async () => {
    await openSignedIn(page, bookingPageOf(slot), customer);
    await expect(page.getByLabel('Address')).toHaveCount(0);
    await fillInVehicle(page);
    await page.getByLabel('Note to the desk (optional)').fill('The gate code is 4711.');
    for (const [wanted, noted] of [
      [other, ''],
      [slot, 'The gate code is 4711.'],
    ] as const) {
      await page.goto(bookingPageOf(wanted));
      await expect(page.getByLabel('Registration plate')).toHaveValue(vehicle.registrationPlate);
      await expect(page.getByLabel('Note to the desk (optional)')).toHaveValue(noted);
    }
  });

  await test.step('a note stays with its slot while it is being paid for in another tab', async () => {
    await page.getByLabel('Note to the desk (optional)').fill('Ring twice.');
    await confirmBooking(page);
    for (const [wanted, noted] of [
      [other, ''],
      [slot, 'Ring twice.'],
    ] as const) {
      const tab = await page.context().newPage();
      await tab.goto(bookingPageOf(wanted));
      await expect(tab.getByLabel('Registration plate')).toHaveValue(vehicle.registrationPlate);
      await expect(tab.getByLabel('Note to the desk (optional)')).toHaveValue(noted);
      await tab.close();
    }
  });

  await test.step('the next booking begins without the note of the last one', async () => {
    await pay(page);
    await expectBookingConfirmed(page);
    await expect(page.getByText('Please arrive a few minutes early.')).toBeVisible();
    await navigateTo(page, bookingPageOf(other));
    await expect(page.getByRole('radio', { name: vehicle.registrationPlate })).toBeChecked();
    await expect(page.getByLabel('Note to the desk (optional)')).toHaveValue('');
  });
});

test('an address stays with the service that it was typed for, through a declined card to the next booking', {
  tag: '@long',
}, async ({ page, customer, slot }) => {
  await test.step('an address that was typed for one service is not in the way of another', async () => {
    const atTheirs = await newService({ location: 'customer' });
    const other = await newSlot(atTheirs);
    await openSignedIn(page, bookingPageOf(other), customer);
    await expect(page.getByLabel('Address')).toHaveValue('1 Test Road');
    await fillInVehicle(page);
    await page.goto(bookingPageOf(slot));
    await expect(page.getByLabel('Registration plate')).not.toHaveValue('');
    await confirmBooking(page);
    await expect.poll(() => onlyTransactionOf(slot)).toMatchObject({ address: '' });
    await removeService(atTheirs);
  });

  await test.step('a declined customer tries again with the same input, and a new booking asks for a new note', async () => {
    const service = await newService({ location: 'customer' });
    const slot = await newSlot(service);
    const next = await newSlot(service, { startTime: '15:00', endTime: '15:45' });
    const address = page.getByLabel('Address');
    const note = page.getByLabel('Note to the desk (optional)');
    await page.goto(bookingPageOf(slot));
    await fillInVehicle(page);
    await address.fill(place);
    await note.fill('Ring twice.');
    await confirmBooking(page);
    await page.goto('/dashboard/my-transactions');
    await page.getByRole('link', { name: `Continue paying: ${service.name}` }).click();
    await page.waitForURL(cardPageAddress);
    await expect
      .poll(() => onlyTransactionOf(slot))
      .toMatchObject({ address: place, note: 'Ring twice.' });
    await decline(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(address).toHaveValue(place);
    await expect(note).toHaveValue('Ring twice.');
    await confirmBooking(page);
    await pay(page);
    await expectBookingConfirmed(page);
    await page.getByRole('link', { name: /^Book again/ }).click();
    await expect(page).toHaveURL(bookingPageOf(next));
    await expect(address).toHaveValue(place);
    await expect(note).toHaveValue('');
    await removeService(service);
  });
});

test("an admin says that a service is done at the customer's, and the desk asks for the address", {
  tag: '@long',
}, async ({ page, service, customer }) => {
  await test.step('the admin says so, and the page of the service does', async () => {
    await openSignedIn(page, `/dashboard/services/${service._id}/edit`, await newAccount('admin'));
    await page.getByRole('combobox', { name: 'Place' }).click();
    await page.getByRole('option', { name: "At the customer's" }).click();
    await expect(page.getByText('Customers are asked for the address.')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Service updated successfully')).toBeVisible();
    await navigateTo(page, `/services/${service._id}`);
    await expect(page.getByRole('main').getByText('We come to you')).toBeVisible();
  });

  await test.step('the desk asks for the address too, and knows that of the account', async () => {
    const service = await newService({ location: 'customer' });
    const slot = await newSlot(service, { date: quietDay() });
    await navigateTo(page, deskAt(slot.date));
    await bookSlot(page, service.name, slot).click();
    const form = deskDialog(page);
    const confirm = sellButton(page);
    await form.getByLabel('Name (optional)').fill('Rahim Uddin');
    await fillInCar(page);
    await confirm.click();
    await expect(form.getByText('Address is required.')).toBeVisible();
    await form.getByRole('combobox', { name: 'Find an account' }).fill(customer.email.slice(0, 12));
    await page.getByRole('option', { name: customer.name }).click();
    await expect(form.getByLabel('Address')).toHaveValue('1 Test Road');
    await form.getByLabel('Note to the desk (optional)').fill('Gate code 4711');
    await confirm.click();
    await expect(toast(page, 'Booking successful')).toBeVisible();
    const cell = page.getByRole('listitem').filter({ hasText: customer.name });
    await expect(cell).toContainText('1 Test Road');
    await expect(cell).toContainText('Gate code 4711');
    await expect
      .poll(() => bookingsOf(slot))
      .toMatchObject([{ address: '1 Test Road', note: 'Gate code 4711' }]);
    await removeService(service);
  });
});
