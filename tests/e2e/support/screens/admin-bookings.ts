import { randomBytes } from 'node:crypto';
import type { Booking } from '@carwash/domain/bookings/booking';
import type { Vehicle } from '@carwash/domain/vehicles/vehicle';
import { expect, type Page } from '@playwright/test';
import { bookedVehicle } from '../../../support/purchases/vehicle.ts';

const bookingsAddress = '/dashboard/bookings';

/** The list, narrowed down to what a search finds. */
export const bookingsFoundBy = (search: string) =>
  `${bookingsAddress}?${new URLSearchParams({ search })}`;

export const deskPageOf = ({ _id }: Pick<Booking, '_id'>) => `${bookingsAddress}/${_id}`;

/** A car like no other. */
export const ownVehicle = (): Vehicle => ({
  ...bookedVehicle,
  registrationPlate: `ঢাকা মেট্রো-${randomBytes(5).toString('hex').toUpperCase()} ১২-৩৪৫৬`,
});

/** A booking of the list, which is a table. */
export const bookingRow = (page: Page, { customer }: Pick<Booking, 'customer'>) =>
  page.getByRole('row').filter({ hasText: customer.name });

/** Opens what can be done about the booking and answers with the menu. */
export async function openActions(page: Page, { customer }: Pick<Booking, 'customer'>) {
  await page.getByRole('button', { name: `Actions: ${customer.name}` }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu;
}

export const refundChoice = (page: Page, name: string) => page.getByRole('radio', { name });
export const reasonField = (page: Page) => page.getByLabel('Reason', { exact: true });
