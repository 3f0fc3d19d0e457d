import { randomInt } from 'node:crypto';
import type { Slot } from '@carwash/domain/slots/slot';
import { addDays } from '@carwash/domain/time/business-time';
import type { Page } from '@playwright/test';
import { vehicle } from '../../../support/purchases/vehicle.ts';
import { dayFromToday } from '../records/catalogue.ts';

/** A day, yyyy-MM-dd, on which nothing else happens. */
export const quietDay = (): string => dayFromToday(randomInt(400, 20_000));

/** Such a day that is a Monday. */
export function quietMonday(): string {
  const day = quietDay();
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** The day view of the slots page. */
export const deskAt = (date: string) => `/dashboard/slots?date=${date}`;

export const deskDialog = (page: Page) => page.getByRole('dialog', { name: 'Book at the desk' });
/** The button that sells in the dialog of the desk, by how the customer pays. */
export const sellButton = (page: Page, by = 'Pay later') =>
  deskDialog(page).getByRole('button', { name: by });
export const deskName = (page: Page) => deskDialog(page).getByLabel('Name (optional)');

/** Fills in the form of the desk for a customer without an account. */
export async function fillInDeskForm(page: Page, name: string): Promise<void> {
  await deskName(page).fill(name);
  await fillInCar(page);
}

/** The desk enters no more of a car than its type and its plate. */
export async function fillInCar(page: Page): Promise<void> {
  await deskDialog(page).getByRole('radio', { name: 'Car', exact: true }).check();
  await deskDialog(page).getByLabel('Registration plate').fill(vehicle.registrationPlate);
}

/** In a business with bays: all starts of an hour, HH:00, to be sold, closed and opened. */
export const showStarts = (page: Page, hour: string) =>
  page.getByRole('button', { name: `All starts from ${hour}` });

/** Actions on an open or closed slot of the day view. */
export const bookSlot = (page: Page, name: string, { startTime }: Slot) =>
  page.getByRole('button', { name: `Book ${name} at ${startTime}` });
export const closeSlot = (page: Page, name: string, { startTime }: Slot) =>
  page.getByRole('button', { name: `Close ${name} at ${startTime}` });
export const openSlot = (page: Page, name: string, { startTime }: Slot) =>
  page.getByRole('button', { name: new RegExp(`^Open ${name} at ${startTime}`) });
