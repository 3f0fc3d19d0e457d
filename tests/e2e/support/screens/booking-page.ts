import type { Slot } from '@carwash/domain/slots/slot';
import { expect, type Locator, type Page } from '@playwright/test';
import { vehicle } from '../../../support/purchases/vehicle.ts';
import type { Account } from '../records/accounts.ts';
import { openSignedIn } from '../sign-in/sign-in.ts';
import { sandboxUrl } from '../suite.ts';

export const bookingPageOf = ({ serviceId, _id }: Slot) => `/booking/${serviceId}/${_id}`;

export const confirmButton = (page: Page) =>
  page.getByRole('button', { name: 'Confirm Booking', exact: true });

/** Waits until the form asks for this price, such as `$49.90`. */
export const expectPriceToPay = (page: Page, price: string): Promise<void> =>
  expect(confirmButton(page)).toHaveAccessibleDescription(`To pay now ${price}`);

export async function fillInVehicle(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Car', exact: true }).check();
  await fillInButType(page);
}

/** Fills in the fields of a vehicle whose type is chosen. */
export async function fillInButType(
  within: Page | Locator,
  plate = vehicle.registrationPlate,
): Promise<void> {
  await within.getByLabel('Registration plate').fill(plate);
  await within.getByLabel('Vehicle brand').fill(vehicle.vehicleBrand);
  await within.getByLabel('Vehicle model').fill(vehicle.vehicleModel);
  await within.getByLabel('Manufacturing year').fill(String(vehicle.manufacturingYear));
}

/** The form holds what `fillInVehicle` typed. */
export async function expectVehicleFilledIn(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Car', exact: true })).toBeChecked();
  await expect(page.getByLabel('Registration plate')).toHaveValue(vehicle.registrationPlate);
}

/** From the sign-in to the filled-in form of the booking page. */
export async function prepareBooking(page: Page, slot: Slot, customer: Account): Promise<void> {
  await openSignedIn(page, bookingPageOf(slot), customer);
  await fillInVehicle(page);
}

export const cardPageAddress = (url: URL) => url.origin === new URL(sandboxUrl).origin;

/** Submits the form and waits for the provider's card page. */
export async function confirmBooking(page: Page): Promise<void> {
  await confirmButton(page).click();
  await page.waitForURL(cardPageAddress);
}

/** From the sign-in to the provider's card page. */
export async function goToPay(page: Page, slot: Slot, customer: Account): Promise<void> {
  await prepareBooking(page, slot, customer);
  await confirmBooking(page);
}
