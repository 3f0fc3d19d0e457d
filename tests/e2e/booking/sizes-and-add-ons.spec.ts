import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { defaultVehicleTypes } from '@carwash/domain/vehicles/vehicle-types';
import type { Page } from '@playwright/test';
import { bookedVehicle } from '../../support/purchases/vehicle.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newService, newSlots, removeService } from '../support/records/catalogue.ts';
import { onlyTransactionOf, transactionsOf } from '../support/records/purchase-reads.ts';
import { withoutSettings } from '../support/records/settings.ts';
import { deskDialog, sellButton } from '../support/screens/admin-slots.ts';
import {
  bookingPageOf,
  cardPageAddress,
  confirmBooking,
  confirmButton,
  expectPriceToPay,
  fillInButType,
  fillInVehicle,
} from '../support/screens/booking-page.ts';
import { decline, pay } from '../support/screens/card-page.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { slotButton } from '../support/screens/service-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { fixtures } from '../support/server/server-context.ts';
import { openSignedIn, submitSignIn } from '../support/sign-in/sign-in.ts';
import { test as base, expect } from '../support/test.ts';

const prices: Partial<PublicSettings> = {
  sizes: [{ _id: 'large', name: 'Large', vehicleTypes: ['SUV', 'van'] }],
  addOns: [
    { _id: 'wax', name: 'Hard wax', price: 9.99, minutes: 15, services: null, vehicleTypes: null },
    { _id: 'roof', name: 'Roof box', price: 5, minutes: 0, services: null, vehicleTypes: ['SUV'] },
  ],
};

/** Every page follows the settings, so each test leaves them as they were. */
let putBack: () => Promise<void>;
base.beforeEach(async () => {
  putBack = await withoutSettings();
  await storeSettings(fixtures, prices);
});
base.afterEach(() => putBack());

/** A service that costs and takes more for large vehicles, with three starts beside each other. */
const test = base.extend<{ sized: Awaited<ReturnType<typeof newSized>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  sized: async ({}, use) => {
    const sized = await newSized();
    await use(sized);
    await removeService(sized.service);
  },
});

async function newSized() {
  const service = await newService({
    price: 29.7,
    duration: 30,
    suitableFor: defaultVehicleTypes.map(({ _id }) => _id),
    sizePrices: [{ sizeId: 'large', price: 41.05, duration: 45 }],
  });
  const at = (startTime: string, endTime: string) => ({ startTime, endTime });
  const [first, second, third] = await newSlots(service, [
    at('10:00', '10:30'),
    at('10:30', '11:00'),
    at('11:00', '11:30'),
  ]);
  if (!first || !second || !third) throw new Error('No slots were made');
  // They follow the opening hours, so that a job may take longer than its start.
  await db.days.doc(first.date).update({ [`byHours.${service._id}`]: ['10:00', '10:30', '11:00'] });
  return { service, first, second, third, date: dayFromToday(2) };
}

const nearestTimes = (page: Page) => page.getByRole('group', { name: 'Nearest open times' });

