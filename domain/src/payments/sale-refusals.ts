import type { Refusal } from '../endpoint/errors.ts';
import { formatMoney, toMinorUnits } from '../money/money.ts';
import { suitableAddOns } from '../services/quote.ts';
import type { Service } from '../services/service.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { type BookingWindow, outsideWindow } from '../slots/booking-window.ts';
import type { Slot } from '../slots/slot.ts';

export const slotTaken: Refusal = {
  code: 'slot_taken',
  message: 'This slot is not available any more. Please choose another one.',
};

export const bayTaken: Refusal = {
  code: 'slot_taken',
  message: 'This bay is not free at that time. Please choose another one.',
};

export const slotBeingPaid: Refusal = {
  code: 'slot_being_paid',
  message: 'Another customer may have paid for this slot just now. Please try again in a minute.',
};

/** Refuses the desk a closed day that the caller has not agreed to. */
export const dayClosed: Refusal = {
  code: 'not_on_sale',
  message:
    'We are closed on this day. Confirm that you want it all the same, or choose another one.',
};

/**
 * Refuses to sell a service that is paused.
 * @returns null when the service is on sale
 */
export const refusalOfPaused = ({ isPaused }: Pick<Service, 'isPaused'>): Refusal | null =>
  isPaused ? { code: 'not_on_sale', message: 'This service is not on sale at the moment.' } : null;

const windowMessages = {
  late: 'This time starts too soon to be booked. Please choose a later one.',
  closed: 'We are closed on this day. Please choose another one.',
  early: 'This time is too far ahead to be booked. Please choose an earlier one.',
};

/**
 * Refuses a customer a slot that only the desk may sell at `now`.
 * @returns null when customers may book it
 */
export function refusalOfTime(
  slot: Pick<Slot, 'date' | 'startsAt'>,
  window: BookingWindow,
  now: Date,
): Refusal | null {
  const outside = outsideWindow(slot, window, now);
  return outside && { code: 'not_on_sale', message: windowMessages[outside] };
}

/**
 * Refuses an add-on that is not offered with the service for such a vehicle.
 * @returns null when all are offered
 */
export function refusalOfAddOns(
  { vehicleType, addOns }: { vehicleType: string; addOns: readonly string[] },
  service: Pick<Service, '_id'>,
  settings: Pick<PublicSettings, 'addOns'>,
): Refusal | null {
  const offered = suitableAddOns(service, vehicleType, settings.addOns).map(({ _id }) => _id);
  if (addOns.every((id) => offered.includes(id))) return null;
  const message = 'An extra that you chose is not offered for this vehicle any more.';
  return { code: 'bad_input', message, errors: [{ path: 'addOns', message }] };
}

/** The price of a sale and the one that was shown, in major units; undefined when nothing was shown. */
interface Prices {
  amount: number;
  agreed: number | undefined;
  currency: string;
}

const priceChanged = (amount: number, agreed: number, currency: string): Refusal => ({
  code: 'price_changed',
  message: `The price is now ${formatMoney(amount, currency)}, no longer ${formatMoney(agreed, currency)}. Please confirm once more.`,
});

/**
 * Refuses a sale that costs more than the customer was shown.
 * @returns null when it costs as much, or less
 */
export const refusalOfHigherPrice = ({ amount, agreed, currency }: Prices): Refusal | null =>
  agreed === undefined || toMinorUnits(amount) <= toMinorUnits(agreed)
    ? null
    : priceChanged(amount, agreed, currency);

/**
 * Refuses a cash sale whose price is not exactly the shown one, because the shown amount may already have
 * been taken.
 * @returns null when it costs as much
 */
export const refusalOfOtherPrice = ({ amount, agreed, currency }: Prices): Refusal | null =>
  agreed === undefined || toMinorUnits(amount) === toMinorUnits(agreed)
    ? null
    : priceChanged(amount, agreed, currency);
