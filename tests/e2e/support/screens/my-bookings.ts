import type { Booking } from '@carwash/domain/bookings/booking';
import { expect, type Page } from '@playwright/test';

export const rescheduleAddress = '/dashboard/reschedule-booking';

/** The screen with the panel of one booking open. */
export const panelOf = ({ _id }: Booking) => `${rescheduleAddress}?booking=${_id}`;

export const panel = (page: Page) => page.getByRole('region', { name: 'Choose a new time' });
export const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming bookings' });
export const rescheduleLink = (page: Page) => page.getByRole('link', { name: /^Reschedule: / });
export const confirmMove = (page: Page) => page.getByRole('button', { name: 'Confirm new time' });

export const cancelButton = (page: Page) => page.getByRole('button', { name: /^Cancel Booking: / });
export const cancelDialog = (page: Page) => page.getByRole('dialog', { name: 'Cancel Booking' });
export const sayYes = (page: Page) => page.getByRole('button', { name: 'Yes, cancel it' });
export const sayNo = (page: Page) => page.getByRole('button', { name: 'No, keep it' });

/** Opens the dialog of the only booking on the screen. */
export async function askToCancel(page: Page): Promise<void> {
  await cancelButton(page).click();
  await expect(cancelDialog(page)).toBeVisible();
}
