import type { Slot } from '@carwash/domain/slots/slot';
import type { Page } from '@playwright/test';
import { vehicle } from '../../support/purchases/vehicle.ts';
import type { Account } from './accounts.ts';
import { bookingOf } from './addresses.ts';
import { openSignedIn } from './sign-in.ts';
import { sandboxUrl } from './suite.ts';

/** The button of a slot on its service's page. */
export const slotButton = (page: Page, { startTime }: Slot) =>
  page.getByRole('button', { name: new RegExp(`^${startTime}`) });

export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm Booking' });

export async function fillInVehicle(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Vehicle type' }).click();
  await page.getByRole('option', { name: 'Car', exact: true }).click();
  await page.getByLabel('Vehicle brand').fill(vehicle.vehicleBrand);
  await page.getByLabel('Vehicle model').fill(vehicle.vehicleModel);
  await page.getByLabel('Manufacturing year').fill(String(vehicle.manufacturingYear));
  await page.getByLabel('Registration plate').fill(vehicle.registrationPlate);
}

/** From the sign-in to the filled-in form of the booking page. */
export async function prepareBooking(page: Page, slot: Slot, customer: Account): Promise<void> {
  await openSignedIn(page, bookingOf(slot), customer);
  await fillInVehicle(page);
}

export const cardPageAddress = (url: URL) => url.origin === new URL(sandboxUrl).origin;

/** Presses Confirm Booking and waits for the provider's card page. */
export async function confirmBooking(page: Page): Promise<void> {
  await confirmButton(page).click();
  await page.waitForURL(cardPageAddress);
}

/** From the sign-in to the provider's card page. */
export async function goToPay(page: Page, slot: Slot, customer: Account): Promise<void> {
  await prepareBooking(page, slot, customer);
  await confirmBooking(page);
}