test('vehicle and extras come before the time, and the booking keeps what was chosen', async ({
  page,
  customer,
  sized,
}) => {
  await newBooking(await newAccount(), sized.second);
  await openSignedIn(page, `/services/${sized.service._id}?date=${sized.date}`, customer);
  await expect(slotButton(page, sized.first)).toBeEnabled();
  await slotButton(page, sized.first).click();
  await expect(page.getByText('$29.70, 30 mins')).toBeVisible();
  await page.getByRole('radio', { name: 'SUV' }).check();
  await expect(page.getByText('$41.05, 45 mins')).toBeVisible();
  await expect(slotButton(page, sized.first)).toHaveText('10:00Too short');
  await expect(slotButton(page, sized.second)).toHaveText('10:30Booked');
  await expect(page.getByText('The 10:00 slot leaves too little time')).toBeVisible();
  await page.getByRole('checkbox', { name: /Hard wax/ }).check();
  await page.getByRole('checkbox', { name: /Roof box/ }).check();
  await expect(page.getByText('$56.04, 1 h')).toBeVisible();
  await nearestTimes(page).getByRole('button', { name: '11:00' }).click();
  await page.getByRole('button', { name: 'Book This Service' }).click();

  await expect(page.getByRole('radio', { name: 'SUV' })).toBeChecked();
  const summary = page.getByRole('region', { name: 'Your booking' });
  await expect(summary.getByRole('listitem').filter({ hasText: '(SUV)' })).toContainText('$41.05');
  await expect(summary.getByRole('listitem').filter({ hasText: 'Hard wax' })).toContainText(
    '$9.99',
  );
  await fillInButType(page);
  await confirmButton(page).click();
  await page.waitForURL(cardPageAddress);
  await expect(page.getByText('56.04').first()).toBeVisible();
  await decline(page);
  await expect(page.getByRole('link', { name: 'Choose another time' })).toHaveAttribute(
    'href',
    `/services/${sized.service._id}?date=${sized.date}&vehicle=SUV&extras=wax%2Croof`,
  );
  await page.getByRole('link', { name: 'Try again' }).click();
  await confirmButton(page).click();
  await page.waitForURL(cardPageAddress);
  await pay(page);
  await expectBookingConfirmed(page);

  const sold = (await transactionsOf(sized.third)).find(({ status }) => status === 'success');
  expect(sold?.lines.map(({ name, price }) => [name, price])).toEqual([
    [`${sized.service.name} (SUV)`, 41.05],
    ['Hard wax', 9.99],
    ['Roof box', 5],
  ]);
  await navigateTo(page, `/dashboard/my-transactions/${sold?._id}`);
  await expect(page.getByText('Hard wax')).toBeVisible();
  await expect(page.getByText('1 h', { exact: true })).toBeVisible();
});

test('the vehicle of the service page is that of the booking form, also without it in the address', {
  tag: '@long',
}, async ({ page, customer, sized, anotherBrowser }) => {
  const saved = db.savedVehicles.doc();
  const own = {
    ...bookedVehicle,
    vehicleType: 'SUV',
    vehicleTypeName: 'SUV',
    vehicleBrand: 'Jeep',
    vehicleModel: 'Rover',
  };
  await saved.set({ ...own, _id: saved.id, uid: customer.uid, usedAt: new Date() });
  const address = `/services/${sized.service._id}?date=${sized.date}`;
  const book = page.getByRole('button', { name: 'Book This Service' });

  await test.step("it is the customer's own at first, in the form too", async () => {
    await openSignedIn(page, address, customer);
    await slotButton(page, sized.first).click();
    await expect(page.getByRole('radio', { name: 'SUV' })).toBeChecked();
    await expect(page.getByText('$41.05, 45 mins')).toBeVisible();
    await book.click();
    await expect(page).toHaveURL(`${bookingPageOf(sized.first)}?vehicle=SUV`);
    await expect(page.getByRole('radio', { name: /^Jeep Rover/ })).toBeChecked();
    await expectPriceToPay(page, '$41.05');
  });

  await test.step('another one stays chosen, also where an address has none', async () => {
    await page.goto(address);
    // The server renders the usual vehicle, until the app knows which one was chosen before.
    await expect(page.getByRole('radio', { name: 'SUV' })).toBeChecked();
    await page.getByRole('radio', { name: 'Car', exact: true }).check();
    await expect(page.getByText('$29.70, 30 mins')).toBeVisible();
    for (const slot of [sized.first, sized.third]) {
      await page.goto(bookingPageOf(slot));
      await expect(page.getByRole('radio', { name: 'Car', exact: true })).toBeChecked();
      await expectPriceToPay(page, '$29.70');
    }
    await page.goto(`/services/${sized.service._id}`);
    await expect(page.getByRole('radio', { name: 'Car', exact: true })).toBeChecked();
  });

  await test.step('it stays what it was when a visitor signs in on the way', async () => {
    const visitor = await anotherBrowser();
    await visitor.goto(address);
    await slotButton(visitor, sized.first).click();
    await visitor.getByRole('checkbox', { name: /Hard wax/ }).check();
    await visitor.getByRole('button', { name: 'Book This Service' }).click();
    const chosen = visitor.getByRole('region', { name: 'What you are about to book' });
    await expect(chosen).toContainText('$39.69');
    await submitSignIn(visitor, customer);
    await expect(visitor.getByRole('radio', { name: 'Car', exact: true })).toBeChecked();
    await expectPriceToPay(visitor, '$39.69');
  });
});

