import type { Slot } from '@carwash/domain/slots/slot';
import type { Page } from '@playwright/test';

/** A service's page with the slots of the slot's day. */
export const servicePageOf = ({ serviceId, date }: Slot) => `/services/${serviceId}?date=${date}`;

/** The button of a slot on its service's page. */
export const slotButton = (page: Page, { startTime }: Slot) =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${startTime}`) });
