import type { Refusal } from '../endpoint/errors.ts';
import { formatMoney, toMinorUnits } from '../money/money.ts';
import { suitableAddOns } from '../services/quote.ts';
import type { Service } from '../services/service.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { type BookingWindow, outsideWindow } from '../slots/booking-window.ts';
import type { Slot } from '../slots/slot.ts';
import { formatDay } from '../time/calendar-days.ts';
import { hoursText } from '../time/durations.ts';
import { formatClockTime } from '../time/format-clock-time.ts';
import type { User } from '../users/user.ts';
import type { Transaction } from './transaction.ts';

export const slotNotFound: Refusal = { code: 'not_found', message: 'There is no such slot.' };

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

/** Refuses the desk another booking of a start for an account that it has not agreed to. */
export const startBooked: Refusal = {
  code: 'already_booked',
  message: 'This customer has booked this time already. Confirm that they want it once more.',
};

const names = new Intl.ListFormat('en');

/**
 * Refuses the desk minutes that are kept for customers who wait, until the caller means it.
 * @param waiting their names, the first in line first
 */
export function minutesKept(waiting: readonly string[]): Refusal {
  const others = waiting.length - 2;
  const who = others > 1 ? [...waiting.slice(0, 2), `${others} others`] : waiting;
  return {
    code: 'kept_for_waitlist',
    message: `These minutes are kept for ${names.format(who)} on the waitlist. Confirm that you want them anyway.`,
  };
}

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
 * Refuses a customer what is not on sale at `now`.
 * @returns null when it is
 */
export const refusalOfOffer = (
  { service, slot }: { service: Pick<Service, 'isPaused'>; slot: Pick<Slot, 'date' | 'startsAt'> },
  window: BookingWindow,
  now: Date,
): Refusal | null => refusalOfPaused(service) ?? refusalOfTime(slot, window, now);

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

/** An unknown service or slot, or a slot of another service. */
export const purchaseNotFound: Refusal = {
  code: 'not_found',
  message: 'Service or slot not found',
};

export const noProfile: Refusal = {
  code: 'forbidden',
  message: 'Your account has no profile yet.',
};

export const accountDisabled: Refusal = {
  code: 'forbidden',
  message: 'This account is disabled.',
};

/** Refuses an online booking of a customer who can book by phone only. */
export const bookByPhone = ({ phone }: Pick<PublicSettings, 'phone'>): Refusal => ({
  code: 'not_on_sale',
  message: `Please call us to book: ${phone}. We will gladly find a time for you.`,
});

/**
 * Refuses a customer who cannot book online.
 * @returns null when they can
 */
export function refusalOfCustomer(
  { status }: Pick<User, 'status'>,
  isBlocked: boolean,
  settings: Pick<PublicSettings, 'phone'>,
): Refusal | null {
  if (status === 'disabled') return accountDisabled;
  return isBlocked ? bookByPhone(settings) : null;
}

export const slotBegun: Refusal = {
  code: 'not_on_sale',
  message: 'This time has begun, so it can no longer be paid for. Please choose a later one.',
};

export const alreadyPaid: Refusal = {
  code: 'already_paid',
  message: 'You have already paid for this slot.',
};

export const moneyComesBack: Refusal = {
  code: 'refund_due',
  message:
    'Your earlier payment for this slot arrived but could not be booked. The money goes back to you.',
};

export const ownPaymentUnclear: Refusal = {
  code: 'slot_being_paid',
  message:
    'It is being checked whether your payment for this slot has arrived. Please try again in a minute.',
};

export const emailNotVerified: Refusal = {
  code: 'email_not_verified',
  message:
    'Many people are paying for this day right now. Please confirm your email address first: follow the link in the mail that we sent you, then book.',
};

/** Refuses a free booking by a customer who has neither confirmed an address nor paid before. */
export const freeNeedsVerifiedEmail: Refusal = {
  code: 'email_not_verified',
  message:
    'Please confirm your email address first: your profile sends you a mail with a link. Then book this free service.',
};

/**
 * Refuses another booking without a price.
 * @param most upcoming bookings without a price that a customer may have
 */
export const tooManyFreeBookings = (most: number): Refusal => ({
  code: 'too_many_holds',
  message: `You already have ${most} free bookings to come. Cancel one of them first.`,
});

type Held = Pick<Transaction, '_id' | 'service' | 'slot'>;

const nameOf = ({ service, slot }: Held): string =>
  `${service.name} on ${formatDay(slot.date)} at ${slot.startTime}`;

/** Refuses another hold. Names the held slots with their payments, so that the customer can finish or cancel them. */
export const tooManyHolds = (holds: readonly Held[]): Refusal => ({
  code: 'too_many_holds',
  message: `You already hold ${holds.map(nameOf).join(', ')}. Pay for a slot or give it up before you take another one.`,
  errors: holds.map((held) => ({
    path: 'slotId',
    message: `${nameOf(held)} is held by payment ${held._id}`,
  })),
});

/**
 * Refuses another hold of a start that the customer has held for too long.
 * @param again time from which the customer may hold the start again
 */
export const holdUsedUp = (again: Date, timeZone: string): Refusal => ({
  code: 'hold_used_up',
  message: `You have held this time twice without paying, so others can take it now. If it is still free at ${formatClockTime(again, timeZone)}, you can try again.`,
});

/**
 * Refuses a sale on worse terms than those that the customer saw.
 * @param hours notice on which it would be sold
 * @param agreed notice that was shown, in hours; undefined when none was shown
 * @returns null when the terms are as good, or better
 */
export const refusalOfTerms = (hours: number, agreed: number | undefined): Refusal | null =>
  agreed === undefined || hours <= agreed
    ? null
    : {
        code: 'refund_changed',
        message: `By now it is free to cancel only until ${hoursText(hours)} before it starts. Please confirm once more.`,
      };