test('the price follows the vehicle, a time may be too short, and a risen price is asked about', async ({
  page,
  customer,
  sized,
  browserErrors,
}) => {
  await test.step('the price follows the vehicle, and a time that is too short says so', async () => {
    await newBooking(await newAccount(), sized.second);
    await openSignedIn(page, bookingPageOf(sized.first), customer);
    await page.getByRole('radio', { name: 'Car', exact: true }).check();
    await expectPriceToPay(page, '$29.70');
    await expect(confirmButton(page)).toBeEnabled();
    await page.getByRole('radio', { name: 'SUV' }).check();
    await expectPriceToPay(page, '$41.05');
    await expect(page.getByText('The 10:00 slot leaves too little time')).toBeVisible();
    await expect(confirmButton(page)).toBeDisabled();
    await nearestTimes(page).getByRole('link', { name: '11:00' }).click();
    await expect(page).toHaveURL(/_1100\?vehicle=SUV/);
    await expect(page.getByRole('radio', { name: 'SUV' })).toBeChecked();
    await expect(confirmButton(page)).toBeEnabled();
    await page.goBack();
    await page.getByRole('radio', { name: 'Car', exact: true }).check();
    await expect(confirmButton(page)).toBeEnabled();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Car', exact: true })).toBeChecked();
  });

  await test.step('a price that rises while the page lies open is shown and asked once more before the card page', async () => {
    await navigateTo(page, bookingPageOf(sized.third));
    await page.getByRole('checkbox', { name: /Hard wax/ }).check();
    await fillInVehicle(page);
    await expectPriceToPay(page, '$39.69');
    const [wax, ...others] = prices.addOns ?? [];
    if (!wax) throw new Error('There is no wax');
    await storeSettings(fixtures, { ...prices, addOns: [{ ...wax, price: 12 }, ...others] });
    browserErrors.allow(/status of 409/);
    await confirmButton(page).click();
    await expect(page.getByText('The price is now $41.70, no longer $39.69.')).toBeVisible();
    await expectPriceToPay(page, '$41.70');
    await inEveryLook(page, () => expectUsable(page));
    await confirmBooking(page);
    await pay(page);
    await expectBookingConfirmed(page);
    await expect.poll(() => onlyTransactionOf(sized.third)).toMatchObject({ amount: 41.7 });
  });
});

test('a form that lies open says what the owner has changed, shows it, and can then be paid', {
  tag: '@long',
}, async ({ page, customer, sized, browserErrors }) => {
  const [wax, ...others] = prices.addOns ?? [];
  if (!wax) throw new Error('There is no wax');
  const notOffered = page.getByText('An extra that you chose is not offered for this vehicle any');
  browserErrors.allow(/status of (400|409)/);

  await test.step('an extra that is gone, in the form of the waitlist', async () => {
    const address = `/dashboard/join-waitlist/${sized.service._id}?date=${sized.date}`;
    await openSignedIn(page, address, customer);
    await page.getByRole('checkbox', { name: /Hard wax/ }).check();
    await fillInVehicle(page);
    await storeSettings(fixtures, { ...prices, addOns: others });
    await page.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(notOffered).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Hard wax/ })).toHaveCount(0);
  });

  await test.step('an extra that is gone, in the form before the payment', async () => {
    await storeSettings(fixtures, prices);
    await navigateTo(page, bookingPageOf(sized.first));
    await page.getByRole('checkbox', { name: /Hard wax/ }).check();
    await fillInVehicle(page);
    await expectPriceToPay(page, '$39.69');
    await storeSettings(fixtures, { ...prices, addOns: others });
    await confirmButton(page).click();
    await expect(notOffered).toBeVisible();
    await expect(page.getByRole('link', { name: 'See other times' })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /Hard wax/ })).toHaveCount(0);
    await expectPriceToPay(page, '$29.70');
    await inEveryLook(page, () => expectUsable(page));
    await confirmBooking(page);
  });

  await test.step('a detail that is newly asked for, of a vehicle of the garage', async () => {
    const saved = db.savedVehicles.doc();
    const own = { ...bookedVehicle, vehicleBrand: '', vehicleModel: '', manufacturingYear: null };
    await saved.set({ ...own, _id: saved.id, uid: customer.uid, usedAt: new Date() });
    await storeSettings(fixtures, { ...prices, askedVehicleDetails: [] });
    await page.goto(bookingPageOf(sized.third));
    await page.getByRole('radio', { name: own.registrationPlate }).check();
    await expect(page.getByLabel('Registration plate')).toHaveCount(0);
    await storeSettings(fixtures, { ...prices, askedVehicleDetails: ['brand'] });
    await confirmButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please check the marked fields.');
    const brand = page.getByLabel('Vehicle brand');
    await expect(brand).toHaveAccessibleDescription('Vehicle brand is required.');
    await brand.fill('Toyota');
    await confirmBooking(page);
  });
});

