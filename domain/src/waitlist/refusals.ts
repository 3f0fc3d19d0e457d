import type { Refusal } from '../endpoint/errors.ts';
import { formatDay } from '../time/calendar-days.ts';
import { maxLapsedOffers } from './offer-limit.ts';

/** Most entries of one customer that wait or have an offer. */
const maxWaitlistEntries = 20;

/** The same of a customer who has never paid. */
const maxEntriesUnpaid = 3;

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

/**
 * Refuses a customer more entries than they may have.
 * @param entries number of those that would wait or have an offer
 */
export function refusalOfManyEntries(entries: number, hasPaid: boolean): Refusal | null {
  const most = hasPaid ? maxWaitlistEntries : maxEntriesUnpaid;
  if (entries <= most) return null;
  const until = hasPaid ? 'You' : 'Until you have paid for a first visit, you';
  return {
    code: 'conflict',
    message: `${until} can be on the waitlist ${most} times at most. Leave one of them first.`,
  };
}

/** Refuses an entry of a customer who has let all offers of the day lapse. */
export const refusalAfterOffers = (date: string): Refusal => ({
  code: 'conflict',
  message: `You have had ${maxLapsedOffers} offers for ${formatDay(date)}, so others come first now. Please look for a free time, or choose another day.`,
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
