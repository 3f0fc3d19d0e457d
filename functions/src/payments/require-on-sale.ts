import type { Service } from '@carwash/domain/services/service';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { outsideWindow } from '@carwash/domain/slots/booking-window';
import type { Slot } from '@carwash/domain/slots/slot';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';

const messages = {
  late: 'This time starts too soon to be booked. Please choose a later one.',
  early: 'This time is too far ahead to be booked. Please choose an earlier one.',
};

/**
 * Stops the sale of a service that is paused.
 * @throws ApiError not_on_sale
 */
export function requireForSale({ isPaused }: Pick<Service, 'isPaused'>): void {
  if (isPaused) throw new ApiError('not_on_sale', 'This service is not on sale at the moment.');
}

/**
 * Stops a customer who wants a slot that only the desk may sell at this time.
 * @throws ApiError not_on_sale
 */
export function requireOnSale(
  slot: Pick<Slot, 'date' | 'startsAt'>,
  rules: PublicSettings,
  { now, settings: { businessTimeZone: timeZone } }: Context,
): void {
  const outside = outsideWindow(slot, { ...rules, timeZone }, now());
  if (outside) throw new ApiError('not_on_sale', messages[outside]);
}