test('a service whose price begins to depend on the vehicle shows the price of the chosen one', {
  tag: '@long',
}, async ({ page, customer, sized, browserErrors }) => {
  await storeSettings(fixtures, {});
  await openSignedIn(page, bookingPageOf(sized.third), customer);
  await page.getByRole('radio', { name: 'Van', exact: true }).check();
  await fillInButType(page);
  await expectPriceToPay(page, '$29.70');
  await storeSettings(fixtures, prices);
  browserErrors.allow(/status of 409/);
  await confirmButton(page).click();
  await expect(page.getByText('The price is now $41.05, no longer $29.70.')).toBeVisible();
  await expectPriceToPay(page, '$41.05');
  await confirmBooking(page);
  await expect(page.getByText('41.05').first()).toBeVisible();
});

test('the owner sets up types of vehicles, sizes and extras, and desk and customers get the times that are long enough', async ({
  page,
  anotherBrowser,
  customer,
  sized,
}) => {
  await test.step('the desk offers the times that are long enough for the vehicle and the extras, and no other', async () => {
    await newBooking(await newAccount(), sized.second);
    const desk = `/dashboard/slots?date=${sized.date}&book=${sized.first._id}`;
    await openSignedIn(page, desk, await newAccount('admin'));
    const dialog = deskDialog(page);
    const confirm = sellButton(page);
    const time = dialog.getByRole('combobox', { name: 'Time' });
    await expect(time).toContainText('10:00 – 10:30');
    await dialog.getByRole('radio', { name: 'SUV' }).check();
    await expect(time).toContainText('10:00 – 10:45 (not enough time)');
    await expect(dialog).toContainText('The 10:00 slot leaves too little time');
    await expect(confirm).toBeDisabled();
    await inEveryLook(page, () => expectUsable(page));
    await dialog.getByRole('checkbox', { name: /Hard wax/ }).check();
    await time.click();
    const later = page.getByRole('option', { name: '11:00 – 12:00' });
    await expect(page.getByRole('option')).toHaveCount(2);
    await later.click();
    await dialog.getByLabel('Name (optional)').fill('Rahim Uddin');
    await dialog.getByLabel('Registration plate').fill('DHAKA METRO-GA 11-2233');
    await confirm.click();
    await expect(toast(page, 'Booking successful')).toBeVisible();
    await expect.poll(() => onlyTransactionOf(sized.third)).toMatchObject({ amount: 51.04 });
  });

  await test.step('types, sizes and extras are set up under Settings, and a service says what a size costs', async () => {
    await storeSettings(fixtures, {});
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/dashboard/settings?section=prices');
    await page.getByRole('button', { name: 'Add a vehicle type' }).click();
    await expect(page.getByLabel('Vehicle type 11')).toBeFocused();
    await page.keyboard.type('Camper');
    await page.getByRole('button', { name: 'Move Camper up' }).click();
    await expect(page.getByLabel('Vehicle type 10')).toHaveValue('Camper');
    await page.getByRole('button', { name: 'Add a size' }).click();
    const size = page.getByRole('group', { name: 'a size without a name' });
    await size.getByLabel('Vehicle types').click();
    await page.getByRole('option', { name: 'Camper' }).click();
    await page.keyboard.press('Escape');
    await size.getByRole('textbox', { name: 'Name' }).fill('Giant');
    await page.getByRole('button', { name: 'Add an extra' }).click();
    const extra = page.getByRole('group', { name: 'an extra without a name' });
    await extra.getByLabel('Price').fill('7.5');
    await extra.getByLabel('Longer by').fill('10');
    await extra.getByRole('textbox', { name: 'Name' }).fill('Scent');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Settings saved')).toBeVisible();
    await inEveryLook(page, () => expectUsable(page));
    await page.setViewportSize({ width: 1280, height: 720 });

    await navigateTo(page, `/dashboard/services/${sized.service._id}/edit`);
    await page.getByLabel('Vehicle types').click();
    await page.getByRole('option', { name: 'Camper' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('switch', { name: /Giant \(Camper\)/ }).check();
    const giant = page.getByRole('group', { name: 'Giant' });
    await giant.getByLabel('Price').fill('80');
    await giant.getByLabel('Duration').fill('20');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await page.reload();
    await expect(giant.getByLabel('Price')).toHaveValue('80');
  });

  await test.step('a customer finds the new type, with its price, on the page of the service and in the form', async () => {
    const phone = await anotherBrowser();
    await openSignedIn(phone, `/services/${sized.service._id}?date=${sized.date}`, customer);
    await phone.getByRole('radio', { name: 'Camper' }).check();
    await phone.getByRole('checkbox', { name: /Scent/ }).check();
    await expect(phone.getByText('$87.50, 30 mins')).toBeVisible();
    await slotButton(phone, sized.first).click();
    await phone.getByRole('button', { name: 'Book This Service' }).click();
    await expect(phone.getByRole('radio', { name: 'Camper' })).toBeChecked();
    await expectPriceToPay(phone, '$87.50');
  });
});

test('a paused service cannot be booked, but an earlier hold can be paid, and its booking is shown', async ({
  page,
  customer,
  sized,
  browserErrors,
}) => {
  await test.step('it cannot be booked, on its page or by the address of a time', async () => {
    browserErrors.allow(/status of 409/);
    await openSignedIn(page, bookingPageOf(sized.first), customer);
    await fillInVehicle(page);
    await fixtures.context.db.services.doc(sized.service._id).update({ isPaused: true });
    await confirmButton(page).click();
    await expect(page.getByText('This service is not on sale at the moment.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See other times' })).toHaveCount(0);
    await expect(nearestTimes(page)).toHaveCount(0);
    await page.goto(`/services/${sized.service._id}`);
    await expect(page.getByText('This service cannot be booked at the moment.')).toBeVisible();
    await expect(page.getByText('Not bookable at the moment')).toBeVisible();

    // Customers who come with a link, or want it once more, are told before they type anything.
    for (const path of [bookingPageOf(sized.first), `/booking/${sized.service._id}`]) {
      await page.goto(path);
      const told = `${sized.service.name} cannot be booked at the moment`;
      await expect(page.getByText(told)).toBeVisible();
      await expect(page.getByLabel('Registration plate')).toHaveCount(0);
    }
    await inEveryLook(page, () => expectUsable(page));
    await page.getByRole('link', { name: 'See other services' }).click();
    await expect(page).toHaveURL('/services');
  });

  await test.step('a hold from before the pause is paid for, and its booking is shown', async () => {
    await fixtures.context.db.services.doc(sized.service._id).update({ isPaused: false });
    await page.goto(bookingPageOf(sized.first));
    await fillInVehicle(page);
    await confirmBooking(page);
    await expect(page.getByText('29.70').first()).toBeVisible();
    await fixtures.context.db.services.doc(sized.service._id).update({ isPaused: true });
    await page.goto(bookingPageOf(sized.first));
    await expect(page.getByText('This slot is still held for you')).toBeVisible();
    await confirmBooking(page);
    await pay(page);
    await expectBookingConfirmed(page);
    await page.goto(bookingPageOf(sized.first));
    await expect(page.getByRole('heading', { name: 'You booked this' })).toBeVisible();
  });
});
