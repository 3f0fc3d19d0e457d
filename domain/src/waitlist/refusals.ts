import type { Refusal } from '../endpoint/errors.ts';
import { formatDay } from '../time/calendar-days.ts';

/** Most entries of one customer that wait or have an offer. */
export const maxWaitlistEntries = 20;

export const noSuchEntry: Refusal = {
  code: 'not_found',
  message: 'There is no such entry on the waitlist.',
};

export const waitlistNeedsVerifiedEmail: Refusal = {
  code: 'email_not_verified',
  message:
    'Please confirm your email address first, because a free time is offered by mail: follow the link in the mail that we sent you.',
};

/**
 * Refuses an entry for hours in which nothing is offered that is long enough.
 * @param minutes length of the job
 */
export const nothingToWaitFor = (date: string, minutes: number): Refusal => {
  const message = `There is no start for ${minutes} minutes at these hours on ${formatDay(date)}.`;
  return { code: 'bad_input', message, errors: [{ path: 'dates', message }] };
};

/** Refuses an entry for hours in which a time is free. */
export const refusalOfFreeTime = (date: string, startTime: string): Refusal => ({
  code: 'conflict',
  message: `There is a free time at ${startTime} on ${formatDay(date)}. You can book it now.`,
});

/** Refuses a second entry of a customer for a service and day. */
export const refusalOfSecondEntry = (date: string): Refusal => ({
  code: 'conflict',
  message: `You are on the waitlist for ${formatDay(date)} already.`,
});

/** Refuses an entry for a day for which too many customers wait. */
export const refusalOfFullLine = (date: string): Refusal => ({
  code: 'conflict',
  message: `Too many people wait for ${formatDay(date)}. Please choose another day.`,
});

export const tooManyEntries: Refusal = {
  code: 'conflict',
  message: `You can be on the waitlist ${maxWaitlistEntries} times at most. Leave one of them first.`,
};

/** Most offers to a customer for one service and day. */
export const maxOffers = 2;

/** Refuses an entry of a customer who has had all offers for the service and day. */
export const refusalAfterOffers = (date: string): Refusal => ({
  code: 'conflict',
  message: `You have had ${maxOffers} offers for ${formatDay(date)}, so others come first now. Please look for a free time, or choose another day.`,
});

/** Refuses an entry of a customer who has begun to pay for that day. */
export const refusalWhilePaying = (date: string): Refusal => ({
  code: 'conflict',
  message: `You have begun to pay for a time on ${formatDay(date)}. Please finish or cancel that payment first.`,
});

export const cannotBuy: Refusal = {
  code: 'conflict',
  message:
    'This customer could not book that time: the service, the chosen extras, the opening hours or the account have changed, or they have booked it already.',
};

export const notWaiting: Refusal = {
  code: 'conflict',
  message: 'This customer does not wait any more.',
};
